/** React bindings: a provider for the client, hooks that read it, and the widgets as components. */
export {
  createStytchClient,
  createStytchClient as createPortico,
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
  errorToStytchError,
  IDPOAuthFlowMissingParamError,
  InternalError,
  NoCurrentSessionError,
  OAuthProviders,
  OneTapPositions,
  OTPMethods,
  Products,
  parseOAuthAuthorizeParams,
  parseOAuthLogoutParams,
  quartzDarkTheme,
  quartzTheme,
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
  Wallets,
  WebauthnError,
} from '@portico/widget'
export { withStytch } from './hocs/with-stytch.tsx'
export { withStytchPermissions } from './hocs/with-stytch-permissions.tsx'
export { type StytchSessionProps, withStytchSession } from './hocs/with-stytch-session.tsx'
export { type StytchUserProps, withStytchUser } from './hocs/with-stytch-user.tsx'
export { useStytch, useStytch as usePortico } from './hooks/use-portico.ts'
export {
  type Authorization,
  useStytchIsAuthorized,
  useStytchIsAuthorized as usePorticoIsAuthorized,
} from './hooks/use-portico-is-authorized.ts'
export {
  useStytchSession,
  useStytchSession as usePorticoSession,
} from './hooks/use-portico-session.ts'
export { useStytchUser, useStytchUser as usePorticoUser } from './hooks/use-portico-user.ts'
export type { SessionState, UserState } from './provider/client-view.ts'
export {
  type PorticoProviderProps,
  StytchProvider,
  StytchProvider as PorticoProvider,
  type StytchProviderProps,
} from './provider/portico-provider.tsx'
export {
  IdentityProvider,
  IdentityProvider as PorticoConsent,
  type IdentityProviderProps,
} from './widgets/portico-consent.tsx'
export { PorticoPasskeys } from './widgets/portico-passkeys.tsx'
export {
  StytchLogin,
  StytchLogin as PorticoSignIn,
  type StytchProps,
} from './widgets/portico-sign-in.tsx'
export { StytchPasskeyRegistration } from './widgets/stytch-passkey-registration.tsx'
export {
  StytchPasswordReset,
  StytchPasswordReset as PorticoResetPassword,
} from './widgets/portico-reset-password.tsx'
