import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hashRecoveryCode, parseRecoveryCode } from '../../foundation/text/recovery-code.ts'
import { recordFailures, type SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { FactorRow, Repositories } from '../../kernel/storage/storage.ts'
import { reportUsedCode } from '../recovery-codes/report-used-code.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
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
 * Authenticates with a recovery code instead of the authenticator app; each code works once.
 *
 * @param typed the code, in any case, with or without hyphens
 * @throws AuthError `invalid_recovery_code`, `user_lock_limit_reached`, `unable_to_authenticate_recovery_code`,
 * `user_blocked`, `session_not_found`
 */
export async function authenticateRecoveryCode(
  dependencies: Dependencies,
  proof: FurtherProof,
  typed: string,
): Promise<SignedIn & { readonly totpId: string }> {
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
  const factor = {
    type: 'recovery_codes',
    deliveryMethod: 'recovery_code',
    authenticatedAt: clock.now(),
    credential: { factor: 'recovery_code', id: used.codeId },
  }
  return { factor, ...used }
}

/** Consumes the code and renews the session in one transaction. */
function proveCode(dependencies: Dependencies, proof: FurtherProof, code: string) {
  return dependencies.storage.transaction(async (tx) => {
    // Locks the user before the code's row, in the same order as the code that ends all of a user's sessions.
    await tx.artefacts.lockForUser(proof.project.projectId, proof.user.userId)
    const used = await consumeRecoveryCode(tx, dependencies, proof, code)
    const { factor, codeId, totpId } = used
    const authenticated = { ...proof, factor, isToldAnyway: true }
    const started = await recordAuthentication(tx, dependencies, authenticated)
    const { user } = proof
    await reportUsedCode(tx, dependencies, proof, { user, started, codeId, totpId })
    return { started, user, totpId }
  })
}
