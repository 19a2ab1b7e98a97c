import { PorticoConsent } from './consent/portico-consent.ts'
import { defineElement } from './elements/define-element.ts'
import { PorticoPasskeys } from './passkeys/portico-passkeys.ts'
import { PorticoResetPassword } from './reset-password/portico-reset-password.ts'
import { PorticoSignIn } from './sign-in/portico-sign-in.ts'

/**
 * Defines `<portico-sign-in>`, `<portico-reset-password>`, `<portico-passkeys>` and `<portico-consent>`. Such an
 * element shows its widget once it has a client: as the property `client`, or by `render()`. `portico.js` calls this
 * function itself; a page with a build calls it once.
 *
 * @example
 * ```ts
 * definePorticoElements()
 * document.querySelector('portico-sign-in')?.render({ client: portico, config: { products: ['otp'] } })
 * ```
 */
export function definePorticoElements(): void {
  defineElement('portico-sign-in', PorticoSignIn)
  defineElement('portico-reset-password', PorticoResetPassword)
  defineElement('portico-passkeys', PorticoPasskeys)
  defineElement('portico-consent', PorticoConsent)
}
