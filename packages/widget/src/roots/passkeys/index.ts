/** Shows the passkeys of the signed-in user. */

export { mountPasskeyRegistration } from './mount-passkey-registration.ts'
export { PasskeyRegistration as StytchPasskeyRegistration } from './passkey-registration-element.ts'
export { PorticoPasskeys } from './portico-passkeys.ts'
