import { limits, type otp, type ReplyOf, type RequestOf } from '@portico/contract'
import { recordFailures, type SignInAttempt } from '../../audit/record-failures.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call } from '../../http/register-operations.ts'
import { isEqualDigest } from '../../keys/is-equal-digest.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { completeEmailSignIn, toPasscodeSubject } from '../../sign-in/complete-email-sign-in.ts'
import { reserveGuess } from '../../sign-in/reserve-guess.ts'
import type { ChallengeRow } from '../../storage/storage.ts'
import { readPasscodePayload } from './passcode-payload.ts'

type Authenticate = typeof otp.authenticate

/**
 * Signs in by a passcode. A guess is counted as a failure before it is looked at and forgiven after a
 * success, so parallel guesses can never be more than were allowed. It counts against the address, not
 * the code: neither a resend nor an old `method_id` gives more guesses.
 */
export async function authenticatePasscode(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
): Promise<Omit<ReplyOf<Authenticate>, 'request_id' | 'status_code'>> {
  const { project, source, body } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  if (!/^[0-9]{6}$/.test(body.token)) throw new AuthError('invalid_code')
  if (!/^[\w-]{1,128}$/.test(body.method_id)) throw new AuthError('invalid_method_id')
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { started, user } = await recordFailures(dependencies, call, 'otp', (attempt) =>
    tryPasscode(dependencies, call, minutes, attempt),
  )
  return {
    ...(await toAuthReply(dependencies, project, started, user)),
    method_id: body.method_id,
  }
}

async function tryPasscode(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
  minutes: number,
  attempt: SignInAttempt,
) {
  const { storage, keyRing } = dependencies
  const { token, method_id } = call.body
  const challenge = await storage.challenges.findAny(call.project.projectId, 'passcode', method_id)
  if (!challenge) throw new AuthError('otp_code_not_found')
  attempt.userId = readPasscodePayload(challenge).recipient?.userId ?? null

  const { projectId, subject } = challenge
  const failures = await reserveGuess(
    dependencies,
    { projectId, subject: toPasscodeSubject(subject) },
    limits.passcode,
  )
  const guessHash = keyRing.hashCode(challenge.challengeId, token)
  if (!isEqualDigest(guessHash, challenge.secretHash)) {
    if (failures >= limits.passcode.maxTries) {
      attempt.lock = { failures }
      await voidSpent(dependencies, challenge, failures)
    }
    throw new AuthError('otp_code_not_found')
  }
  return await consumePasscode(dependencies, call, challenge, minutes)
}

/** From the last allowed guess on, every wrong one also voids the code. */
async function voidSpent(
  { storage, clock, log }: Dependencies,
  { projectId, subject }: ChallengeRow,
  failures: number,
): Promise<void> {
  await storage.challenges.voidAll(projectId, 'passcode', subject, clock.now())
  log.info({ project_id: projectId, failures }, 'passcode voided, address locked')
}

/** The right code: uses it up and signs in, or nothing of both. */
function consumePasscode(
  dependencies: Dependencies,
  call: Call,
  { projectId, challengeId }: ChallengeRow,
  minutes: number,
) {
  const { storage, clock } = dependencies
  return storage.transaction(async (tx) => {
    const used = await tx.challenges.consume(projectId, 'passcode', challengeId, clock.now())
    const recipient = used && readPasscodePayload(used).recipient
    const signedIn =
      recipient &&
      (await completeEmailSignIn(tx, dependencies, call, {
        ...recipient,
        factorType: 'otp',
        minutes,
      }))
    // Used, superseded, void, expired, or a decoy: one answer.
    if (!signedIn) throw new AuthError('otp_code_not_found')
    return signedIn
  })
}
