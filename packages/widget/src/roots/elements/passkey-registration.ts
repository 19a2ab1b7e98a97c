import { createWidget } from '../../app/create-widget.tsx'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { passkeyRegistration } from '../../screens/passkey-registration/passkey-registration.ts'
import { createWidgetElement, type WidgetElementClass } from './widget-element.ts'

/**
 * The element of the passkey registration. The mount functions define it as `stytch-passkey-registration`. To use
 * another tag, define it yourself and call `render()` with a client.
 */
export const PasskeyRegistration: WidgetElementClass<LoginOptions> = createWidgetElement(
  createWidget(passkeyRegistration),
)
