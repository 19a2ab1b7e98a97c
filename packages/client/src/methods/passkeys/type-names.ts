/** The names of types of passkeys; `type-names.ts` of the package explains them. */
import type { ReplyOf, User } from '@portico/contract'
import type { passkeys } from '@portico/contract/methods/passkeys'
import type { WebauthnAuthenticationOptions, WebauthnAuthenticationReply } from './authenticate.ts'
import type { WebauthnApi, WebauthnUpdateReply } from './passkeys.ts'
import type { WebauthnRegistrationOptions, WebauthnRegistrationReply } from './register.ts'

/** Options of `webauthn.register`. */
export type WebAuthnRegisterStartOptions = WebauthnRegistrationOptions
/** Answer of the service to the start of a registration. */
export type WebAuthnRegisterStartResponse = ReplyOf<typeof passkeys.registerStart>
/** Answer of `webauthn.register`. */
export type WebAuthnRegisterResponse = WebauthnRegistrationReply
/** Options of `webauthn.authenticate`. */
export type WebAuthnAuthenticateStartOptions = WebauthnAuthenticationOptions
/** Answer of the service to the start of a sign-in by passkey. */
export type WebAuthnAuthenticateStartResponse = ReplyOf<typeof passkeys.authenticateStartPrimary>
/** Answer of `webauthn.authenticate`. */
export type WebAuthnAuthenticateResponse = WebauthnAuthenticationReply
/** Options of `webauthn.update`. */
export type WebAuthnUpdateOptions = Parameters<WebauthnApi['update']>[0]
/** Answer of `webauthn.update`. */
export type WebAuthnUpdateResponse = WebauthnUpdateReply
/** A passkey of a user. */
export type WebAuthnRegistration = User['webauthn_registrations'][number]
/** `client.webauthn`. */
export type IHeadlessWebAuthnClient = WebauthnApi
