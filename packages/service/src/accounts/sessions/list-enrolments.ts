import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { FactorRow, UserRow } from '../../kernel/storage/storage.ts'
import { needsSecondStep } from './list-second-steps.ts'
import {
  findPutOffEnd,
  isStepOffered,
  type StepOwner,
  type StepSettings,
  toStepPolicy,
} from './step-policy.ts'
import { isGuarded } from './verify-sufficient-factors.ts'

/** The factors of which a user is asked to add one before a sign-in starts a session. */
export interface Enrolment {
  /** The factors' names, such as `passkey` and `totp`; empty when the user is not asked. */
  readonly kinds: readonly string[]
  /**
   * Until when the user may put it off, in epoch milliseconds; null when it is an offer, for which there is no such day.
   * Missing when they have to add one now.
   */
  readonly putOffUntil?: number | null
}

/** The user is not asked. */
export const noEnrolment: Enrolment = { kinds: [] }

/**
 * Lists the factors of which the user is asked to add one before a sign-in starts a session: none where no second step is
 * required of the user or offered, or the user has one already.
 *
 * @param sign.factors the proofs of the sign-in
 * @param sign.isHost whether a host's server signs the user in, which can show no prompt of the browser
 * @param sign.now epoch milliseconds
 */
export function listEnrolments(
  project: StepSettings,
  user: Pick<UserRow, 'credentials'> & StepOwner,
  {
    factors,
    isHost,
    now,
  }: { readonly factors: readonly FactorRow[]; readonly isHost: boolean; readonly now: number },
): Enrolment {
  const policy = toStepPolicy(project, user)
  if (isGuarded(user) || !needsSecondStep(policy, factors)) return noEnrolment
  const isOffer = policy !== 'required'
  if (isOffer && !(isStepOffered(project, user, now) && hasNone(user))) return noEnrolment
  const end = isOffer ? null : findPutOffEnd(project, user, now)
  const mayPutOff = isOffer || end !== null
  // A host's server has no card with "Not now", so it is asked only for what has to be.
  if (isHost && mayPutOff) return noEnrolment
  const allowed: readonly string[] = project.factors.kinds
  const all = credentialKinds.flatMap((kind) => {
    // A factor that is there already, and no second step, lacks recovery codes: its user signs in with it.
    const isThere = kind.list(user.credentials).some(({ isGuard }) => isGuard === undefined)
    return Object.entries(kind.factors).flatMap(([name, { isEnrolled }]) =>
      isEnrolled && allowed.includes(name)
        ? [{ name, isOpen: isEnrolled === 'anywhere' || !(isHost || isThere) }]
        : [],
    )
  })
  const open = all.filter(({ isOpen }) => isOpen)
  // One that is required is asked for where nothing else is allowed, too, so that no sign-in goes on without it.
  const kinds = (open.length > 0 || isOffer ? open : all).map(({ name }) => name)
  return { kinds, ...(mayPutOff && { putOffUntil: end }) }
}

/** True for a user without a credential that could be a second step, such as a passkey for comfort. */
const hasNone = ({ credentials }: Pick<UserRow, 'credentials'>): boolean =>
  !credentialKinds.some(
    (kind) =>
      Object.values(kind.factors).some(({ isEnrolled }) => isEnrolled) &&
      kind.list(credentials).some(({ isGuard }) => isGuard !== false),
  )
