import {
  type AuthTokenParams,
  type IDPConsentManifestGenerator,
  mountIdentityProvider,
  type OAuthAuthorizeParams,
  type OAuthLogoutParams,
  parseOAuthAuthorizeParams,
  parseOAuthLogoutParams,
  type StytchClient,
  StytchIdentityProvider,
} from 'vanilla-js-6'

const getIDPConsentManifest: IDPConsentManifestGenerator = ({ scopes, clientName }) => [
  { header: `${clientName} reads`, items: scopes },
  { header: `${clientName} writes`, items: [{ text: 'Notes', details: ['All of them'] }] },
]

export function mount(client: StytchClient, trusted: AuthTokenParams): HTMLElement {
  customElements.define('my-consent', StytchIdentityProvider)
  return mountIdentityProvider({
    client,
    elementId: '#consent',
    getIDPConsentManifest,
    authTokenParams: trusted,
    presentation: { options: { enableShadowDOM: true } },
    strings: { 'idpConsent.button.allow': 'Let in' },
  })
}

export async function decide(client: StytchClient, search: string): Promise<string> {
  const { error, result } = parseOAuthAuthorizeParams(new URLSearchParams(search))
  if (error) throw new Error(error)
  const asked: OAuthAuthorizeParams = result
  const started = await client.idp.oauthAuthorizeStart(asked)
  const names: string[] = started.scope_results.map(({ scope }) => scope)
  const { redirect_uri, authorization_code } = await client.idp.oauthAuthorizeSubmit({
    ...asked,
    consent_granted: started.consent_required && names.length > 0,
  })
  return authorization_code ? redirect_uri : started.client.client_id
}

export async function logOut(client: StytchClient, search: string): Promise<string> {
  const asked: OAuthLogoutParams = parseOAuthLogoutParams(new URLSearchParams(search)).result
  const { consent_required, redirect_uri } = await client.idp.oauthLogoutStart(asked)
  if (!consent_required) await client.session.revoke()
  return redirect_uri
}
