/** The sign-in widget: mount functions, the custom element, and the client that carries both. */
export {
  createStytchClient,
  createStytchHeadlessClient,
  StytchAPIError,
  StytchAPISchemaError,
  StytchAPIUnreachableError,
  StytchClient,
  StytchError,
  StytchHeadlessClient,
  StytchSDKUsageError,
  UNRECOVERABLE_ERROR_TYPES,
} from '@portico/client'
export type { LoginOptions } from './app/login.tsx'
export type { LoginConfig, Product } from './config/login-config.ts'
export {
  OAuthProviders,
  OneTapPositions,
  OTPMethods,
  type ProductId,
  Products,
  Wallets,
} from './config/products.ts'
export { StytchUI } from './elements/stytch-ui.ts'
export type { WidgetElement } from './elements/widget-element.ts'
export { type Callbacks, type HostEvent, StytchEventType } from './host/host-events.ts'
export type { EmailMagicLinksOptions } from './methods/email-magic-links/options.ts'
export type { OtpOptions } from './methods/otp/options.ts'
export { mountLogin } from './mount/mount-login.ts'
export { StytchUIClient } from './mount/stytch-ui-client.ts'
export type { TextId, Texts } from './text/text-id.ts'
export type { Presentation } from './theme/resolve-theme.ts'
export type { Styles } from './theme/styles-dialect.ts'
export { defaultDarkTheme, defaultTheme, type Theme } from './theme/tokens.ts'
