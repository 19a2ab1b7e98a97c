import { attachStyles } from '../styles/style-sheet.ts'
import { applyTheme } from '../theme/apply-theme.ts'
import type { ResolvedTheme } from '../theme/resolve-theme.ts'
import { isContained } from './is-contained.ts'

/** What stands in a rule that has been inserted: a browser drops a value that is no CSS, here it is left out. */
class WrittenStyle {
  readonly #values = new Map<string, string>()

  setProperty(name: string, value: string) {
    if (value.trim() !== '' && isContained(value, true)) this.#values.set(name, value)
  }

  toString() {
    return [...this.#values].map(([name, value]) => `${name}:${value}`).join(';')
  }
}

/** As much of a constructed style sheet as the widget uses, kept as text. */
class WrittenSheet {
  readonly media: string
  readonly cssRules: { head: string; nested: string; style: WrittenStyle }[] = []
  #text = ''

  constructor({ media = '' } = {}) {
    this.media = media
  }

  replaceSync(text: string) {
    this.#text = text
  }

  insertRule(rule: string) {
    const [, head = '', nested = ''] = /^([^{]*)\{([\s\S]*)\}$/.exec(rule) ?? []
    // as a browser, which refuses the whole rule
    if (!isContained(nested, false)) throw new Error('The "css" of a theme is no CSS.')
    this.cssRules.unshift({ head, nested, style: new WrittenStyle() })
  }

  toString() {
    const rules = this.cssRules.map(({ head, nested, style }) => `${head}{${style};${nested}}`)
    const css = this.#text + rules.join('')
    return this.media ? `@media ${this.media}{${css}}` : css
  }
}

/** The document of every screen: the widget keeps one sheet for each that it sees. */
const page = { defaultView: { CSSStyleSheet: WrittenSheet } }

/**
 * The style sheets that the widget would give a page, as text: those of the parts that the first screen has, and the
 * theme.
 *
 * @returns the text, and the class that the theme is under
 */
export function collectCss(theme: ResolvedTheme): { css: string; className: string } {
  const written = { ownerDocument: page, adoptedStyleSheets: [] as unknown[] }
  // it takes the place of a shadow root, of which no more is used than it has
  const root = written as unknown as ShadowRoot
  attachStyles(root)
  const { className } = applyTheme(root, theme)
  return { css: written.adoptedStyleSheets.join('').replaceAll('\n', ''), className }
}
