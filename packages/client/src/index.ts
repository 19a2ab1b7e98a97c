/** The headless browser SDK: session, sign-in calls, bootstrap and event log, without any screens. */
export type { AuthenticationFactor, Session, User } from '@portico/contract'
export type {
  CallOptions,
  Client,
  ClientOptions,
  CookieOptions,
  EmailPasscodeOptions,
  MagicLinkOptions,
  MagicLinksApi,
  OtpsApi,
  SessionDuration,
  Unsubscribe,
  UrlAuthentication,
  UrlToken,
} from './client.ts'
export {
  createClient,
  createStytchClient,
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
export {
  type OAuthAuthorizeParams,
  type OAuthLogoutParams,
  type ParsedParams,
  parseOAuthAuthorizeParams,
  parseOAuthLogoutParams,
} from './identity-provider/parse-params.ts'
export { type ClientInternals, getInternals, type ProjectBootstrap } from './internals.ts'
export type { ClientPorts } from './ports.ts'
export {
  errorToStytchError,
  IDPOAuthFlowMissingParamError,
  InternalError,
  NoCurrentSessionError,
  StytchSDKError,
} from './sdk-errors.ts'
export { StytchClient, StytchClient as StytchHeadlessClient } from './stytch-client.ts'
export type {
  AuthorizeDecision,
  AuthorizeRequest,
  IdpApi,
  LogoutRequest,
} from './surface/idp-api.ts'
export type { ImpersonationApi } from './surface/impersonation-api.ts'
export type {
  PasswordCredentials,
  PasswordResetStart,
  PasswordStrength,
  PasswordsApi,
} from './surface/passwords-api.ts'
export type { Permissions, RbacApi } from './surface/rbac-api.ts'
export type { AttestOptions, SessionApi, SessionTokens } from './surface/session-api.ts'
export type { TotpCreationReply, TotpsApi } from './surface/totps-api.ts'
export type {
  AuthenticateResponse,
  ConsumerPermissionsMap,
  ConsumerState,
  DeleteResponse,
  IHeadlessIDPClient,
  IHeadlessImpersonationClient,
  IHeadlessPasswordClient,
  IHeadlessRBACClient,
  IHeadlessUserClient,
  ImpersonationAuthenticateOptions,
  ImpersonationAuthenticateResponse,
  MagicLinksAuthenticateOptions,
  MagicLinksAuthenticateResponse,
  MagicLinksLoginOrCreateOptions,
  MagicLinksLoginOrCreateResponse,
  MagicLinksSendOptions,
  MagicLinksSendResponse,
  OAuthAuthorizeStartOptions,
  OAuthAuthorizeStartResponse,
  OAuthAuthorizeSubmitOptions,
  OAuthAuthorizeSubmitResponse,
  OAuthLogoutStartOptions,
  OAuthLogoutStartResponse,
  OTPAuthenticateOptions,
  OTPCodeEmailOptions,
  OTPsAuthenticateResponse,
  OTPsLoginOrCreateResponse,
  OTPsSendResponse,
  PasswordAuthenticateOptions,
  PasswordAuthenticateResponse,
  PasswordCreateOptions,
  PasswordCreateResponse,
  PasswordResetByEmailOptions,
  PasswordResetByEmailResponse,
  PasswordResetByEmailStartOptions,
  PasswordResetByEmailStartResponse,
  PasswordResetByExistingPasswordOptions,
  PasswordResetByExistingPasswordResponse,
  PasswordResetBySessionOptions,
  PasswordResetBySessionResponse,
  PasswordStrengthCheckOptions,
  PasswordStrengthCheckResponse,
  ResponseCommon,
  SessionAccessTokenExchangeOptions,
  SessionAccessTokenExchangeResponse,
  SessionAttestOptions,
  SessionAttestResponse,
  SessionAuthenticateOptions,
  SessionAuthenticateResponse,
  SessionDurationOptions,
  SessionInfo,
  SessionOnChangeCallback,
  SessionRevokeOptions,
  SessionRevokeResponse,
  SessionTokensUpdate,
  StytchClientOptions,
  TOTPAuthenticateOptions,
  TOTPAuthenticateResponse,
  TOTPCreateOptions,
  TOTPCreateResponse,
  TOTPRecoverOptions,
  TOTPRecoverResponse,
  TOTPRecoveryCodesResponse,
  UnsubscribeFunction,
  UserGetConnectedAppsResponse,
  UserInfo,
  UserOnChangeCallback,
  UserUpdateOptions,
  UserUpdateResponse,
} from './surface/type-names.ts'
export type { DeletionReply, UserApi, UserUpdate, UserUpdateReply } from './surface/user-api.ts'
export type {
  WebauthnApi,
  WebauthnAuthentication,
  WebauthnAuthenticationReply,
  WebauthnRegistration,
  WebauthnRegistrationReply,
  WebauthnUpdateReply,
} from './surface/webauthn-api.ts'
export { WebauthnError, type WebauthnErrorCode } from './webauthn/webauthn-error.ts'
