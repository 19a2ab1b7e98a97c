import { limits } from '@portico/contract'
import { findFactor } from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { FactorRow, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { isSettledAddress } from '../notices/is-settled-address.ts'
import { findKind } from './find-kind.ts'
import { hasGuardFactor } from './has-second-factor.ts'
import { verifyFreshProof } from './verify-fresh-proof.ts'
import { isGuarded, verifySufficientFactors } from './verify-sufficient-factors.ts'

/**
 * Requires a recent proof, of two kinds if a further factor protects the account, for what could lock the user out: a
 * change of addresses, a download, the deletion. A code to an address or a number that was added a few days ago is no
 * such proof.
 *
 * @param user the row that was read under the lock
 * @param now the time at which the change was requested, in milliseconds
 * @throws AuthError `insufficient_factors`
 */
export function verifyAccountChange(user: UserRow, session: SessionRow, now: number): void {
  const { emails } = user
  // Until an address is proved, the account may belong to another human, who must find nothing that was added before.
  if (emails.length > 0 && !emails.some(({ verified }) => verified)) {
    throw new AuthError('insufficient_factors')
  }
  verifySettledProof(user, session, now)
}

/**
 * Requires what a change of the account does, unless the address is the one that the user typed at the sign-up and has not
 * proved yet: to prove it adds nothing, and is what a code at the sign-in does.
 *
 * @param canonical the address that is to be proved
 * @throws AuthError `insufficient_factors`
 */
export function verifyAddressProof(
  user: UserRow,
  session: SessionRow,
  now: number,
  canonical: string,
): void {
  const isTyped = user.emails.some(({ email }) => parseEmail(email).canonical === canonical)
  if (isTyped && user.emails.every(({ verified }) => !verified)) return
  verifyAccountChange(user, session, now)
}

/**
 * Requires a recent proof, of two kinds if a further factor protects the account, for the removal of a credential: a
 * session that was stolen days ago must not take away what the owner signs in with.
 *
 * @param user the row that was read under the lock
 * @param now the time at which the removal was requested, in milliseconds
 * @throws AuthError `insufficient_factors`
 */
export function verifySettledProof(user: UserRow, session: SessionRow, now: number): void {
  const counted = { factors: session.factors.filter((factor) => isCounted(user, factor, now)) }
  verifyFreshProof(counted, now, {
    freshSeconds: limits.addition.freshProofSeconds,
    refusal: 'insufficient_factors',
  })
  verifySufficientFactors(user, counted, now)
}

/**
 * Requires what a removal does for taking away the authenticator app that protects the account, and the app itself or a
 * recovery code in the session: no other factor suffices.
 *
 * @throws AuthError `insufficient_factors`
 */
export function verifyGuardChange(user: UserRow, session: SessionRow, now: number): void {
  verifySettledProof(user, session, now)
  if (!hasGuardFactor(session)) throw new AuthError('insufficient_factors')
}

/**
 * Requires what a removal does for making a number a second step, and the stronger step that the user has: for an
 * authenticator app itself or a recovery code, else a passkey or a recovery code.
 *
 * @throws AuthError `insufficient_factors`
 */
export function verifyStepAddition(user: UserRow, session: SessionRow, now: number): void {
  if (isGuarded(user)) {
    verifyGuardChange(user, session, now)
    return
  }
  verifySettledProof(user, session, now)
  const isShown = session.factors.some(
    ({ credential }) => credential && findFactor(credential)?.completes === true,
  )
  if (!isShown) throw new AuthError('insufficient_factors')
}

function isCounted(user: UserRow, { email, credential }: FactorRow, now: number): boolean {
  if (email) {
    // What proved the account a moment ago still does after its address was removed.
    const known = [...user.emails, ...user.removedEmails]
    const own = known.find(({ emailId }) => emailId === email.emailId)
    return own !== undefined && isSettledAddress(user, own, now)
  }
  const kind = credential && findKind(credential)
  if (!kind?.address) return true
  const own = kind.list(user.credentials).find(({ id }) => id === credential?.id)
  return own?.address !== undefined && isSettledAddress(user, own.address, now)
}
