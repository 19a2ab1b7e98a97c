import { attachStyles } from '../../foundation/styles/style-sheet.ts'
import { applyTheme } from '../../foundation/theme/apply-theme.ts'
import type { ResolvedTheme } from '../../foundation/theme/resolve-theme.ts'
import { isContained } from './is-contained.ts'
import { findRead, pruneRules } from './prune-css.ts'

/** What stands in a rule that has been inserted: a browser drops a value that is no CSS, here it is left out. */
class WrittenStyle {
  readonly values = new Map<string, string>()

  setProperty(name: string, value: string) {
    if (value.trim() !== '' && isContained(value, true)) this.values.set(name, value)
  }
}

/** As much of a constructed style sheet as the widget uses, kept as text. */
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
    // as a browser, which refuses the whole rule
    if (!isContained(nested, false)) throw new Error('The "css" of a theme is no CSS.')
    this.cssRules.unshift({ head, nested, style: new WrittenStyle() })
  }
}

/** Writes the sheets of one widget, as much of them as its markup has use for. */
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

/** The document of every screen: the widget keeps one sheet for each that it sees. */
const page = { defaultView: { CSSStyleSheet: WrittenSheet } }

/**
 * The style sheets that the widget would give a page, as text.
 *
 * @returns the class that the theme is under, and what writes the text for a piece of markup
 */
export function collectCss(theme: ResolvedTheme): {
  className: string
  writeFor(html: string): string
} {
  const written = { ownerDocument: page, adoptedStyleSheets: [] as WrittenSheet[] }
  // it takes the place of a shadow root, of which no more is used than it has
  const root = written as unknown as ShadowRoot
  attachStyles(root)
  const { className } = applyTheme(root, theme)
  return { className, writeFor: (html) => writeSheets(written.adoptedStyleSheets, html) }
}
