/** What both entries export: the npm package's, and `portico.js`. */

export type {
  AuthenticationFactor,
  Client,
  ClientOptions,
  OAuthAuthorizeParams,
  OAuthLogoutParams,
  Session,
  SessionTokens,
  User,
  WebauthnErrorCode,
} from '@portico/client'
export {
  createPortico,
  createStytchClient,
  createStytchHeadlessClient,
  errorToStytchError,
  IDPOAuthFlowMissingParamError,
  InternalError,
  NoCurrentSessionError,
  parseOAuthAuthorizeParams,
  parseOAuthLogoutParams,
  SDKAPIUnreachableError,
  StytchAPIError,
  StytchAPISchemaError,
  StytchAPIUnreachableError,
  StytchClient,
  StytchError,
  StytchHeadlessClient,
  StytchSDKAPIError,
  StytchSDKError,
  StytchSDKSchemaError,
  StytchSDKUsageError,
  UNRECOVERABLE_ERROR_TYPES,
  WebauthnError,
} from '@portico/client'
export type * from '@portico/client/type-names'
export type {
  LoginConfig,
  LoginConfig as StytchLoginConfig,
  Product,
  SessionOptions,
} from './config/login-config.ts'
export {
  OAuthProviders,
  type ProductId,
  Products,
  Wallets,
} from './config/products.ts'
export type {
  IdentityProviderOptions,
  LoginOptions,
  LoginOptions as SDKConfig,
  ResetPasswordOptions,
  Strings,
  StringsOptions,
} from './context/widget-options.ts'
export { definePorticoElements } from './elements/define-portico-elements.ts'
export { PorticoPasskeys } from './elements/portico-passkeys.ts'
export { StytchIdentityProvider } from './elements/stytch-identity-provider.ts'
export { StytchPasskeyRegistration } from './elements/stytch-passkey-registration.ts'
export { StytchResetPassword } from './elements/stytch-reset-password.ts'
export { StytchUI } from './elements/stytch-ui.ts'
export type { WidgetElement, WidgetElementClass } from './elements/widget-element.ts'
export {
  type Callbacks,
  type HostDomErrorEvent,
  type HostDomEvent,
  type HostDomEvent as StytchDOMEvent,
  type HostError,
  type HostError as StytchSDKUIError,
  type HostEvent,
  type HostEvent as StytchEvent,
  StytchEventType,
} from './host/host-events.ts'
export type {
  AuthTokenParams,
  IDPConsentItem,
  IDPConsentManifestGenerator,
  IDPConsentScreenManifest,
  IDPConsentSection,
} from './identity-provider/options.ts'
export type { EmailMagicLinksOptions } from './methods/email-magic-links/options.ts'
export {
  type OauthOptions,
  type OauthOptions as OAuthOptions,
  type OauthProviderOptions,
  type OauthProviderOptions as ProviderOptions,
  OneTapPositions,
} from './methods/oauth/options.ts'
export { OTPMethods, type OtpOptions } from './methods/otp/options.ts'
export type { PasskeyOptions } from './methods/passkeys/options.ts'
export type { PasswordOptions } from './methods/passwords/options.ts'
export { mountIdentityProvider } from './mount/mount-identity-provider.ts'
export { mountLogin } from './mount/mount-login.ts'
export { mountPasskeyRegistration } from './mount/mount-passkey-registration.ts'
export { mountResetPassword } from './mount/mount-reset-password.ts'
export { StytchUIClient, StytchUIClient as Portico } from './mount/stytch-ui-client.ts'
export type { TextId, Texts } from './text/text-id.ts'
export type {
  Presentation,
  Presentation as PresentationConfig,
  PresentationOptions,
} from './theme/resolve-theme.ts'
export type { Styles, Styles as StyleConfig } from './theme/styles-dialect.ts'
export { defaultDarkTheme, defaultTheme, type Theme } from './theme/tokens.ts'
