import type { User } from '@portico/client'

/** What says how a user can prove who they are. */
type Provable = Pick<User, 'emails' | 'totps' | 'webauthn_registrations' | 'password'>

/** A way to prove who one is. */
export type Way = 'passkey' | 'app' | 'password' | 'email' | 'elsewhere'

/**
 * Lists the ways in which a user can prove who they are, the strongest first. A user with an authenticator app proves
 * with it or with a passkey, which counts as both steps. A code goes to the primary address alone. An account elsewhere
 * comes last, since it leads away from the page.
 *
 * @param hasElsewhere whether the user has an account at a provider that the page offers
 */
export function listWays(user: Provable, hasElsewhere: boolean): Way[] {
  const [primary] = user.emails
  const hasApp = user.totps.some(({ verified }) => verified)
  const ways: [Way, boolean][] = [
    ['passkey', user.webauthn_registrations.length > 0],
    ['app', hasApp],
    ['password', !hasApp && user.password !== null && primary !== undefined],
    ['email', !hasApp && primary?.verified === true],
    ['elsewhere', !hasApp && hasElsewhere],
  ]
  return ways.filter(([, isThere]) => isThere).map(([way]) => way)
}
