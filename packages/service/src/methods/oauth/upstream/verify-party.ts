import type { UpstreamClient } from './upstream.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * Refuses an id_token that was issued to another client, also where its audience is this client alone (OpenID Connect
 * Core 1.0, 3.1.3.7): the library looks at `azp` only where there are several audiences.
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
