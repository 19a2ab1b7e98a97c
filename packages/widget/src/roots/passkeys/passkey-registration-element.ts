import { createWidget } from '../../app/create-widget.tsx'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { passkeyRegistration } from './passkey-registration.ts'

/**
 * The element of the passkey registration. The mount functions define it as `stytch-passkey-registration`. To use
 * another tag, define it yourself and call `render()` with a client.
 */
export const PasskeyRegistration: WidgetElementClass<LoginOptions> = createWidgetElement(
  createWidget(passkeyRegistration),
)
