/**
 * Names under which the code of host pages knows the types of this package (protocol facts, section 1): a page that
 * spells out types compiles after only its import was changed. Every type here is an alias of a type that is defined
 * elsewhere.
 */
import type {
  AuthReply,
  CommonReply,
  identityProvider,
  ReplyOf,
  RequestOf,
  totps,
  User,
  users,
} from '@portico/contract'
import type { crypto } from '@portico/contract/methods/crypto'
import type { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import type { oauth } from '@portico/contract/methods/oauth'
import type { otp } from '@portico/contract/methods/otp'
import type { passkeys } from '@portico/contract/methods/passkeys'
import type { passwords } from '@portico/contract/methods/passwords'
import type { ImpersonationApi } from './account/impersonation.ts'
import type { AttestOptions } from './account/session-calls.ts'
import type { TotpCreationReply, TotpsApi } from './account/totps.ts'
import type { DeletionReply, UserUpdate, UserUpdateReply } from './account/user-calls.ts'
import type { Client } from './client/client.ts'
import type { SessionApi } from './client/session-api.ts'
import type { UserApi } from './client/user-api.ts'
import type { ClientOptions, SessionDuration, Unsubscribe } from './foundation/client-options.ts'
import type {
  AuthorizeDecision,
  AuthorizeRequest,
  IdpApi,
  LogoutRequest,
} from './identity-provider/idp-calls.ts'
import type {
  CryptoWalletOptions,
  CryptoWalletStartOptions,
  CryptoWalletsApi,
} from './methods/crypto/crypto.ts'
import type { MagicLinkOptions } from './methods/email-magic-links/email-magic-links.ts'
import type { OauthAuthenticateOptions } from './methods/oauth/create-authenticate.ts'
import type { OauthApi } from './methods/oauth/oauth.ts'
import type { OauthStartOptions } from './methods/oauth/to-start-url.ts'
import type {
  EmailPasscodeOptions,
  SmsPasscodeOptions,
  WhatsAppPasscodeOptions,
} from './methods/otp/otp.ts'
import type {
  WebauthnAuthenticationOptions,
  WebauthnAuthenticationReply,
} from './methods/passkeys/authenticate.ts'
import type { WebauthnApi, WebauthnUpdateReply } from './methods/passkeys/passkeys.ts'
import type {
  WebauthnRegistrationOptions,
  WebauthnRegistrationReply,
} from './methods/passkeys/register.ts'
import type { PasswordStrength, PasswordsApi } from './methods/passwords/passwords.ts'
import type { Permissions, RbacApi } from './rbac/rbac-api.ts'

/** Options of a client. */
export type StytchClientOptions = ClientOptions
/** Stops a subscription. */
export type UnsubscribeFunction = Unsubscribe
/** State that `onStateChange` passes to its listener. */
export type ConsumerState = Parameters<Parameters<Client['onStateChange']>[0]>[0]
/** Fields of every answer. */
export type ResponseCommon = CommonReply
/** Answer of every call that signs a user in. */
export type AuthenticateResponse = AuthReply
/** How long a session should live. */
export type SessionDurationOptions = SessionDuration

/** Result of `session.getInfo`. */
export type SessionInfo = ReturnType<SessionApi['getInfo']>
/** Listener for changes of the session. */
export type SessionOnChangeCallback = Parameters<SessionApi['onChange']>[0]
/** Options of `session.authenticate`. */
export type SessionAuthenticateOptions = SessionDuration
/** Answer of `session.authenticate`. */
export type SessionAuthenticateResponse = AuthReply
/** Options of `session.revoke`. */
export type SessionRevokeOptions = NonNullable<Parameters<SessionApi['revoke']>[0]>
/** Answer of `session.revoke`. */
export type SessionRevokeResponse = CommonReply
/** Tokens that `session.updateSession` takes. */
export type SessionTokensUpdate = Parameters<SessionApi['updateSession']>[0]
/** Options of `session.attest`. */
export type SessionAttestOptions = AttestOptions
/** Answer of `session.attest`. */
export type SessionAttestResponse = AuthReply
/** Options of `session.exchangeAccessToken`. */
export type SessionAccessTokenExchangeOptions = Parameters<SessionApi['exchangeAccessToken']>[0]
/** Answer of `session.exchangeAccessToken`. */
export type SessionAccessTokenExchangeResponse = AuthReply

/** Result of `user.getInfo`. */
export type UserInfo = ReturnType<UserApi['getInfo']>
/** Listener for changes of the user. */
export type UserOnChangeCallback = Parameters<UserApi['onChange']>[0]
/** Options of `user.update`. */
export type UserUpdateOptions = UserUpdate
/** Answer of `user.update`. */
export type UserUpdateResponse = UserUpdateReply
/** Answer of the calls that delete a factor of the user. */
export type DeleteResponse = DeletionReply
/** Answer of `user.getConnectedApps`. */
export type UserGetConnectedAppsResponse = ReplyOf<typeof users.connectedApps>

/** Options of `magicLinks.email.loginOrCreate`. */
export type MagicLinksLoginOrCreateOptions = MagicLinkOptions
/** Answer of `magicLinks.email.loginOrCreate`. */
export type MagicLinksLoginOrCreateResponse = ReplyOf<typeof emailMagicLinks.loginOrCreate>
/** Options of `magicLinks.email.send`. */
export type MagicLinksSendOptions = MagicLinkOptions
/** Answer of `magicLinks.email.send`. */
export type MagicLinksSendResponse = ReplyOf<typeof emailMagicLinks.sendPrimary>
/** Options of `magicLinks.authenticate`. */
export type MagicLinksAuthenticateOptions = SessionDuration
/** Answer of `magicLinks.authenticate`. */
export type MagicLinksAuthenticateResponse = ReplyOf<typeof emailMagicLinks.authenticate>

/** Options of `otps.email`. */
export type OTPCodeEmailOptions = EmailPasscodeOptions
/** Options of `otps.whatsapp`. */
export type OTPCodeOptions = WhatsAppPasscodeOptions
/** Options of `otps.sms`. */
export type OTPCodeSMSOptions = SmsPasscodeOptions
/** Options of `otps.authenticate`. */
export type OTPAuthenticateOptions = SessionDuration
/** Answer of `otps.email.loginOrCreate`. */
export type OTPsLoginOrCreateResponse = ReplyOf<typeof otp.emailLoginOrCreate>
/** Answer of `otps.email.send`. */
export type OTPsSendResponse = ReplyOf<typeof otp.emailSendPrimary>
/** Answer of `otps.authenticate`. */
export type OTPsAuthenticateResponse = ReplyOf<typeof otp.authenticate>

/** Options of `oauth.<provider>.start`. */
export type OAuthGetURLOptions = OauthStartOptions
/** Options of `oauth.authenticate`. */
export type OAuthAuthenticateOptions = OauthAuthenticateOptions
/** Answer of `oauth.authenticate`. */
export type OAuthAuthenticateResponse = ReplyOf<typeof oauth.authenticate>
/** Answer of `oauth.attach`. */
export type OAuthAttachResponse = ReplyOf<typeof oauth.attach>
/** `client.oauth`. */
export type IHeadlessOAuthClient = OauthApi

/** Options of `cryptoWallets.authenticateStart`. */
export type CryptoWalletAuthenticateStartOptions = CryptoWalletStartOptions
/** Answer of `cryptoWallets.authenticateStart`. */
export type CryptoWalletAuthenticateStartResponse = ReplyOf<typeof crypto.authenticateStartPrimary>
/** Options of `cryptoWallets.authenticate`. */
export type CryptoWalletAuthenticateOptions = CryptoWalletOptions
/** Answer of `cryptoWallets.authenticate`. */
export type CryptoWalletAuthenticateResponse = ReplyOf<typeof crypto.authenticate>
/** `client.cryptoWallets`. */
export type IHeadlessCryptoWalletClient = CryptoWalletsApi
/** Parts of an EIP-4361 message. */
export type SIWEParams = NonNullable<CryptoWalletStartOptions['siwe_params']>

/** Options of `passwords.create`. */
export type PasswordCreateOptions = Parameters<PasswordsApi['create']>[0]
/** Answer of `passwords.create`. */
export type PasswordCreateResponse = ReplyOf<typeof passwords.create>
/** Options of `passwords.authenticate`. */
export type PasswordAuthenticateOptions = Parameters<PasswordsApi['authenticate']>[0]
/** Answer of `passwords.authenticate`. */
export type PasswordAuthenticateResponse = ReplyOf<typeof passwords.authenticate>
/** Options of `passwords.resetByEmailStart`. */
export type PasswordResetByEmailStartOptions = Parameters<PasswordsApi['resetByEmailStart']>[0]
/** Answer of `passwords.resetByEmailStart`. */
export type PasswordResetByEmailStartResponse = ReplyOf<typeof passwords.resetByEmailStart>
/** Options of `passwords.resetByEmail`. */
export type PasswordResetByEmailOptions = Parameters<PasswordsApi['resetByEmail']>[0]
/** Answer of `passwords.resetByEmail`. */
export type PasswordResetByEmailResponse = ReplyOf<typeof passwords.resetByEmail>
/** Options of `passwords.resetByExistingPassword`. */
export type PasswordResetByExistingPasswordOptions = Parameters<
  PasswordsApi['resetByExistingPassword']
>[0]
/** Answer of `passwords.resetByExistingPassword`. */
export type PasswordResetByExistingPasswordResponse = ReplyOf<
  typeof passwords.resetByExistingPassword
>
/** Options of `passwords.resetBySession`. */
export type PasswordResetBySessionOptions = Parameters<PasswordsApi['resetBySession']>[0]
/** Answer of `passwords.resetBySession`. */
export type PasswordResetBySessionResponse = ReplyOf<typeof passwords.resetBySession>
/** Options of `passwords.strengthCheck`. */
export type PasswordStrengthCheckOptions = Parameters<PasswordsApi['strengthCheck']>[0]
/** Answer of `passwords.strengthCheck`. */
export type PasswordStrengthCheckResponse = PasswordStrength

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

/** Options of `totps.create`. */
export type TOTPCreateOptions = RequestOf<typeof totps.create>
/** Answer of `totps.create`. */
export type TOTPCreateResponse = TotpCreationReply
/** Options of `totps.authenticate`. */
export type TOTPAuthenticateOptions = Parameters<TotpsApi['authenticate']>[0]
/** Answer of `totps.authenticate`. */
export type TOTPAuthenticateResponse = ReplyOf<typeof totps.authenticate>
/** Answer of `totps.recoveryCodes`. */
export type TOTPRecoveryCodesResponse = ReplyOf<typeof totps.recoveryCodes>
/** Options of `totps.recover`. */
export type TOTPRecoverOptions = Parameters<TotpsApi['recover']>[0]
/** Answer of `totps.recover`. */
export type TOTPRecoverResponse = ReplyOf<typeof totps.recover>

/** Options of `impersonation.authenticate`. */
export type ImpersonationAuthenticateOptions = Parameters<ImpersonationApi['authenticate']>[0]
/** Answer of `impersonation.authenticate`. */
export type ImpersonationAuthenticateResponse = AuthReply
/** Every action of every resource, and whether the user may do it. */
export type ConsumerPermissionsMap<Actions extends Record<string, string>> = Permissions<Actions>

/** Options of `idp.oauthAuthorizeStart`. */
export type OAuthAuthorizeStartOptions = AuthorizeRequest
/** Answer of `idp.oauthAuthorizeStart`. */
export type OAuthAuthorizeStartResponse = ReplyOf<typeof identityProvider.authorizeStart>
/** Options of `idp.oauthAuthorizeSubmit`. */
export type OAuthAuthorizeSubmitOptions = AuthorizeDecision
/** Answer of `idp.oauthAuthorizeSubmit`. */
export type OAuthAuthorizeSubmitResponse = ReplyOf<typeof identityProvider.authorizeSubmit>
/** Options of `idp.oauthLogoutStart`. */
export type OAuthLogoutStartOptions = LogoutRequest
/** Answer of `idp.oauthLogoutStart`. */
export type OAuthLogoutStartResponse = ReplyOf<typeof identityProvider.logoutStart>
/** `client.idp`. */
export type IHeadlessIDPClient = IdpApi

/** `client.user`. */
export type IHeadlessUserClient = UserApi
/** `client.passwords`. */
export type IHeadlessPasswordClient = PasswordsApi
/** `client.rbac`. */
export type IHeadlessRBACClient = RbacApi
/** `client.impersonation`. */
export type IHeadlessImpersonationClient = ImpersonationApi
