import type { SessionOptions, SignedIn } from '../../accounts/sessions/start-session.ts'
import { completeEmailSignIn } from '../../accounts/sign-in/complete-email-sign-in.ts'
import { reserveCodeGuess } from '../../accounts/sign-in/reserve-code-guess.ts'
import {
  type AttributeMatch,
  verifySentAttributes,
} from '../../accounts/sign-in/verify-sent-attributes.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import { countEntered } from '../../kernel/delivery/texts/phone-guard.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow, Repositories } from '../../kernel/storage/storage.ts'
import { completePhoneSignIn } from './complete-phone-sign-in.ts'
import { type PasscodePayload, readPasscodePayload } from './passcode-payload.ts'
import { toGuessSubject } from './passcode-subject.ts'

/** The fields that a page or a host presents. */
export interface PresentedPasscode {
  /** The code as the user typed it. */
  readonly code: string
  readonly methodId: string
  readonly match?: AttributeMatch | undefined
}

/**
 * Signs in with a passcode. Counts a guess as a failure before it is checked, and forgives it after a success, so that
 * parallel guesses cannot exceed the limit. A guess counts for the address with this browser or source, and for the
 * code: neither a new send nor an old `method_id` grants more guesses.
 *
 * @throws AuthError `invalid_code`, `invalid_method_id`, `otp_code_not_found`, `user_lock_limit_reached`,
 *   `attribute_mismatch`, `user_blocked`
 */
export async function signInByPasscode(
  dependencies: Dependencies,
  context: CallContext,
  { code, methodId, match }: PresentedPasscode,
  options: SessionOptions,
): Promise<SignedIn> {
  const { storage, keyRing, clock } = dependencies
  const { projectId } = context.project
  if (!/^[0-9]{6}$/.test(code)) throw new AuthError('invalid_code')
  if (!/^[\w-]{1,128}$/.test(methodId)) throw new AuthError('invalid_method_id')
  await dependencies.rateLimits.takeAuthenticate(context.project, context.source)
  return recordFailures(dependencies, context, 'otp', async (attempt) => {
    const challenge = await storage.challenges.findAny(projectId, 'passcode', methodId)
    if (!challenge) throw new AuthError('otp_code_not_found')
    const payload = readPasscodePayload(challenge)
    const userId = payload.recipient?.userId ?? null
    attempt.userId = userId
    attempt.challenge = challenge
    const { failures, isLast } = await reserveCodeGuess(dependencies, {
      projectId,
      subject: toGuessSubject(challenge, payload),
      codeId: methodId,
      userId,
      source: context.source,
    })
    const guessHash = keyRing.hashCode(methodId, code)
    if (!isEqualDigest(guessHash, challenge.secretHash)) {
      if (isLast) {
        attempt.lock = { failures }
        await voidSpent(dependencies, challenge, failures)
      }
      throw new AuthError('otp_code_not_found')
    }
    verifySentAttributes(payload.sentFrom, context.source, match)
    const signedIn = await storage.transaction(async (tx) => {
      // Locks the user before the code's row. Calls that end all secrets of a user take the two locks in the same order.
      if (userId !== null) await tx.artefacts.lockForUser(projectId, userId)
      const used = await tx.challenges.consume(projectId, 'passcode', methodId, clock.now())
      const signedIn =
        used && (await complete(tx, dependencies, context, readPasscodePayload(used), options))
      // A used, superseded, void or expired code and a decoy get the same answer.
      if (!signedIn) throw new AuthError('otp_code_not_found')
      return signedIn
    })
    if (payload.channel) await countEntered(dependencies, projectId, parsePhone(challenge.subject))
    return signedIn
  })
}

/** Voids the guessed code, from the last allowed guess on. Other codes of the address stay valid. */
async function voidSpent(
  { storage, clock, log }: Dependencies,
  { projectId, challengeId }: ChallengeRow,
  failures: number,
): Promise<void> {
  await storage.challenges.consume(projectId, 'passcode', challengeId, clock.now())
  log.info({ project_id: projectId, failures }, 'passcode voided, guesses have to wait')
}

/** Completes the sign-in, since the code proved its address. */
function complete(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { recipient, channel }: PasscodePayload,
  options: SessionOptions,
): Promise<SignedIn | null> {
  if (!recipient) return Promise.resolve(null)
  if ('emailId' in recipient) {
    const proved = { ...recipient, factorType: 'otp' }
    return completeEmailSignIn(tx, dependencies, context, proved, options)
  }
  const proved = { recipient, channel: channel ?? 'sms' }
  return completePhoneSignIn(tx, dependencies, context, proved, options)
}
