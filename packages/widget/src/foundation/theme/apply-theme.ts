/**
 * Brings a theme to the page: custom properties `--st-<key>` under a class of its own, in a constructed sheet
 * beside the one of `styles/`. Several widgets with different themes can stand on one page.
 *
 * A page may set the same properties, on the widget's element or anywhere above it, and wins. So the widget has
 * two elements: `st-scope` keeps what the page said, as `--st-page-<key>`; `st-root` inside of it says what counts.
 */
import { createSheet, takesSheets } from '../styles/style-sheet.ts'
import { followers, type ResolvedTheme } from './resolve-theme.ts'
import { defaultTheme, type ResolvedTokens } from './tokens.ts'

let applied = 0

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
  const className = `st-theme-${++applied}`
  if (!takesSheets(root)) return { className, remove() {} }
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
  const own = addRule(sheet, className, tokens.css)
  const page = addRule(sheet, 'st-scope')
  for (const [key, value] of Object.entries(tokens)) {
    // a page's own light and dark: said by nobody here, it is inherited
    if (value === 'shadcn') continue
    page.setProperty(`--st-page-${key}`, `var(--st-${key})`)
    own.setProperty(`--st-${key}`, `var(--st-page-${key},var(--st-led-${key},${value}))`)
  }
  page.setProperty('--st-track', `var(--st-page-container-width,${tokens['container-width']})`)
  // When the page says the leader alone, its followers go along; else this has no value.
  for (const [key, leader, value] of followers) {
    own.setProperty(`--st-led-${key}`, value.replace(`--st-${leader})`, `--st-page-${leader})`))
  }
  return sheet
}

function addRule(sheet: CSSStyleSheet, className: string, nested = ''): CSSStyleDeclaration {
  // weightless, so that a page's own rule for the root may set a token
  sheet.insertRule(`:where(.${className}){${nested}}`)
  // A style rule: the line above has just made it. Its properties are set one by one: a value that is no CSS
  // is dropped alone and cannot reach another rule.
  return (sheet.cssRules[0] as CSSStyleRule).style
}
