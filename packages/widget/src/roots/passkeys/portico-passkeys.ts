import { createWidget } from '../../app/create-widget.tsx'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { passkeyRegistration } from './passkey-registration.ts'

/**
 * The element `<portico-passkeys>`: the passkey registration and, for a signed-out user, first the log-in with the
 * methods of `config.products`. Unlike in the element of `mountPasskeyRegistration`, whose page shows it only to
 * signed-in users, a missing session is not reported as an error.
 *
 * @example
 * ```ts
 * document.querySelector('portico-passkeys')?.render({ client: portico, config: { products: ['otp'] } })
 * ```
 */
export const PorticoPasskeys: WidgetElementClass<LoginOptions, 'portico-passkeys'> =
  createWidgetElement(
    createWidget({
      ...passkeyRegistration,
      asksToLogIn: true,
      start: ({ client }) =>
        client.session.getSync() ? { name: 'registration.start' } : { name: 'main', typed: {} },
    }),
    ['portico-passkeys'],
  )
