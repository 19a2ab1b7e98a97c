import type { WidgetOptions } from '../elements/widget-options.ts'
import type { IDPConsentManifestGenerator } from '../identity-provider/consent-manifest.ts'
import type { AuthTokenParams } from '../identity-provider/find-session.ts'

/** What the identity provider takes. What is asked of it stands in the page's address. */
export interface IdentityProviderOptions extends WidgetOptions {
  /** What the consent screen lists, in the host's words. @default the scopes' own texts */
  getIDPConsentManifest?: IDPConsentManifestGenerator
  /** Signs the person in by a token of an issuer that the project trusts, before anything is asked. */
  authTokenParams?: AuthTokenParams
}
