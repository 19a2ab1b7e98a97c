/**
 * The widget's only style sheet, for a page as well as for a shadow root. A component registers its rules when its
 * module loads, so that a page loads only the rules of the components it uses; a root adopts the sheet once. The sheet
 * is constructed, never a `<style>` element or a style attribute, so it works under `style-src 'self'`. Colours and
 * sizes are custom properties, see `theme/`.
 */
import { baseStyles } from './base.css.ts'

/**
 * The selector that replaces `&` in the rules. Its two ids, which no element has, give every rule a higher specificity
 * than host rules such as `#app .form button { … }`, which would otherwise apply in the light DOM.
 */
const scope = '.st-root:not(#_#_)'

let rules = ''
let isQueued = false
const sheets = new Map<Document, CSSStyleSheet>()

/**
 * Adds the rules of a component, also to roots that have already adopted the sheet.
 *
 * @param css - rules in which `&` stands for the widget's root
 */
export function registerStyles(css: string): void {
  rules += css.replaceAll('&', scope)
  if (isQueued || sheets.size === 0) return
  isQueued = true
  // updates the sheet once for all components of a chunk, before the first of them is drawn
  queueMicrotask(() => {
    isQueued = false
    for (const sheet of sheets.values()) sheet.replaceSync(rules)
  })
}

/**
 * Gives a root the widget's styles. A second call for the same root changes nothing.
 *
 * @param root - the document or the shadow root that the widget is rendered into
 */
export function attachStyles(root: Document | ShadowRoot): void {
  if (!takesSheets(root)) return
  const page = root.ownerDocument ?? root
  let sheet = sheets.get(page)
  if (!sheet) {
    registerMedium(page)
    sheet = createSheet(page)
    sheet.replaceSync(rules)
    sheets.set(page, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
}

/**
 * Whether a root supports constructed style sheets. The documents of test environments without a layout do not: there
 * the widget has no styles.
 */
export function takesSheets(root: Document | ShadowRoot): boolean {
  const page = root.ownerDocument ?? root
  const { CSSStyleSheet } = page.defaultView ?? window
  return Boolean(root.adoptedStyleSheets && CSSStyleSheet?.prototype.replaceSync)
}

/**
 * Registers `--st-medium` as a length, so that it is computed once, at the root. An unregistered property would be
 * resolved again against the font size of each element that uses it. A call is necessary, because an `@property` rule
 * has no effect in a shadow root.
 */
function registerMedium(page: Document) {
  try {
    page.defaultView?.CSS.registerProperty({
      name: '--st-medium',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    })
  } catch {
    // another copy of this package has registered it, or the browser is too old to know the call
  }
}

/** Creates a constructed sheet with the constructor of the document's own window: a document adopts no other. */
export function createSheet(page: Document, media = ''): CSSStyleSheet {
  return new (page.defaultView ?? window).CSSStyleSheet({ media })
}

registerStyles(baseStyles)
