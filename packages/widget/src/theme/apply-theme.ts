/**
 * Brings a theme to the page: custom properties `--st-<key>` under a class of its own, in a constructed sheet
 * beside the one of `styles/`. Several widgets with different themes can stand on one page.
 */
import { createSheet } from '../styles/style-sheet.ts'
import type { ResolvedTheme } from './resolve-theme.ts'
import { defaultTheme, type ResolvedTokens } from './tokens.ts'

export interface AppliedTheme {
  /** for the widget's root element */
  className: string
  /** takes the theme off the page */
  remove: () => void
}

/**
 * @param root the document or the shadow root that the widget is rendered into
 */
export function applyTheme(root: Document | ShadowRoot, theme: ResolvedTheme): AppliedTheme {
  const { light, dark } = theme
  const className = `st-${toHash(JSON.stringify([light, dark]))}`
  const page = root.ownerDocument ?? root
  const sheets = [fill(createSheet(page), className, light)]
  if (dark) {
    sheets.push(fill(createSheet(page, '(prefers-color-scheme:dark)'), className, dark))
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
  if (light !== defaultTheme) {
    // measured apart from the first paint; it is advice, so failing to load it harms nobody
    import('./warn-low-contrast.ts').then(
      (module) => module.warnLowContrast(theme),
      () => {},
    )
  }
  return {
    className,
    remove: () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
    },
  }
}

function fill(sheet: CSSStyleSheet, className: string, tokens: ResolvedTokens): CSSStyleSheet {
  // weightless, so that a page's own rule for the root may set a token
  sheet.insertRule(`:where(.${className}){}`)
  // a style rule: the line above has just made it
  const { style } = sheet.cssRules[0] as CSSStyleRule
  for (const [key, value] of Object.entries(tokens)) {
    // set one by one: a value that is no CSS is dropped alone and cannot reach another rule
    style.setProperty(`--st-${key}`, value)
  }
  return sheet
}

/** A short name for a text: two widgets with the same theme share a class. */
function toHash(text: string): string {
  let hash = 0
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) | 0
  return (hash >>> 0).toString(36)
}
