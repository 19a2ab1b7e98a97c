import { UpstreamError } from '../upstream-error.ts'
import type { UpstreamClient } from './upstream.ts'

/**
 * Refuses an id_token with the `azp` of another client, even if its only audience is this client (OpenID Connect Core
 * 1.0 section 3.1.3.7). The library checks `azp` only if there are several audiences.
 *
 * @throws UpstreamError
 */
export function verifyParty(
  { config }: UpstreamClient,
  claims: { readonly azp?: unknown } | undefined,
): void {
  if (claims?.azp === undefined || claims.azp === config.clientId) return
  throw new UpstreamError('gave an id_token of another party')
}
