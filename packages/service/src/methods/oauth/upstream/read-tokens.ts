import * as oauth from 'oauth4webapi'
import type { Answer } from '../providers/provider.ts'
import { toAnswer } from '../providers/read-claims.ts'
import { readTokenAnswer } from './read-token-answer.ts'
import { readUnverified } from './read-unverified.ts'
import { type RelyingParty, toClient } from './relying-party.ts'
import { toIssuerName, toServer } from './to-server.ts'
import type { UpstreamClient } from './upstream.ts'
import { verifyParty } from './verify-party.ts'
import { verifySignature } from './verify-signature.ts'

/** The verified answer of a token endpoint. */
export interface BelievedAnswer {
  readonly tokens: Answer
  /** The claims of the id_token; empty if the provider returns none. */
  readonly claims: Answer
  readonly issuer: string
}

/**
 * Reads the answer to a code, with all checks of OpenID Connect Core 1.0 section 3.1.3.7 if the provider has keys.
 *
 * @param nonce the nonce that the id_token must contain; null when it must contain none
 */
export async function readTokens(
  party: RelyingParty,
  upstream: UpstreamClient,
  response: Response,
  nonce: string | null,
): Promise<BelievedAnswer> {
  const { provider } = upstream
  const client = toClient(party, upstream)
  const { usual, answer } = await readTokenAnswer(provider, response)
  const server = toServer(provider, readUnverified(answer.id_token))
  const isOpenId = provider.endpoints.keys !== undefined
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, usual, {
    requireIdToken: isOpenId,
    expectedNonce: isOpenId && nonce !== null ? nonce : oauth.expectNoNonce,
  })
  const claims = isOpenId ? oauth.getValidatedIdTokenClaims(tokens) : undefined
  verifyParty(upstream, claims)
  if (isOpenId) await verifySignature(party, server, usual)
  // A provider that writes its issuer in two ways counts as one issuer.
  const issuer =
    provider.issuer === undefined
      ? server.issuer
      : toIssuerName({ baseUrl: provider.baseUrl, issuer: provider.issuer })
  return { tokens: answer, claims: toAnswer(claims ?? {}), issuer }
}
