import { BoundedMap } from '../foundation/bounded-map.ts'
import type { CallService } from '../foundation/call-service.ts'
import { PorticoServerError } from '../foundation/portico-server-error.ts'

/** What the service says of a session whose JWT has expired. */
export type Renewal =
  | { readonly outcome: 'renewed'; readonly jwt: string }
  | { readonly outcome: 'over' }
  | { readonly outcome: 'unavailable'; readonly problem: string }

/** How a session is named: by its token, or by its expired JWT where the token is missing. */
export type SessionName = { readonly session_token: string } | { readonly session_jwt: string }

/** How long a new JWT is handed to requests that still bring the old one; milliseconds. */
const reusedForMs = 60_000

/** How long a session is known to be over; milliseconds. */
const overForMs = 60_000

const maxKept = 10_000

/**
 * Creates the function that asks the service for a new JWT. A burst of requests with the same old cookies shares one call, and
 * so do those that come soon after it: a page's requests leave before the first answer has changed the cookies.
 */
export function createRenewSession(
  callService: CallService,
  now: () => number,
): (name: SessionName) => Promise<Renewal> {
  const running = new Map<string, Promise<Renewal>>()
  const kept = new BoundedMap<{ readonly renewal: Renewal; readonly until: number }>(maxKept)

  async function ask(key: string, name: SessionName): Promise<Renewal> {
    const renewal = await askService(callService, name)
    const keptForMs = { renewed: reusedForMs, over: overForMs, unavailable: 0 }[renewal.outcome]
    if (keptForMs > 0) kept.set(key, { renewal, until: now() + keptForMs })
    return renewal
  }

  return (name) => {
    const [key = ''] = Object.values(name)
    const known = kept.get(key)
    if (known && known.until > now()) return Promise.resolve(known.renewal)
    const current = running.get(key)
    if (current) return current
    const asked = ask(key, name).finally(() => running.delete(key))
    running.set(key, asked)
    return asked
  }
}

async function askService(callService: CallService, name: SessionName): Promise<Renewal> {
  try {
    const answer = await callService({
      method: 'POST',
      path: '/v1/sessions/authenticate',
      body: name,
    })
    const jwt =
      typeof answer === 'object' && answer && 'session_jwt' in answer && answer.session_jwt
    return typeof jwt === 'string' && jwt !== ''
      ? { outcome: 'renewed', jwt }
      : { outcome: 'unavailable', problem: 'The answer of the service contains no session JWT.' }
  } catch (error) {
    if (!(error instanceof PorticoServerError)) throw error
    if (error.errorType === 'session_not_found') return { outcome: 'over' }
    return { outcome: 'unavailable', problem: error.message }
  }
}
