import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import type { WidgetElement } from '../elements/widget-element.ts'
import { mountWidget } from '../mount/mount-widget.ts'
import { PorticoSignIn } from './portico-sign-in.ts'

/**
 * Mounts the login widget. A second call on the same element sets new options; typed values are kept.
 *
 * @param options.elementId - selector of the element that takes the widget, as `#sign-in`
 * @returns the widget's element
 * @throws Error when the selector matches nothing
 * @example
 * ```ts
 * mountLogin({ client, elementId: '#sign-in', config: { products: [Products.emailMagicLinks] } })
 * ```
 */
export function mountLogin(
  options: LoginOptions & { elementId: string },
): WidgetElement<LoginOptions> {
  return mountWidget(PorticoSignIn, 'mountLogin', options)
}
