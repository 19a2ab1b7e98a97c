/** The headless browser SDK: session, sign-in calls, bootstrap and event log, without any screens. */
export type { AuthenticationFactor, Session, User } from '@portico/contract'
export type { ImpersonationApi } from './account/impersonation.ts'
export type { RecoveryCodesApi } from './account/recovery-codes.ts'
export type { AttestOptions } from './account/session-calls.ts'
export type { TotpCreationReply, TotpsApi } from './account/totps.ts'
export type { DeletionReply, UserUpdate, UserUpdateReply } from './account/user-calls.ts'
export type { Client, UrlAuthentication, UrlToken } from './client/client.ts'
export {
  createStytchClient,
  createStytchClient as createStytchHeadlessClient,
  StytchClient,
  StytchClient as StytchHeadlessClient,
} from './client/compatible-client.ts'
export { createClient, createPortico } from './client/create-client.ts'
export { findHeldSignIn, offerToAsk } from './client/find-held-sign-in.ts'
export { findSecondStep, leaveSecondStep, onSecondStep } from './client/find-second-step.ts'
export { getInternals } from './client/get-internals.ts'
export { findLastUsedProvider } from './client/last-used-provider.ts'
export { PorticoClient } from './client/portico-client.ts'
export { type SecondStepsApi, secondSteps } from './client/second-steps.ts'
export type { SessionApi } from './client/session-api.ts'
export { type ImmediateReply, signInImmediately } from './client/sign-in-immediately.ts'
export type { UserApi } from './client/user-api.ts'
export type {
  CallOptions,
  ClientOptions,
  CookieOptions,
  SessionDuration,
  Unsubscribe,
} from './foundation/client-options.ts'
export {
  nameErrors,
  PorticoAPIError,
  PorticoAPIError as StytchAPIError,
  PorticoAPIError as StytchSDKAPIError,
  PorticoAPISchemaError,
  PorticoAPISchemaError as StytchAPISchemaError,
  PorticoAPISchemaError as StytchSDKSchemaError,
  PorticoAPIUnreachableError,
  PorticoAPIUnreachableError as SDKAPIUnreachableError,
  PorticoAPIUnreachableError as StytchAPIUnreachableError,
  PorticoError,
  PorticoError as StytchError,
  PorticoSDKUsageError,
  PorticoSDKUsageError as StytchSDKUsageError,
  UNRECOVERABLE_ERROR_TYPES,
} from './foundation/errors/errors.ts'
export {
  errorToPorticoError,
  errorToPorticoError as errorToStytchError,
  IDPOAuthFlowMissingParamError,
  InternalError,
  NoCurrentSessionError,
  PorticoSDKError,
  PorticoSDKError as StytchSDKError,
} from './foundation/errors/sdk-errors.ts'
export type { ClientPorts } from './foundation/ports.ts'
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
export type { ClientInternals, ProjectBootstrap } from './kernel/internals.ts'
export type { OtherDeviceOutcome } from './methods/email-magic-links/await-other-device.ts'
export type {
  MagicLinkOptions,
  MagicLinksApi,
} from './methods/email-magic-links/email-magic-links.ts'
export type { HeldSignIn, ShownCode } from './methods/oauth/held-sign-in.ts'
export type { OauthApi, OauthProviderApi } from './methods/oauth/oauth.ts'
export { OAuthProviders } from './methods/oauth/oauth-providers.ts'
export type { OneTapOptions, OneTapResult } from './methods/oauth/start-one-tap.ts'
export type { OauthStartOptions } from './methods/oauth/to-start-url.ts'
export type {
  EmailPasscodeOptions,
  OtpsApi,
  SmsPasscodeOptions,
  WhatsAppPasscodeOptions,
} from './methods/otp/otp.ts'
export type { ImmediateOptions } from './methods/passkeys/ask-immediately.ts'
export type {
  WebauthnAuthenticationOptions,
  WebauthnAuthenticationReply,
} from './methods/passkeys/authenticate.ts'
export type { WebauthnApi, WebauthnUpdateReply } from './methods/passkeys/passkeys.ts'
export type {
  WebauthnRegistrationOptions,
  WebauthnRegistrationReply,
} from './methods/passkeys/register.ts'
export { WebauthnError, type WebauthnErrorCode } from './methods/passkeys/webauthn-error.ts'
export type {
  PasswordCredentials,
  PasswordResetStart,
  PasswordStrength,
  PasswordsApi,
} from './methods/passwords/passwords.ts'
export type { Permissions, RbacApi } from './rbac/rbac-api.ts'
export type { SecondStep } from './session/second-step.ts'
export type { SessionTokens } from './session/session-cookies.ts'
export type * from './type-names.ts'
