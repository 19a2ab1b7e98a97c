/**
 * Names on which host pages and hosts' back ends depend (specification, sections 1, 2 and 7; the imports from
 * `portico.js`). Written out, not imported from the product.
 */

/** Section 1: the four custom elements. */
export const specifiedTags = [
  'stytch-ui',
  'stytch-reset-password',
  'stytch-passkey-registration',
  'stytch-identity-provider',
] as const

/** The same four elements under the product's own name. */
export const ownTags = [
  'portico-sign-in',
  'portico-reset-password',
  'portico-passkeys',
  'portico-consent',
] as const

/** Section 7: the names of event-log entries. */
export const specifiedEventNames = [
  'email_sent',
  'email_try_again_clicked',
  'render_login_screen',
  'sdk_instance_instantiated',
] as const

/** The names that a page may import from `portico.js`. */
export const standaloneExports = [
  'IDPOAuthFlowMissingParamError',
  'InternalError',
  'NoCurrentSessionError',
  'OAuthProviders',
  'OTPMethods',
  'OneTapPositions',
  'Portico',
  'PorticoAPIError',
  'PorticoAPISchemaError',
  'PorticoAPIUnreachableError',
  'PorticoAccount',
  'PorticoClient',
  'PorticoConsent',
  'PorticoError',
  'PorticoEventType',
  'PorticoPasskeys',
  'PorticoResetPassword',
  'PorticoSDKError',
  'PorticoSDKUsageError',
  'PorticoSignIn',
  'Products',
  'SDKAPIUnreachableError',
  'StytchAPIError',
  'StytchAPISchemaError',
  'StytchAPIUnreachableError',
  'StytchClient',
  'StytchError',
  'StytchEventType',
  'StytchHeadlessClient',
  'StytchIdentityProvider',
  'StytchPasskeyRegistration',
  'StytchResetPassword',
  'StytchSDKAPIError',
  'StytchSDKError',
  'StytchSDKSchemaError',
  'StytchSDKUsageError',
  'StytchUI',
  'StytchUIClient',
  'UNRECOVERABLE_ERROR_TYPES',
  'Wallets',
  'WebauthnError',
  'createPortico',
  'createStytchClient',
  'createStytchHeadlessClient',
  'defaultDarkTheme',
  'defaultTheme',
  'definePorticoElements',
  'errorToPorticoError',
  'errorToStytchError',
  'mountAccount',
  'mountIdentityProvider',
  'mountLogin',
  'mountPasskeyRegistration',
  'mountResetPassword',
  'parseOAuthAuthorizeParams',
  'parseOAuthLogoutParams',
] as const
