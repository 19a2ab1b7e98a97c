import { createHash } from 'node:crypto'
import { listScopes } from './list-scopes.ts'
import { toServer } from './to-server.ts'
import type { AuthorizationRequest, UpstreamClient } from './upstream.ts'

/** The parameters that a page must not set: they decide where the answer is sent, or how it is verified. */
const reserved = [
  'client_id',
  'client_key',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'state',
]

/** Returns the URL where the user signs in at the provider (OpenID Connect Core 1.0 section 3.1.2.1). */
export function toAuthorizationUrl(client: UpstreamClient, wanted: AuthorizationRequest): string {
  const { provider, config } = client
  const { scopeSeparator = ' ', hasPkce = true, hasNonce = true, parameters = {} } = provider
  const url = new URL(toServer(provider).authorization_endpoint ?? '')
  const own = Object.entries(wanted.parameters).filter(([name]) => !reserved.includes(name))
  const scopes = [...new Set([...listScopes(client), ...wanted.scopes])]
  const set = (all: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  }
  set(Object.fromEntries(own))
  // Set after the page's parameters, so that the page cannot override them.
  set({
    ...parameters,
    response_type: 'code',
    [provider.clientIdParameter ?? 'client_id']: config.clientId,
    redirect_uri: wanted.redirectUri,
    state: wanted.state,
    ...(scopes.length > 0 && { scope: scopes.join(scopeSeparator) }),
    ...(hasPkce && {
      code_challenge: createHash('sha256').update(wanted.codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    }),
    ...(provider.endpoints.keys !== undefined && hasNonce && { nonce: wanted.nonce }),
  })
  return url.href
}
