/** The headless browser SDK: session, sign-in calls, bootstrap and event log, without any screens. */
export type {
  CallOptions,
  Client,
  ClientOptions,
  CookieOptions,
  EmailPasscodeOptions,
  MagicLinkOptions,
  MagicLinksApi,
  OtpsApi,
  SessionApi,
  SessionDuration,
  SessionTokens,
  Unsubscribe,
  UrlAuthentication,
  UrlToken,
  UserApi,
} from './client.ts'
export {
  createClient,
  createStytchClient,
  createStytchClient as createStytchHeadlessClient,
} from './create-client.ts'
export {
  StytchAPIError,
  StytchAPISchemaError,
  StytchAPIUnreachableError,
  StytchError,
  StytchSDKUsageError,
  UNRECOVERABLE_ERROR_TYPES,
} from './errors.ts'
export { type ClientInternals, getInternals, type ProjectBootstrap } from './internals.ts'
export type { ClientPorts } from './ports.ts'
export { StytchClient, StytchClient as StytchHeadlessClient } from './stytch-client.ts'
export type { Permissions, RbacApi } from './surface/rbac-api.ts'
