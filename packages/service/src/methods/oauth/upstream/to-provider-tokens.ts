import type { Clock } from '../../../foundation/clock.ts'
import type { Answer } from '../providers/provider.ts'
import { toText } from '../providers/read-claims.ts'
import { cleanTokens, toLifeSeconds } from './clean-identity.ts'
import { listScopes } from './list-scopes.ts'
import type { ProviderTokens, UpstreamClient } from './upstream.ts'

/** Reads the granted tokens from a provider's token answer. */
export function toProviderTokens(
  clock: Clock,
  client: UpstreamClient,
  answer: Answer,
): ProviderTokens {
  const seconds = toLifeSeconds(answer.expires_in)
  const granted = toText(answer.scope)
  return cleanTokens({
    accessToken: toText(answer.access_token),
    refreshToken: toText(answer.refresh_token) || null,
    idToken: toText(answer.id_token) || null,
    // If the answer states no scopes, the provider granted the requested ones (RFC 6749 section 5.1).
    scopes: granted === '' ? listScopes(client) : granted.split(' '),
    expiresAt: seconds === null ? null : clock.now() + seconds * 1_000,
  })
}
