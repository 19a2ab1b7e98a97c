/** React bindings: a provider for the client, hooks that read it, and the widgets as components. */
'use client'

export {
  createPortico,
  createStytchClient,
  createStytchClient as createStytchHeadlessClient,
  createStytchClient as createStytchUIClient,
} from '@portico/client'
export type * from '@portico/client/type-names'
export type {
  AuthenticationFactor,
  AuthTokenParams,
  Callbacks,
  Client,
  ClientOptions,
  EmailMagicLinksOptions,
  HostError,
  HostEvent,
  IDPConsentItem,
  IDPConsentManifestGenerator,
  IDPConsentScreenManifest,
  IDPConsentSection,
  LoginConfig,
  OAuthAuthorizeParams,
  OAuthLogoutParams,
  OtpOptions,
  PasskeyOptions,
  PasswordOptions,
  Presentation,
  PresentationConfig,
  PresentationOptions,
  Product,
  ProductId,
  RequireSessionOptions,
  Session,
  SessionOptions,
  SessionTokens,
  Strings,
  StringsOptions,
  StyleConfig,
  Styles,
  StytchEvent,
  StytchLoginConfig,
  StytchSDKUIError,
  TextId,
  Texts,
  Theme,
  User,
  WebauthnErrorCode,
} from '@portico/widget'
export {
  defaultDarkTheme,
  defaultTheme,
  errorToPorticoError,
  errorToStytchError,
  IDPOAuthFlowMissingParamError,
  InternalError,
  NoCurrentSessionError,
  OAuthProviders,
  Portico,
  PorticoAPIError,
  PorticoAPISchemaError,
  PorticoAPIUnreachableError,
  PorticoClient,
  PorticoError,
  PorticoEventType,
  PorticoSDKError,
  PorticoSDKUsageError,
  Products,
  parseOAuthAuthorizeParams,
  parseOAuthLogoutParams,
  quartzDarkTheme,
  quartzTheme,
  requireSession,
  SDKAPIUnreachableError,
  StytchAPIError,
  StytchAPISchemaError,
  StytchAPIUnreachableError,
  StytchClient,
  StytchError,
  StytchEventType,
  StytchHeadlessClient,
  StytchSDKAPIError,
  StytchSDKError,
  StytchSDKSchemaError,
  StytchSDKUsageError,
  StytchUIClient,
  shadcnTheme,
  UNRECOVERABLE_ERROR_TYPES,
  WebauthnError,
} from '@portico/widget'
export { withStytch } from './hocs/with-stytch.tsx'
export { withStytchPermissions } from './hocs/with-stytch-permissions.tsx'
export { type StytchSessionProps, withStytchSession } from './hocs/with-stytch-session.tsx'
export { type StytchUserProps, withStytchUser } from './hocs/with-stytch-user.tsx'
export {
  useStytch,
  useStytchIsAuthorized,
  useStytchSession,
  useStytchUser,
} from './hooks/compatible-hooks.ts'
export { usePortico } from './hooks/use-portico.ts'
export { type Authorization, usePorticoIsAuthorized } from './hooks/use-portico-is-authorized.ts'
export { usePorticoRequireSession } from './hooks/use-portico-require-session.ts'
export { usePorticoSession } from './hooks/use-portico-session.ts'
export { usePorticoUser } from './hooks/use-portico-user.ts'
// biome-ignore lint/performance/noReExportAll: the list names them, and the build writes the names
export * from './method-values.ts'
export type { SessionState, UserState } from './provider/client-view.ts'
export type { ProviderOptions } from './provider/find-client.ts'
export type { InitialSession, InitialSessionFields } from './provider/initial-session.ts'
export { PorticoProvider, type PorticoProviderProps } from './provider/portico-provider.tsx'
export { StytchProvider, type StytchProviderProps } from './provider/stytch-provider.tsx'
// biome-ignore lint/performance/noReExportAll: each file of the list has only public names
export * from './roots/index.ts'
export {
  IdentityProvider,
  StytchLogin,
  StytchPasswordReset,
} from './widgets/compatible-widgets.tsx'
export { StytchPasskeyRegistration } from './widgets/stytch-passkey-registration.tsx'
export type { WidgetProps, WidgetProps as StytchProps } from './widgets/widget-props.ts'
