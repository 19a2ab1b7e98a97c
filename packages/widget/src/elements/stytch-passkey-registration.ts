import type { LoginOptions } from '../app/login.tsx'
import { PasskeyRegistration } from '../app/passkey-registration.tsx'
import { createWidgetElement, type WidgetElementClass } from './widget-element.ts'

/**
 * The element of the passkey registration. The mount functions define it as `stytch-passkey-registration`; define
 * it yourself to choose another tag, and call `render()` with a client.
 */
export const StytchPasskeyRegistration: WidgetElementClass<LoginOptions> =
  createWidgetElement(PasskeyRegistration)
