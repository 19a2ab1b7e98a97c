/**
 * The service as a relying party: the start of a sign-in at a provider, and the reading of its result. oauth4webapi
 * implements the protocol; each step enables every check that the provider supports.
 */
import type { Clock } from '../../../foundation/clock.ts'
import { createDiscovery } from './discovery.ts'
import { examineClient } from './examine-client.ts'
import { exchangeCode } from './exchange-code.ts'
import { findClient } from './find-client.ts'
import { readIdToken } from './read-id-token.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { createRelyingParty } from './relying-party.ts'
import { toAuthorizationUrl } from './to-authorization-url.ts'
import type { Upstream } from './upstream.ts'

/**
 * Creates the relying party of one service.
 *
 * @param ports.fetch calls only public addresses, except in development
 */
export function createUpstream(ports: {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
}): Upstream {
  const party = createRelyingParty(ports.fetch, ports.clock)
  const discover = createDiscovery(party)
  return {
    findClient: (...request) => findClient(discover, ...request),
    toAuthorizationUrl,
    exchangeCode: (...request) => exchangeCode(party, ...request),
    examine: (...request) => examineClient(party, ...request),
    refresh: (...request) => refreshTokens(party, ...request),
    readIdToken: (...request) => readIdToken(party, ...request),
  }
}
