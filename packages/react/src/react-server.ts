/**
 * What a server component imports as `@portico/react`: frameworks choose this entry by the export condition `react-server`.
 * It has the names of `index.ts`. Components, hooks and classes of the browser are references to the client code there;
 * enumerations, themes, errors and functions are values that a server component can use itself.
 */
import { PorticoSDKUsageError } from '@portico/client'

export {
  errorToPorticoError,
  errorToStytchError,
  IDPOAuthFlowMissingParamError,
  InternalError,
  NoCurrentSessionError,
  OAuthProviders,
  PorticoAPIError,
  PorticoAPISchemaError,
  PorticoAPIUnreachableError,
  PorticoError,
  PorticoSDKError,
  PorticoSDKUsageError,
  parseOAuthAuthorizeParams,
  parseOAuthLogoutParams,
  SDKAPIUnreachableError,
  StytchAPIError,
  StytchAPISchemaError,
  StytchAPIUnreachableError,
  StytchError,
  StytchSDKAPIError,
  StytchSDKError,
  StytchSDKSchemaError,
  StytchSDKUsageError,
  UNRECOVERABLE_ERROR_TYPES,
  WebauthnError,
} from '@portico/client'
export {
  defaultDarkTheme,
  defaultTheme,
  PorticoEventType,
  PorticoEventType as StytchEventType,
  Products,
  quartzDarkTheme,
  quartzTheme,
  shadcnTheme,
} from '@portico/widget/values'
// The package's own built entry, as a bundler must see it: it begins with `'use client'`, and a framework replaces it by
// references.
export {
  IdentityProvider,
  Portico,
  PorticoClient,
  PorticoProvider,
  requireSession,
  StytchClient,
  StytchHeadlessClient,
  StytchLogin,
  StytchPasskeyRegistration,
  StytchPasswordReset,
  StytchProvider,
  StytchUIClient,
  usePortico,
  usePorticoIsAuthorized,
  usePorticoRequireSession,
  usePorticoSession,
  usePorticoUser,
  useStytch,
  useStytchIsAuthorized,
  useStytchSession,
  useStytchUser,
  withStytch,
  withStytchPermissions,
  withStytchSession,
  withStytchUser,
} from './index.ts'
// biome-ignore lint/performance/noReExportAll: the list names references alone
export * from './roots/references.ts'
// biome-ignore lint/performance/noReExportAll: the list names them, and the build writes the names
export * from './server-method-values.ts'

/**
 * Throws: a client lives in the browser, and React cannot pass it from a server component to a client component.
 *
 * @throws PorticoSDKUsageError always
 */
function refuseOnServer(): never {
  throw new PorticoSDKUsageError(
    'createPortico',
    'A server component cannot create a client. Let the provider create it: <PorticoProvider publicToken="…" options={{ customBaseUrl: \'…\' }}>.',
  )
}

export {
  refuseOnServer as createPortico,
  refuseOnServer as createStytchClient,
  refuseOnServer as createStytchHeadlessClient,
  refuseOnServer as createStytchUIClient,
}
