/** React bindings: a provider for the client, hooks that read it, the widgets as components. */
export {
  createStytchClient,
  createStytchClient as createStytchHeadlessClient,
  createStytchClient as createStytchUIClient,
} from '@portico/client'
export type { Session, User } from '@portico/contract'
export {
  type Callbacks,
  defaultDarkTheme,
  defaultTheme,
  type EmailMagicLinksOptions,
  type HostEvent,
  type LoginConfig,
  OAuthProviders,
  OneTapPositions,
  OTPMethods,
  type OtpOptions,
  type Presentation,
  type Product,
  type ProductId,
  Products,
  type Styles,
  StytchAPIError,
  StytchAPISchemaError,
  StytchAPIUnreachableError,
  StytchClient,
  StytchError,
  StytchEventType,
  StytchHeadlessClient,
  StytchSDKUsageError,
  StytchUIClient,
  type TextId,
  type Texts,
  type Theme,
  UNRECOVERABLE_ERROR_TYPES,
  Wallets,
} from '@portico/widget'
export { withStytch } from './hocs/with-stytch.tsx'
export { withStytchPermissions } from './hocs/with-stytch-permissions.tsx'
export { type StytchSessionProps, withStytchSession } from './hocs/with-stytch-session.tsx'
export { type StytchUserProps, withStytchUser } from './hocs/with-stytch-user.tsx'
export { useStytch } from './hooks/use-stytch.ts'
export { type Authorization, useStytchIsAuthorized } from './hooks/use-stytch-is-authorized.ts'
export { useStytchSession } from './hooks/use-stytch-session.ts'
export { useStytchUser } from './hooks/use-stytch-user.ts'
export type { SessionState, UserState } from './provider/client-view.ts'
export { StytchProvider, type StytchProviderProps } from './provider/stytch-provider.tsx'
export { StytchLogin, type StytchProps } from './widgets/stytch-login.tsx'
