import type { User } from '@portico/client'
import type { Way } from '../../flow/further-factor/read-step-up.ts'

/** What says how a user can prove who they are. */
type Provable = Pick<User, 'emails' | 'totps' | 'webauthn_registrations' | 'password'>

/** What the user has and the page offers. */
interface Offered {
  /** A wallet that this browser has. */
  readonly hasWallet?: boolean
  /** A number that is verified. */
  readonly hasPhone?: boolean
  /** An account at a provider. */
  readonly hasElsewhere?: boolean
}

/**
 * Lists the ways in which a user can prove who they are, the strongest first. A user with an authenticator app proves
 * with it or with a passkey, which counts as both steps. A code goes to the primary address alone, or to a number if
 * there is no such address. An account elsewhere comes last, since it leads away from the page.
 */
export function listWays(user: Provable, offered: Offered): Way[] {
  const [primary] = user.emails
  const hasApp = user.totps.some(({ verified }) => verified)
  const { hasWallet = false, hasPhone = false, hasElsewhere = false } = offered
  const isMailed = primary?.verified === true
  const ways: [Way, boolean][] = [
    ['passkey', user.webauthn_registrations.length > 0],
    ['app', hasApp],
    ['password', !hasApp && user.password !== null && primary !== undefined],
    ['email', !hasApp && isMailed],
    ['wallet', !hasApp && hasWallet],
    ['phone', !hasApp && !isMailed && hasPhone],
    ['elsewhere', !hasApp && hasElsewhere],
  ]
  return ways.filter(([, isThere]) => isThere).map(([way]) => way)
}
