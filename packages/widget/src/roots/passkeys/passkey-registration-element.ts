import type { Client } from '@portico/client'
import { createWidget } from '../../app/create-widget.tsx'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { passkeyRegistration } from './passkey-registration.ts'

/** The mount function as a method of the client. */
export interface MountsPasskeyRegistration {
  /**
   * Mounts the passkey registration for a signed-in user. The function can be called without its client as `this`.
   *
   * @param options.elementId - selector of the element that takes the widget, as `#passkeys`
   * @param options.client - @default this client
   * @throws Error when the selector matches nothing
   */
  readonly mountPasskeyRegistration: (
    options: Omit<LoginOptions, 'client'> & { client?: Client; elementId: string },
  ) => void
}

/**
 * The element of the passkey registration. The mount functions define it as `stytch-passkey-registration`. To use
 * another tag, define it yourself and call `render()` with a client.
 */
export const PasskeyRegistration: WidgetElementClass<
  LoginOptions,
  'stytch-passkey-registration',
  MountsPasskeyRegistration
> = createWidgetElement(createWidget(passkeyRegistration), ['stytch-passkey-registration'])
