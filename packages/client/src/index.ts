/** The headless browser SDK: session, sign-in calls, bootstrap and event log, without any screens. */
export type { AuthenticationFactor, Session, User } from '@portico/contract'
export type { ImpersonationApi } from './account/impersonation.ts'
export type { AttestOptions } from './account/session-calls.ts'
export type { TotpCreationReply, TotpsApi } from './account/totps.ts'
export type { DeletionReply, UserUpdate, UserUpdateReply } from './account/user-calls.ts'
export type * from './api/type-names.ts'
export type {
  CallOptions,
  Client,
  ClientOptions,
  CookieOptions,
  SessionDuration,
  Unsubscribe,
  UrlAuthentication,
  UrlToken,
} from './client.ts'
export {
  createClient,
  createStytchClient,
  createStytchClient as createPortico,
  createStytchClient as createStytchHeadlessClient,
} from './create-client.ts'
export {
  StytchAPIError,
  StytchAPIError as StytchSDKAPIError,
  StytchAPISchemaError,
  StytchAPISchemaError as StytchSDKSchemaError,
  StytchAPIUnreachableError,
  StytchAPIUnreachableError as SDKAPIUnreachableError,
  StytchError,
  StytchSDKUsageError,
  UNRECOVERABLE_ERROR_TYPES,
} from './errors.ts'
export type {
  AuthorizeDecision,
  AuthorizeRequest,
  IdpApi,
  LogoutRequest,
} from './identity-provider/idp-calls.ts'
export {
  type OAuthAuthorizeParams,
  type OAuthLogoutParams,
  type ParsedParams,
  parseOAuthAuthorizeParams,
  parseOAuthLogoutParams,
} from './identity-provider/parse-params.ts'
export { type ClientInternals, getInternals, type ProjectBootstrap } from './internals.ts'
export type { OtherDeviceOutcome } from './magic-links/await-other-device.ts'
export type { MagicLinkOptions, MagicLinksApi } from './methods/email-magic-links.ts'
export type { OauthApi, OauthProviderApi } from './methods/oauth.ts'
export type {
  EmailPasscodeOptions,
  OtpsApi,
  SmsPasscodeOptions,
  WhatsAppPasscodeOptions,
} from './methods/otp.ts'
export type {
  PasswordCredentials,
  PasswordResetStart,
  PasswordStrength,
  PasswordsApi,
} from './methods/passwords.ts'
export {
  findHeldSignIn,
  type HeldSignIn,
  offerToAsk,
  type ShownCode,
} from './oauth/held-sign-in.ts'
export { findLastUsedProvider } from './oauth/last-used-provider.ts'
export { OAuthProviders } from './oauth/oauth-providers.ts'
export type { OneTapOptions, OneTapResult } from './oauth/start-one-tap.ts'
export type { OauthStartOptions } from './oauth/to-start-url.ts'
export type {
  WebauthnAuthenticationOptions,
  WebauthnAuthenticationReply,
} from './passkeys/authenticate.ts'
export type { WebauthnApi, WebauthnUpdateReply } from './passkeys/passkeys.ts'
export type { WebauthnRegistrationOptions, WebauthnRegistrationReply } from './passkeys/register.ts'
export { WebauthnError, type WebauthnErrorCode } from './passkeys/webauthn-error.ts'
export type { ClientPorts } from './ports.ts'
export type { Permissions, RbacApi } from './rbac/rbac-api.ts'
export {
  errorToStytchError,
  IDPOAuthFlowMissingParamError,
  InternalError,
  NoCurrentSessionError,
  StytchSDKError,
} from './sdk-errors.ts'
export type { SessionApi, SessionTokens } from './session/session-api.ts'
export type { UserApi } from './session/user-api.ts'
export { StytchClient, StytchClient as StytchHeadlessClient } from './stytch-client.ts'
