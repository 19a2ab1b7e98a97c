import { createWidget } from '../../app/create-widget.tsx'
import type { View } from '../../flow/screens.ts'
import type { LoginOptions, WidgetProps } from '../../kernel/context/widget-options.ts'
import { createWidgetElement, type WidgetElementClass } from '../elements/widget-element.ts'
import { passkeyRegistration } from './passkey-registration.ts'

/** The widget inside the element. */
export const Passkeys: View<WidgetProps<LoginOptions>> = createWidget({
  ...passkeyRegistration,
  asksToLogIn: true,
})

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
  createWidgetElement(Passkeys, ['portico-passkeys'])
