/**
 * The key of the console’s page. The cookie says whose browser calls, not which page: any page of the same origin could
 * call with it, one into which a stranger brought a script, too. So a call also carries a key, and only a document
 * that is the page in a window of its own gets it: the browser says so in headers that no script sets. No other page
 * reads it there, for the page may not be framed, and its opener policy differs from that of all others.
 */

import type { FastifyRequest } from 'fastify'
import type { OperatorSessionRow } from '../declarations/operators/operator-store.ts'
import { isEqualDigest } from '../foundation/text/is-equal-digest.ts'
import type { KeyRing } from '../kernel/keys/key-ring.ts'
import { ConsoleError } from './console-error.ts'
import { pageHeader } from './verify-console-page.ts'

type Ports = { readonly keyRing: Pick<KeyRing, 'toMac'> }
type Row = Pick<OperatorSessionRow, 'projectId' | 'sessionId'>

/** Computes the key of the pages of one session. It stays as long as the session, since other tabs hold it. */
export const toPageKey = ({ keyRing }: Ports, { projectId, sessionId }: Row): string =>
  keyRing.toMac(`console page\0${projectId}\0${sessionId}`)

/**
 * True for the request of a document in a window of its own. A frame, a script, a prefetched text and a call of a script
 * say something else, and a browser that says nothing gets no key.
 */
export const isOfWindow = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate'

/**
 * Verifies that a call comes from a page that got the key of this session.
 *
 * @throws ConsoleError `stale_page`
 */
export function verifyPageKey(
  ports: Ports,
  { headers }: Pick<FastifyRequest, 'headers'>,
  session: Row,
): void {
  const key = headers[pageHeader]
  if (typeof key !== 'string' || !isEqualDigest(key, toPageKey(ports, session))) {
    throw new ConsoleError('stale_page')
  }
}
