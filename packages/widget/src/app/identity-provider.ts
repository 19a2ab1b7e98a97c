import type { WidgetOptions } from '../context/widget-options.ts'
import type { AuthTokenParams, IDPConsentManifestGenerator } from '../identity-provider/options.ts'

/** What the identity provider takes. What is asked of it stands in the page's address. */
export interface IdentityProviderOptions extends WidgetOptions {
  /** What the consent screen lists, in the host's words. @default the scopes' own texts */
  getIDPConsentManifest?: IDPConsentManifestGenerator
  /** Signs the person in by a token of an issuer that the project trusts, before anything is asked. */
  authTokenParams?: AuthTokenParams
}
