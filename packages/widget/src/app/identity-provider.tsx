import type { ReactNode } from 'react'
import type { WidgetOptions, WidgetProps } from '../elements/widget-options.ts'
import type { IDPConsentManifestGenerator } from '../identity-provider/consent-manifest.ts'
import type { AuthTokenParams } from '../identity-provider/find-session.ts'
import { Login } from './login.tsx'

/** What the identity provider takes. What is asked of it stands in the page's address. */
export interface IdentityProviderOptions extends WidgetOptions {
  /** What the consent screen lists, in the host's words. @default the scopes' own texts */
  getIDPConsentManifest?: IDPConsentManifestGenerator
  /** Signs the person in by a token of an issuer that the project trusts, before anything is asked. */
  authTokenParams?: AuthTokenParams
}

const firstScreen = { name: 'identityProvider' }

/** The identity provider inside its element: the login widget's frame around one screen, which is loaded. */
export function IdentityProvider(props: WidgetProps<IdentityProviderOptions>): ReactNode {
  return <Login {...props} firstScreen={firstScreen} />
}
