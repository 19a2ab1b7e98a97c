import type { ResetPasswordOptions } from '../../kernel/context/widget-options.ts'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { ResetPassword } from './reset-password.tsx'

/**
 * The element of the password reset. The mount functions define it as `stytch-reset-password`. To use another tag,
 * define it yourself and call `render()` with a client.
 */
export const PorticoResetPassword: WidgetElementClass<ResetPasswordOptions> =
  createWidgetElement(ResetPassword)
