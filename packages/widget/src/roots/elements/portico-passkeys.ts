import { createWidget } from '../../app/create-widget.tsx'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { passkeyRegistration } from '../../screens/passkey-registration/passkey-registration.ts'
import { createWidgetElement, type WidgetElementClass } from './widget-element.ts'

/**
 * The element `<portico-passkeys>`: the passkey registration, and for a signed-out visitor the log-in before it, by
 * the methods of `config.products`. Nothing is reported as an error then, other than by
 * {@link StytchPasskeyRegistration}, whose page shows it to signed-in users alone.
 *
 * @example
 * ```ts
 * document.querySelector('portico-passkeys')?.render({ client: portico, config: { products: ['otp'] } })
 * ```
 */
export const PorticoPasskeys: WidgetElementClass<LoginOptions> = createWidgetElement(
  createWidget({
    ...passkeyRegistration,
    asksToLogIn: true,
    start: ({ client }) =>
      client.session.getSync() ? { name: 'registration.start' } : { name: 'main', typed: {} },
  }),
)
