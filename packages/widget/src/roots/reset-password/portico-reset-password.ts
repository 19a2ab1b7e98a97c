import type { Client } from '@portico/client'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import type { ResetPasswordOptions } from './options.ts'
import { ResetPassword } from './reset-password.tsx'

/** The mount function as a method of the client. */
export interface MountsResetPassword {
  /**
   * Mounts the password reset on the page that the links of the reset mail lead to. The function can be called without
   * its client as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#reset`
   * @param options.client - @default this client
   * @param options.passwordResetToken - @default the token in the page's address
   * @throws Error when the selector matches nothing
   */
  readonly mountResetPassword: (
    options: Omit<ResetPasswordOptions, 'client'> & { client?: Client; elementId: string },
  ) => void
}

/**
 * The element of the password reset. The mount functions define it as `stytch-reset-password`. To use another tag,
 * define it yourself and call `render()` with a client.
 */
export const PorticoResetPassword: WidgetElementClass<
  ResetPasswordOptions,
  'stytch-reset-password' | 'portico-reset-password',
  MountsResetPassword
> = createWidgetElement(
  ResetPassword,
  ['stytch-reset-password', 'portico-reset-password'],
  ['passwordResetToken'],
)
