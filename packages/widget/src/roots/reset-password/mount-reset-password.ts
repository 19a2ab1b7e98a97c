import type { WidgetElement } from '../elements/widget-element.ts'
import { mountWidget } from '../mount/mount-widget.ts'
import type { ResetPasswordOptions } from './options.ts'
import { PorticoResetPassword } from './portico-reset-password.ts'

/**
 * Mounts the password reset on the page that the links of the reset mail lead to. The log-in link, which needs no
 * password, is used at once.
 *
 * @param options.elementId - selector of the element that takes the widget, as `#reset`
 * @param options.passwordResetToken - @default the token in the page's address
 * @returns the widget's element
 * @throws Error when the selector matches nothing
 * @example
 * ```ts
 * mountResetPassword({ client, elementId: '#reset' })
 * ```
 */
export function mountResetPassword(
  options: ResetPasswordOptions & { elementId: string },
): WidgetElement<ResetPasswordOptions> {
  return mountWidget(PorticoResetPassword, 'mountResetPassword', options)
}
