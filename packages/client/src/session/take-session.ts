import { type AuthReply, limits } from '@portico/contract'
import type { ClientPorts } from '../foundation/ports.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionStore } from './session-store.ts'

const skewToleranceMs = 60_000

/**
 * Converts a session's expiry to this browser's clock. The browser applies a cookie's lifetime by its own clock, so a
 * wrong clock would drop a fresh session at once, or keep an old session.
 */
function toLocalExpiry(
  { expires_at, last_accessed_at }: AuthReply['session'],
  now: number,
): number | undefined {
  const expiresAt = Date.parse(expires_at)
  const skew = now - Date.parse(last_accessed_at) // at the answer, `last_accessed_at` is the service's current time
  const local = Math.abs(skew) > skewToleranceMs ? expiresAt + skew : expiresAt
  return Number.isNaN(local) ? undefined : local
}

/** The parts that storing a session needs. */
interface TakeSessionParts {
  ports: ClientPorts
  cookies: SessionCookies
  store: SessionStore
}

/** Makes the function that stores the session of a sign-in, a refresh or a confirmation. */
export function createTakeSession({ ports, cookies, store }: TakeSessionParts) {
  return (reply: AuthReply & { intermediate_session_token?: string }): void => {
    const { session, user, session_token, session_jwt, intermediate_session_token } = reply
    const now = ports.clock.now()
    if (intermediate_session_token) {
      const expiresAt = now + limits.intermediateSessionCookieMs
      cookies.setIntermediate(intermediate_session_token, expiresAt)
    }
    if (!session) return
    if (session_token) {
      cookies.write({ session_token, session_jwt }, toLocalExpiry(session, now))
    } else {
      cookies.leaveToService()
    }
    cookies.setIntermediate()
    store.set({ session, user })
  }
}
