/** Shows the consent to sign in to another app. */

export { mountIdentityProvider } from './mount-identity-provider.ts'
export type {
  AuthTokenParams,
  IDPConsentItem,
  IDPConsentManifestGenerator,
  IDPConsentScreenManifest,
  IDPConsentSection,
  IdentityProviderOptions,
} from './options.ts'
export { PorticoConsent } from './portico-consent.ts'
