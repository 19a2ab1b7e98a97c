import type { User } from '@portico/client'

/** What says how a user can prove who they are. */
type Provable = Pick<User, 'emails' | 'totps' | 'webauthn_registrations' | 'password'>

/** A way to prove who one is. */
export type Way = 'passkey' | 'app' | 'password' | 'email'

/**
 * Lists the ways in which a user can prove who they are, the strongest first. A user with an authenticator app proves
 * with it or with a passkey, which counts as both steps. A code goes to the primary address alone.
 */
export function listWays(user: Provable): Way[] {
  const [primary] = user.emails
  const hasApp = user.totps.some(({ verified }) => verified)
  const ways: [Way, boolean][] = [
    ['passkey', user.webauthn_registrations.length > 0],
    ['app', hasApp],
    ['password', !hasApp && user.password !== null && primary !== undefined],
    ['email', !hasApp && primary?.verified === true],
  ]
  return ways.filter(([, isThere]) => isThere).map(([way]) => way)
}
