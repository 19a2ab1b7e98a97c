import * as oauth from 'oauth4webapi'
import { guard } from './guard.ts'
import { readTokenAnswer } from './read-token-answer.ts'
import { readUnverified } from './read-unverified.ts'
import { authenticateClient, type RelyingParty, toClient } from './relying-party.ts'
import { toProviderTokens } from './to-provider-tokens.ts'
import { toServer } from './to-server.ts'
import type { ProviderTokens, UpstreamClient } from './upstream.ts'
import { verifyParty } from './verify-party.ts'
import { verifySignature } from './verify-signature.ts'

/**
 * Requests new tokens from a provider.
 *
 * @throws UpstreamError when the provider returns none
 */
export async function refreshTokens(
  party: RelyingParty,
  upstream: UpstreamClient,
  refreshToken: string,
): Promise<ProviderTokens> {
  const { provider } = upstream
  return guard(async () => {
    const client = toClient(party, upstream)
    const { refresh, token } = provider.endpoints
    const response = await oauth.refreshTokenGrantRequest(
      toServer({ ...provider, endpoints: { ...provider.endpoints, token: refresh ?? token } }),
      client,
      await authenticateClient(party, upstream),
      refreshToken,
      party.http,
    )
    const { usual, answer } = await readTokenAnswer(provider, response)
    const own = toServer(provider, readUnverified(answer.id_token))
    const refreshed = await oauth.processRefreshTokenResponse(own, client, usual)
    verifyParty(upstream, oauth.getValidatedIdTokenClaims(refreshed))
    if (answer.id_token !== undefined) await verifySignature(party, own, usual)
    const tokens = toProviderTokens(party.clock, upstream, answer)
    // A refresh token that is not replaced stays valid (RFC 6749 section 6).
    return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken }
  })
}
