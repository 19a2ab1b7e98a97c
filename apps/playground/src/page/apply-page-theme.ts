import { defaultDarkTheme, defaultTheme } from '@portico/widget/parts'
import type { Scheme } from '../theme/theme-state.ts'

/** What the page is made of, beside the widget's tokens. */
const pageColours = { light: '#F5F7F8', dark: '#0B141A' } as const

let sheet: CSSStyleSheet | null = null

/**
 * Sets the tokens on the whole page, in a constructed sheet: there are no style attributes here. The widget's
 * place is left out: what a page says there wins over the theme that is tried.
 */
export function applyPageTheme(scheme: Scheme): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const tokens = scheme === 'dark' ? defaultDarkTheme : defaultTheme
  const rules = Object.entries(tokens).map(([key, value]) => `--st-${key}: ${value};`)
  const unsaid = Object.keys(tokens).map((key) => `--st-${key}: initial;`)
  sheet.replaceSync(
    `:root, .pg-theme-root { ${rules.join(' ')} --pg-page: ${pageColours[scheme]}; color-scheme: ${scheme}; }
    #sign-in, portico-sign-in, portico-reset-password { ${unsaid.join(' ')} }`,
  )
}
