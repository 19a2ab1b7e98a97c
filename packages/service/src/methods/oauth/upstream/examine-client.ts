import * as oauth from 'oauth4webapi'
import { toText } from '../providers/read-claims.ts'
import { readTokenAnswer } from './read-token-answer.ts'
import { authenticateClient, type RelyingParty, toClient } from './relying-party.ts'
import { toAuthorizationUrl } from './to-authorization-url.ts'
import { toServer } from './to-server.ts'
import type { UpstreamClient } from './upstream.ts'

/**
 * Examines whether the provider knows the client and the redirect URL, without a sign-in.
 *
 * @returns a sentence for each problem; empty when none is found
 */
export async function examineClient(
  party: RelyingParty,
  upstream: UpstreamClient,
  redirectUri: string,
): Promise<readonly string[]> {
  const { provider } = upstream
  const server = toServer(provider)
  const made = { state: 'examine', nonce: 'examine', codeVerifier: 'examine'.repeat(7) }
  const wanted = { ...made, redirectUri, scopes: [], parameters: {} }
  const asked = await party.http[oauth.customFetch](toAuthorizationUrl(upstream, wanted), {})
  const leadsTo = asked.headers.get('location') ?? ''
  // Most providers show this error on their own page, since they must not redirect to an untrusted URL.
  const isRefused = asked.status >= 400 || /[/?&#=]\w*error/i.test(leadsTo)
  const response = await oauth.genericTokenEndpointRequest(
    server,
    toClient(party, upstream),
    await authenticateClient(party, upstream),
    'authorization_code',
    { code: 'examine', redirect_uri: redirectUri, code_verifier: made.codeVerifier },
    party.http,
  )
  const { answer } = await readTokenAnswer(provider, response)
  const error = toText(answer.error) || `status ${response.status}`
  // The provider should refuse only the code, which is invented. Any other error concerns the client.
  const isKnown = !/client|unauthorized|401|403/i.test(error)
  return [
    ...(isRefused ? ['it refuses the client id or the redirect URL'] : []),
    ...(isKnown ? [] : [`it refuses the client id or the secret: ${error.slice(0, 100)}`]),
  ]
}
