import { AuthError } from '../../foundation/errors/auth-error.ts'
import {
  hashAccountCode,
  hashRecoveryCode,
  parseRecoveryCode,
} from '../../foundation/text/recovery-code.ts'
import { recordFailures, type SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { FactorRow, Repositories } from '../../kernel/storage/storage.ts'
import { reportUsedCode } from '../recovery-codes/report-used-code.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { listSecondSteps, recoveryStep } from '../sessions/list-second-steps.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import { isGuarded } from '../sessions/verify-sufficient-factors.ts'
import { forgetCodeGuesses, reserveCodeGuess } from '../sign-in/reserve-code-guess.ts'
import type { FurtherProof } from './authenticate-totp.ts'

/** A consumed recovery code with its factor. */
export interface UsedRecoveryCode {
  readonly factor: FactorRow
  readonly codeId: string
  readonly totpId: string
}

type Guess = Pick<FurtherProof, 'project' | 'user' | 'source'>

/** Returns the key under which a user's wrong recovery codes are counted. */
const toCodeGuess = ({ project: { projectId }, user: { userId }, source }: Guess) => ({
  projectId,
  subject: `recovery_code:${userId}`,
  codeId: null,
  userId,
  source,
})

/**
 * Authenticates with a recovery code instead of the authenticator app; each code works once. Between the two steps of a
 * sign-in, a user without an app shows one of the account's.
 *
 * @param typed the code, in any case, with or without hyphens
 * @throws AuthError `invalid_recovery_code`, `user_lock_limit_reached`, `unable_to_authenticate_recovery_code`,
 * `user_blocked`, `session_not_found`
 */
export async function authenticateRecoveryCode(
  dependencies: Dependencies,
  proof: FurtherProof,
  typed: string,
): Promise<SignedIn & { /** Empty for a code of the account. */ readonly totpId: string }> {
  readCode(typed)
  const proved = await recordFailures(dependencies, proof, 'recovery_codes', async (attempt) => {
    attempt.userId = proof.user.userId
    const code = await checkRecoveryCode(dependencies, proof, typed, attempt)
    return proveCode(dependencies, proof, code)
  })
  dependencies.wakeOutbox()
  return proved
}

function readCode(typed: string): string {
  const code = parseRecoveryCode(typed)
  if (code === null) throw new AuthError('invalid_recovery_code')
  return code
}

/**
 * Counts a guess. Whether the code is right is known only when it is consumed.
 *
 * @returns the code in the form that is hashed
 * @throws AuthError `invalid_recovery_code`, `user_lock_limit_reached`
 */
export async function checkRecoveryCode(
  dependencies: Dependencies,
  guess: Guess,
  typed: string,
  attempt: SignInAttempt,
): Promise<string> {
  const code = readCode(typed)
  const { failures, isLast } = await reserveCodeGuess(dependencies, toCodeGuess(guess))
  // The count is not rolled back, so the last allowed guess starts the lock even if the call fails later.
  if (isLast) attempt.lock = { failures }
  return code
}

/**
 * Consumes a code with an audit entry, within the caller's transaction.
 *
 * @param code the result of `checkRecoveryCode`
 * @throws AuthError `unable_to_authenticate_recovery_code`
 */
export async function consumeRecoveryCode(
  tx: Pick<Repositories, 'totps' | 'attempts'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  guess: Guess,
  code: string,
): Promise<UsedRecoveryCode> {
  const { projectId, userId } = guess.user
  const codeHash = hashRecoveryCode(keyRing, userId, code)
  const used = await tx.totps.consumeCode(projectId, userId, codeHash, clock.now())
  if (!used) throw new AuthError('unable_to_authenticate_recovery_code')
  await forgetCodeGuesses(tx.attempts, { keyRing }, toCodeGuess(guess))
  const credential = { factor: 'recovery_code', id: used.codeId }
  return { factor: toCodeFactor(credential, clock.now()), ...used }
}

/** Consumes the code and renews the session in one transaction. */
function proveCode(dependencies: Dependencies, proof: FurtherProof, code: string) {
  return dependencies.storage.transaction(async (tx) => {
    // Locks the user before the code's row, in the same order as the code that ends all of a user's sessions.
    const user = await holdPerson(tx, proof.project.projectId, proof.user.userId)
    const isOfAccount = proof.intermediate !== undefined && user !== null && !isGuarded(user)
    const used = isOfAccount
      ? await consumeAccountCode(tx, dependencies, { ...proof, user }, code)
      : await consumeRecoveryCode(tx, dependencies, proof, code)
    const { factor, codeId, totpId } = used
    const authenticated = { ...proof, factor, isToldAnyway: true }
    const started = await recordAuthentication(tx, dependencies, authenticated)
    const told = { user: proof.user, started, codeId, ...(totpId !== undefined && { totpId }) }
    await reportUsedCode(tx, dependencies, proof, told)
    return { started, user: proof.user, totpId: totpId ?? '' }
  })
}

/**
 * Consumes a code of the account, which completes a sign-in where a user without an authenticator app is asked for it.
 *
 * @throws AuthError `unable_to_authenticate_recovery_code`
 */
async function consumeAccountCode(
  tx: Repositories,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  proof: FurtherProof,
  code: string,
): Promise<Omit<UsedRecoveryCode, 'totpId'> & { readonly totpId?: undefined }> {
  const { project, user, intermediate } = proof
  const { projectId, userId } = user
  const steps = await listSecondSteps(tx, project, user, intermediate?.factors ?? [])
  const codeHash = hashAccountCode(keyRing, userId, code)
  const codeId = steps.includes(recoveryStep)
    ? await tx.accountCodes.consume(projectId, userId, codeHash, clock.now())
    : null
  if (codeId === null) throw new AuthError('unable_to_authenticate_recovery_code')
  await forgetCodeGuesses(tx.attempts, { keyRing }, toCodeGuess(proof))
  const credential = { factor: 'account_code', id: codeId }
  return { factor: toCodeFactor(credential, clock.now()), codeId }
}

const toCodeFactor = (
  credential: NonNullable<FactorRow['credential']>,
  authenticatedAt: number,
): FactorRow => ({
  type: 'recovery_codes',
  deliveryMethod: 'recovery_code',
  authenticatedAt,
  credential,
})
