import { defaultDarkTheme, defaultTheme } from '@portico/widget/parts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { type Scheme, type ThemeState, toScheme } from '../theme/theme-state.ts'

/** What the page is made of, beside the widget's tokens. */
const pageColours = { light: '#F5F7F8', dark: '#0B141A' } as const

const darkQuery = '(prefers-color-scheme: dark)'

/** Shows the page in the scheme of the widget. The page keeps the default tokens, whatever is tried on the widget. */
export function usePageTheme(theme: ThemeState): Scheme {
  const [system, setSystem] = useState<Scheme>(() => toSystemScheme())
  useEffect(() => {
    const query = matchMedia(darkQuery)
    const follow = () => setSystem(toSystemScheme())
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const scheme = toScheme(theme, system)
  useLayoutEffect(() => applyPageTheme(scheme), [scheme])
  return scheme
}

const toSystemScheme = (): Scheme => (matchMedia(darkQuery).matches ? 'dark' : 'light')

let sheet: CSSStyleSheet | null = null

/**
 * Sets the tokens on the whole page, in a constructed sheet: there are no style attributes here. The widget's
 * place is left out: what a page says there wins over the theme that is tried.
 */
function applyPageTheme(scheme: Scheme): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const tokens = scheme === 'dark' ? defaultDarkTheme : defaultTheme
  const rules = Object.entries(tokens).map(([key, value]) => `--st-${key}: ${value};`)
  const unsaid = Object.keys(tokens).map((key) => `--st-${key}: initial;`)
  sheet.replaceSync(
    `:root, .pg-theme-root { ${rules.join(' ')} --pg-page: ${pageColours[scheme]}; color-scheme: ${scheme}; }
    #sign-in { ${unsaid.join(' ')} }`,
  )
}
