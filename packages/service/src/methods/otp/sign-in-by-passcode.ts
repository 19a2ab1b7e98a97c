import type { IssuedSession, SessionOptions } from '../../accounts/sessions/start-session.ts'
import { completeEmailSignIn } from '../../accounts/sign-in/complete-email-sign-in.ts'
import { reserveCodeGuess } from '../../accounts/sign-in/reserve-code-guess.ts'
import {
  type AttributeMatch,
  verifySentAttributes,
} from '../../accounts/sign-in/verify-sent-attributes.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures, type SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { isEqualDigest } from '../../kernel/keys/is-equal-digest.ts'
import type { ChallengeRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { completePhoneSignIn } from './complete-phone-sign-in.ts'
import { type PasscodePayload, readPasscodePayload } from './passcode-payload.ts'
import { toGuessSubject } from './passcode-subject.ts'
import { countEntered } from './phone-guard.ts'

/** What is presented, by a page or by a host. */
export interface PresentedPasscode {
  /** As typed. */
  readonly code: string
  readonly methodId: string
  readonly match?: AttributeMatch | undefined
}

/** Who signed in. */
export interface PasscodeSignIn {
  /** Null when no session was asked for. */
  readonly started: IssuedSession | null
  readonly user: UserRow
}

/**
 * Signs in by a passcode. A guess is counted as a failure before it is looked at and forgiven after a
 * success, so parallel guesses can never be more than were allowed. It counts against the address, for this
 * browser or source, and against the code: neither a resend nor an old `method_id` gives more guesses.
 *
 * @throws AuthError `invalid_code`, `invalid_method_id`, `otp_code_not_found`, `user_lock_limit_reached`,
 * `attribute_mismatch`, `user_blocked`
 */
export async function signInByPasscode(
  dependencies: Dependencies,
  context: CallContext,
  presented: PresentedPasscode,
  options: SessionOptions,
): Promise<PasscodeSignIn> {
  if (!/^[0-9]{6}$/.test(presented.code)) throw new AuthError('invalid_code')
  if (!/^[\w-]{1,128}$/.test(presented.methodId)) throw new AuthError('invalid_method_id')
  await dependencies.rateLimits.takeAuthenticate(context.project, context.source)
  return recordFailures(dependencies, context, 'otp', (attempt) =>
    tryPasscode(dependencies, context, presented, options, attempt),
  )
}

async function tryPasscode(
  dependencies: Dependencies,
  context: CallContext,
  { code, methodId, match }: PresentedPasscode,
  options: SessionOptions,
  attempt: SignInAttempt,
): Promise<PasscodeSignIn> {
  const { storage, keyRing } = dependencies
  const challenge = await storage.challenges.findAny(
    context.project.projectId,
    'passcode',
    methodId,
  )
  if (!challenge) throw new AuthError('otp_code_not_found')
  const payload = readPasscodePayload(challenge)
  attempt.userId = payload.recipient?.userId ?? null
  attempt.challenge = challenge

  const { projectId, subject } = challenge
  const { failures, isLast } = await reserveCodeGuess(dependencies, {
    projectId,
    subject: toGuessSubject(challenge, payload),
    codeId: challenge.challengeId,
    userId: attempt.userId,
    source: context.source,
  })
  const guessHash = keyRing.hashCode(challenge.challengeId, code)
  if (!isEqualDigest(guessHash, challenge.secretHash)) {
    if (isLast) {
      attempt.lock = { failures }
      await voidSpent(dependencies, challenge, failures)
    }
    throw new AuthError('otp_code_not_found')
  }
  verifySentAttributes(payload.sentFrom, context.source, match)
  const signedIn = await consumePasscode(dependencies, context, challenge, attempt.userId, options)
  if (payload.channel) await countEntered(dependencies, projectId, parsePhone(subject))
  return signedIn
}

/** From the last allowed guess on, every wrong one also voids its code; one that somebody else asked for stays good. */
async function voidSpent(
  { storage, clock, log }: Dependencies,
  { projectId, challengeId }: ChallengeRow,
  failures: number,
): Promise<void> {
  await storage.challenges.consume(projectId, 'passcode', challengeId, clock.now())
  log.info({ project_id: projectId, failures }, 'passcode voided, guesses have to wait')
}

/** The right code: uses it up and signs in, or nothing of both. */
function consumePasscode(
  dependencies: Dependencies,
  context: CallContext,
  { projectId, challengeId }: ChallengeRow,
  userId: string | null,
  options: SessionOptions,
): Promise<PasscodeSignIn> {
  const { storage, clock } = dependencies
  return storage.transaction(async (tx) => {
    // Before the code's row, as whoever ends everything of a person's does.
    if (userId !== null) await tx.artefacts.lockForUser(projectId, userId)
    const used = await tx.challenges.consume(projectId, 'passcode', challengeId, clock.now())
    const signedIn =
      used && (await complete(tx, dependencies, context, readPasscodePayload(used), options))
    // Used, superseded, void, expired, or a decoy: one answer.
    if (!signedIn) throw new AuthError('otp_code_not_found')
    return signedIn
  })
}

/** The address that the code went to was proved. */
function complete(
  tx: Repositories,
  dependencies: Dependencies,
  context: CallContext,
  { recipient, channel }: PasscodePayload,
  options: SessionOptions,
): Promise<PasscodeSignIn | null> {
  if (!recipient) return Promise.resolve(null)
  if ('emailId' in recipient) {
    const proved = { ...recipient, factorType: 'otp' }
    return completeEmailSignIn(tx, dependencies, context, proved, options)
  }
  const proved = { recipient, channel: channel ?? 'sms' }
  return completePhoneSignIn(tx, dependencies, context, proved, options)
}
