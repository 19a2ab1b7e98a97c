/**
 * Applies a theme to the page: custom properties `--st-<key>` under a class of their own, in a constructed sheet beside
 * that of `styles/`. Several widgets with different themes can be on one page.
 *
 * A page may set the same properties on the widget's element or any element above it, and its values win. Therefore the
 * widget has two elements: `st-scope` copies the page's values to `--st-page-<key>`, and `st-root` inside of it sets
 * the effective values.
 */
import { createSheet, takesSheets } from '../styles/style-sheet.ts'
import { followers, type ResolvedTheme } from './resolve-theme.ts'
import { defaultTheme, type ResolvedTokens } from './tokens.ts'

let applied = 0

export interface AppliedTheme {
  /** The class for the widget's root element. */
  className: string
  /** Removes the theme from the page. */
  remove: () => void
}

/**
 * Applies a theme to a document or a shadow root.
 *
 * @param root - the document or the shadow root that the widget is rendered into
 */
export function applyTheme(root: Document | ShadowRoot, theme: ResolvedTheme): AppliedTheme {
  const { light, dark } = theme
  const className = `st-theme-${++applied}`
  if (!takesSheets(root)) return { className, remove() {} }
  const page = root.ownerDocument ?? root
  const sheets = [fill(createSheet(page), className, light)]
  if (dark) {
    sheets.push(fill(createSheet(page, '(prefers-color-scheme:dark)'), className, dark))
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
  if (light !== defaultTheme) {
    // measured outside of the first paint; the warnings are only advice, so a failure to load them is ignored
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
  const own = addRule(sheet, className, tokens.css)
  const page = addRule(sheet, 'st-scope')
  for (const [key, value] of Object.entries(tokens)) {
    // the shadcn theme leaves this property to the page: it is inherited, because no rule sets it here
    if (value === 'shadcn') continue
    page.setProperty(`--st-page-${key}`, `var(--st-${key})`)
    own.setProperty(`--st-${key}`, `var(--st-page-${key},var(--st-led-${key},${value}))`)
  }
  page.setProperty('--st-track', `var(--st-page-container-width,${tokens['container-width']})`)
  // If the page sets only the leader, its followers take this value. Otherwise `--st-page-<leader>` is empty, and so is
  // this property.
  for (const [key, leader, value] of followers) {
    own.setProperty(`--st-led-${key}`, value.replace(`--st-${leader})`, `--st-page-${leader})`))
  }
  return sheet
}

function addRule(sheet: CSSStyleSheet, className: string, nested = ''): CSSStyleDeclaration {
  // `:where` has no specificity, so that a host rule for the root can set a token
  sheet.insertRule(`:where(.${className}){${nested}}`)
  // The line above has inserted a style rule. Its properties are set one by one, so that a value that is not valid CSS
  // is dropped alone and cannot affect another rule.
  return (sheet.cssRules[0] as CSSStyleRule).style
}
