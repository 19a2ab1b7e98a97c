/**
 * The one style sheet of the widget, for a page and for a shadow root alike. Parts register their rules when
 * their module loads, so a page pays only for the parts it loads; a root adopts the sheet once.
 * Constructed, never a `<style>` element or a style attribute: so it runs under `style-src 'self'`.
 * Colours and sizes are not here: they are custom properties, see `theme/`.
 */
import { baseStyles } from './base.css.ts'

/**
 * What `&` stands for in the rules. Two ids that no element has lift every rule above host rules such as
 * `#app .form button { … }`, which would otherwise reach into the light DOM.
 */
const scope = '.st-root:not(#_#_)'

let rules = ''
let isQueued = false
const sheets = new Map<Document, CSSStyleSheet>()

/**
 * Adds the rules of a part, for roots that have adopted the sheet already as for later ones.
 * @param css rules in which `&` stands for the widget's root
 */
export function registerStyles(css: string): void {
  rules += css.replaceAll('&', scope)
  if (isQueued || sheets.size === 0) return
  isQueued = true
  // once for all parts of a chunk, and before anything of it is drawn
  queueMicrotask(() => {
    isQueued = false
    for (const sheet of sheets.values()) sheet.replaceSync(rules)
  })
}

/**
 * Gives a root the widget's styles. Calling it again for the same root changes nothing.
 * @param root the document or the shadow root that the widget is rendered into
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
 * Whether a root takes constructed sheets. Documents of test environments without a layout do not: there the widget
 * stands without styles.
 */
export function takesSheets(root: Document | ShadowRoot): boolean {
  const page = root.ownerDocument ?? root
  const { CSSStyleSheet } = page.defaultView ?? window
  return Boolean(root.adoptedStyleSheets && CSSStyleSheet?.prototype.replaceSync)
}

/**
 * Makes `--st-medium` a length that is computed once, at the root: as mere text it would be taken anew of each size it
 * is used in. By call, for a rule of a shadow root registers nothing.
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
    // registered by another copy of this package, or not known to an older browser
  }
}

/** A constructed sheet works only in the document whose window made it. */
export function createSheet(page: Document, media = ''): CSSStyleSheet {
  return new (page.defaultView ?? window).CSSStyleSheet({ media })
}

registerStyles(baseStyles)
