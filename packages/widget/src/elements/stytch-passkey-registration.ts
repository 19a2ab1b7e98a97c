import { createWidgetFor } from '../app/create-widget-for.tsx'
import type { LoginOptions } from '../app/login.tsx'
import type { PasskeyRegistrationScreen } from '../passkey-registration/registration.tsx'
import { createWidgetElement, type WidgetElementClass } from './widget-element.ts'

const firstScreen: PasskeyRegistrationScreen = { name: 'passkeyRegistration' }

/**
 * The element of the passkey registration. The mount functions define it as `stytch-passkey-registration`; define
 * it yourself to choose another tag, and call `render()` with a client.
 */
export const StytchPasskeyRegistration: WidgetElementClass<LoginOptions> = createWidgetElement(
  createWidgetFor(firstScreen),
)
