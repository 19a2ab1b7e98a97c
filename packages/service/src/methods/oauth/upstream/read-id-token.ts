import { UpstreamError } from '../upstream-error.ts'
import { cleanIdentity } from './clean-identity.ts'
import { guard } from './guard.ts'
import { readTokens } from './read-tokens.ts'
import { readUnverified } from './read-unverified.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Identity, ProviderTokens, UpstreamClient } from './upstream.ts'

/**
 * Verifies an id_token that the provider gave to a page (One Tap).
 *
 * @param nonce the nonce that the page received; an id_token with another nonce is refused
 * @throws UpstreamError
 */
export async function readIdToken(
  party: RelyingParty,
  id: string,
  upstream: UpstreamClient,
  idToken: string,
  nonce: string,
): Promise<Identity> {
  const { provider, config } = upstream
  return guard(async () => {
    // The library verifies only an answer of the token endpoint, so the id_token is wrapped in one.
    const response = Response.json({
      access_token: 'none',
      token_type: 'bearer',
      id_token: idToken,
    })
    const hasNonce = readUnverified(idToken)?.nonce !== undefined
    const { claims, issuer } = await readTokens(party, upstream, response, hasNonce ? nonce : null)
    const refuse = () => {
      throw new UpstreamError('gave no access token')
    }
    const profile = await provider.readProfile({
      claims,
      tokens: {},
      callback: new URLSearchParams(),
      clientId: config.clientId,
      ask: refuse,
      userInfo: refuse,
    })
    const tokens: ProviderTokens = {
      accessToken: '',
      refreshToken: null,
      idToken,
      scopes: [],
      expiresAt: null,
    }
    return cleanIdentity({
      providerId: id,
      providerType: provider.name,
      issuer,
      profile,
      tokens,
    })
  })
}
