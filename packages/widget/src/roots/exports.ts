/** The exports of both entries, the npm package and `portico.js`. */

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
  errorToPorticoError,
  errorToStytchError,
  IDPOAuthFlowMissingParamError,
  InternalError,
  NoCurrentSessionError,
  PorticoAPIError,
  PorticoAPISchemaError,
  PorticoAPIUnreachableError,
  PorticoClient,
  PorticoError,
  PorticoSDKError,
  PorticoSDKUsageError,
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
// biome-ignore lint/performance/noReExportAll: each method lists what the package exports of it
export * from '../declarations/public.ts'
export type {
  Presentation,
  Presentation as PresentationConfig,
  PresentationOptions,
} from '../foundation/theme/resolve-theme.ts'
export type { Styles, Styles as StyleConfig } from '../foundation/theme/styles-dialect.ts'
export { defaultDarkTheme, defaultTheme, type Theme } from '../foundation/theme/tokens.ts'
export type {
  LoginConfig,
  LoginConfig as StytchLoginConfig,
  Product,
  SessionOptions,
} from '../kernel/config/login-config.ts'
export {
  OAuthProviders,
  type ProductId,
  Products,
} from '../kernel/config/products.ts'
export type { Strings, StringsOptions } from '../kernel/context/widget-options.ts'
export {
  type Callbacks,
  type HostDomErrorEvent,
  type HostDomEvent,
  type HostDomEvent as StytchDOMEvent,
  type HostError,
  type HostError as StytchSDKUIError,
  type HostEvent,
  type HostEvent as StytchEvent,
  PorticoEventType,
  PorticoEventType as StytchEventType,
} from '../kernel/host/host-events.ts'
export type { TextId, Texts } from '../kernel/text/text-id.ts'
export { definePorticoElements } from './define-portico-elements.ts'
export type { WidgetElement, WidgetElementClass } from './elements/widget-element.ts'
export type {
  ElementListeners,
  ElementProps,
  ElementsByTag,
  OptionsByTag,
} from './elements-by-tag.ts'
// biome-ignore lint/performance/noReExportAll: a root's folder says which of its names are public
export * from './index.ts'
// the compatible names of elements
export {
  PorticoConsent as StytchIdentityProvider,
  PorticoResetPassword as StytchResetPassword,
  PorticoSignIn as StytchUI,
} from './index.ts'
export { Portico } from './portico.ts'
export { StytchUIClient } from './stytch-ui-client.ts'
