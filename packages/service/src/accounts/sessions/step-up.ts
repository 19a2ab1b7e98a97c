/**
 * Step-up: what a session must have proved beside being there, and how its user can prove it without signing in anew.
 * Pages ask for it, a host's back end, and client apps by `acr_values`.
 */
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { countFactors } from './count-factors.ts'
import { findProvedKind } from './find-proved-kind.ts'
import { findLastProofAt } from './verify-fresh-proof.ts'
import { isGuarded } from './verify-sufficient-factors.ts'

/** What is demanded of a session. */
export interface SessionDemand {
  /** How many different factors must have been proved in it. */
  readonly factors?: number | undefined
  /** The longest time since its last proof, in minutes. */
  readonly freshMinutes?: number | undefined
}

/** What a session lacks, and the ways in which its user can prove it. */
export interface StepUp extends SessionDemand {
  /** The strongest first; none when the user has no credential that would do. */
  readonly ways: readonly ProofWay[]
}

/** A proof that a page can ask for in place. Those that lead elsewhere, or cost the project a message, are none. */
const proofWays = [
  { way: 'webauthn', proves: 'passkey', isStrong: true },
  { way: 'totp', proves: 'authenticator_app', isStrong: true },
  { way: 'password', proves: 'password', isStrong: false },
  { way: 'email_otp', proves: 'email', isStrong: false },
] as const

/** The name of such a proof, as in `second_steps`. */
export type ProofWay = (typeof proofWays)[number]['way']

type Owner = Pick<UserRow, 'emails' | 'credentials'>
type Proofs = Pick<SessionRow, 'factors'>

const isOwned: Readonly<Record<ProofWay, (user: Owner) => boolean>> = {
  webauthn: ({ credentials }) => credentials.passkeys.length > 0,
  totp: isGuarded,
  // Both go by the primary address.
  password: ({ credentials, emails }) => credentials.passwords !== null && emails.length > 0,
  email_otp: ({ emails }) => emails[0]?.verified === true,
}

/**
 * Finds what a session lacks.
 *
 * @param now epoch milliseconds
 * @returns null when it has all that is demanded
 */
export function findStepUp(
  user: Owner,
  session: Proofs,
  { factors = 0, freshMinutes }: SessionDemand,
  now: number,
): StepUp | null {
  const isShort = countFactors(session) < factors
  const isStale =
    freshMinutes !== undefined && now - findLastProofAt(session) > freshMinutes * 60_000
  if (!isShort && !isStale) return null
  return {
    ...(isShort && { factors }),
    ...(isStale && { freshMinutes }),
    ways: listWays(user, session, isShort ? factors : 0),
  }
}

/**
 * Verifies that a session has all that its caller demands.
 *
 * @throws AuthError `insufficient_factors`, which names what is lacking, and the ways to prove it. A session in which an
 *   operator acts for the user has none: a proof of the user never belongs to it
 */
export function verifySessionDemand(
  { user, session }: { readonly user: Owner; readonly session: Proofs },
  asked: { readonly factors?: number; readonly fresh_minutes?: number },
  now: number,
): void {
  const demand = { factors: asked.factors, freshMinutes: asked.fresh_minutes }
  const lacking = findStepUp(user, session, demand, now)
  if (!lacking) return
  throw toStepUpError(isImpersonated(session) ? { ...lacking, ways: [] } : lacking)
}

/** Returns the error by which a page learns what to ask for. */
export const toStepUpError = (
  { factors, freshMinutes, ways }: StepUp,
  more: Readonly<Record<string, unknown>> = {},
): AuthError =>
  new AuthError('insufficient_factors', {
    details: {
      step_up: {
        ...(factors !== undefined && { factors }),
        ...(freshMinutes !== undefined && { fresh_minutes: freshMinutes }),
        ways,
      },
      ...more,
    },
  })

/**
 * Lists the ways in which the user can prove what is lacking. A user with an authenticator app proves with it, or with
 * a passkey.
 *
 * @param factors how many factors are needed: a kind that was proved already adds none. 0: any way will do
 */
function listWays(user: Owner, session: Proofs, factors: number): readonly ProofWay[] {
  const proved = new Set(session.factors.map(findProvedKind))
  const own = proofWays.filter(
    ({ way, proves }) => isOwned[way](user) && (factors === 0 || !proved.has(proves)),
  )
  if (countReachable(session, own) < factors) return []
  const hasApp = own.some(({ way }) => way === 'totp')
  return own.filter(({ isStrong }) => isStrong || !hasApp).map(({ way }) => way)
}

/** Counts the factors that the session can have in the end: a passkey that asks for its user is two. */
function countReachable(
  session: Proofs,
  own: readonly { readonly way: ProofWay; readonly proves: string }[],
): number {
  const proved = session.factors.map(findProvedKind).filter((kind) => kind !== null)
  const kinds = new Set([...proved, ...own.map(({ proves }) => proves)])
  return Math.max(kinds.size, own.some(({ way }) => way === 'webauthn') ? 2 : 0)
}
