import { attachStyles } from '../../foundation/styles/style-sheet.ts'
import { applyTheme } from '../../foundation/theme/apply-theme.ts'
import type { ResolvedTheme } from '../../foundation/theme/resolve-theme.ts'
import { isContained } from './is-contained.ts'
import { findRead, pruneRules } from './prune-css.ts'

/** The style of an inserted rule. Like a browser, it drops values that are not valid CSS. */
class WrittenStyle {
  readonly values = new Map<string, string>()

  setProperty(name: string, value: string) {
    if (value.trim() !== '' && isContained(value, true)) this.values.set(name, value)
  }
}

/** The part of a constructed style sheet's interface that the widget uses. It keeps the rules as text. */
class WrittenSheet {
  readonly media: string
  readonly cssRules: { head: string; nested: string; style: WrittenStyle }[] = []
  text = ''

  constructor({ media = '' } = {}) {
    this.media = media
  }

  replaceSync(text: string) {
    this.text = text.replaceAll('\n', '')
  }

  insertRule(rule: string) {
    const [, head = '', nested = ''] = /^([^{]*)\{([\s\S]*)\}$/.exec(rule) ?? []
    // like a browser, which refuses the whole rule
    if (!isContained(nested, false)) throw new Error('The "css" of a theme is no CSS.')
    this.cssRules.unshift({ head, nested, style: new WrittenStyle() })
  }
}

/** Writes the sheets of a widget as text, with only the rules that its markup needs. */
function writeSheets(sheets: readonly WrittenSheet[], html: string): string {
  const texts = sheets.map(({ text }) => pruneRules(text, html))
  const ofTheme = sheets.flatMap(({ cssRules }) => cssRules)
  const read = findRead(
    [...texts, ...ofTheme.map(({ nested }) => nested)].join(''),
    ofTheme.flatMap(({ style }) => [...style.values]),
  )
  const written = sheets.map(({ media, cssRules }, index) => {
    const rules = cssRules.map(({ head, nested, style }) => {
      const values = [...style.values].filter(([name]) => read.has(name))
      return `${head}{${values.map(([name, value]) => `${name}:${value};`).join('')}${nested}}`
    })
    const css = `${texts[index]}${rules.join('')}`
    return media ? `@media ${media}{${css}}` : css
  })
  return written.join('')
}

/** The document of all screens. The widget creates one base sheet for each document, so all screens share it. */
const page = { defaultView: { CSSStyleSheet: WrittenSheet } }

/**
 * Collects the style sheets that the widget would add to a page, as text.
 *
 * @returns the class of the theme, and a function that writes the text for a piece of markup
 */
export function collectCss(theme: ResolvedTheme): {
  className: string
  writeFor(html: string): string
} {
  const none: WrittenSheet[] = []
  // each sheet makes the list anew
  const written = { ownerDocument: page, adoptedStyleSheets: none }
  // stands in for a shadow root: the called functions use only these properties
  const root = written as unknown as ShadowRoot
  attachStyles(root)
  const { className } = applyTheme(root, theme)
  return { className, writeFor: (html) => writeSheets(written.adoptedStyleSheets, html) }
}
