/** Checks the code that was sent to an address or a number for a first step, in two parts: a guess, then its use. */
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'
import { type CodeGuess, forgetCodeGuesses, reserveCodeGuess } from './reserve-code-guess.ts'

/** A code that a user has typed, and for which it must have been sent. */
export interface PresentedCode {
  readonly projectId: string
  readonly userId: string
  readonly source: Source
  readonly kind: ChallengeRow['kind']
  /** The id of the first step to which the code belongs. */
  readonly firstStepId: string
  /** Under which the wrong codes are counted, so that neither a new first step nor a new code grants more. */
  readonly counted: string
  readonly code: string
}

/** A right code, which nothing has used yet. */
export interface CheckedCode {
  readonly kind: ChallengeRow['kind']
  readonly sent: ChallengeRow
  readonly guess: CodeGuess & { readonly codeId: string; readonly userId: string }
}

/**
 * Counts a guess before it compares the code: for this browser or source, and for the code. The last allowed guess, if
 * wrong, voids the code.
 *
 * @throws AuthError `otp_code_not_found`, `user_lock_limit_reached`
 */
export async function checkSentCode(
  dependencies: Dependencies,
  attempt: SignInAttempt,
  { projectId, userId, source, kind, firstStepId, counted, code }: PresentedCode,
): Promise<CheckedCode> {
  const { storage, keyRing, clock } = dependencies
  attempt.userId = userId
  const sent = await storage.challenges.findNewest(projectId, kind, firstStepId)
  if (!sent) throw new AuthError('otp_code_not_found')
  attempt.challenge = sent
  const { challengeId: codeId } = sent
  const guess = { projectId, subject: counted, codeId, userId, source }
  const { failures, isLast } = await reserveCodeGuess(dependencies, guess)
  if (isEqualDigest(keyRing.hashCode(codeId, code), sent.secretHash)) return { kind, sent, guess }
  if (isLast) {
    attempt.lock = { failures }
    await storage.challenges.consume(projectId, kind, codeId, clock.now())
  }
  throw new AuthError('otp_code_not_found')
}

/**
 * Uses the code, within a transaction that holds the user's lock, which the calls that end all secrets of a user take
 * before the code's row as well.
 *
 * @throws AuthError `otp_code_not_found` when it was used, or has ended
 */
export async function consumeSentCode(
  tx: Pick<Repositories, 'challenges' | 'attempts'>,
  dependencies: Pick<Dependencies, 'clock' | 'keyRing'>,
  { kind, guess }: CheckedCode,
): Promise<void> {
  const { projectId, codeId } = guess
  const used = await tx.challenges.consume(projectId, kind, codeId, dependencies.clock.now())
  if (!used) throw new AuthError('otp_code_not_found')
  await forgetCodeGuesses(tx.attempts, dependencies, guess)
}
