import { defineElement } from './elements/define-element.ts'
import * as roots from './index.ts'

/**
 * Defines the elements whose tags begin with `portico-`, such as `<portico-sign-in>` and `<portico-consent>`. Such an
 * element shows its widget once it has a client: as the property `client`, or by `render()`. `portico.js` calls this
 * function itself; a page with a build calls it once.
 *
 * @example
 * ```ts
 * definePorticoElements()
 * document.querySelector('portico-sign-in')?.render({ client: portico, config: { products: ['otp'] } })
 * ```
 */
export function definePorticoElements(): void {
  for (const exported of Object.values(roots)) {
    if (!('tags' in exported)) continue
    for (const tag of exported.tags) if (/^portico/.test(tag)) defineElement(tag, exported)
  }
}
