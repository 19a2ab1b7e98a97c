import type { RequestOf, secondSteps } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'
import { toSessionMinutes } from '../sessions/session-end.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import { forgetCodeGuesses, reserveCodeGuess } from '../sign-in/reserve-code-guess.ts'
import { findMailedStep } from './find-mailed-step.ts'

const kind = 'second_step_code'

/**
 * Completes a sign-in on a new device by the code that was mailed. A guess counts before it is checked: for this browser
 * or source, and for the code, so that neither a new first step nor a new mail grants more.
 *
 * @throws AuthError `invalid_code`, `intermediate_session_not_found`, `otp_code_not_found`, `user_lock_limit_reached`;
 *   every error of `recordAuthentication`
 */
export async function proveByMail(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof secondSteps.authenticateEmail>>,
): Promise<SignedIn> {
  const { storage, keyRing, clock } = dependencies
  const { project, source, body } = call
  const { projectId } = project
  const { code, intermediate_session_token: token, session_duration_minutes: asked } = body
  if (!/^[0-9]{6}$/.test(code)) throw new AuthError('invalid_code')
  const requested = asked === undefined ? null : toSessionMinutes(project, asked)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { user, intermediate, address } = await findMailedStep(dependencies, projectId, token)
  const { userId } = user
  const minutes = requested ?? intermediate.minutes
  const signedIn = await recordFailures(dependencies, call, 'otp', async (attempt) => {
    attempt.userId = userId
    const sent = await storage.challenges.findNewest(projectId, kind, intermediate.challengeId)
    if (!sent) throw new AuthError('otp_code_not_found')
    attempt.challenge = sent
    const { challengeId: codeId } = sent
    const guess = { projectId, subject: `second_step:${userId}`, codeId, userId, source }
    const { failures, isLast } = await reserveCodeGuess(dependencies, guess)
    if (!isEqualDigest(keyRing.hashCode(codeId, code), sent.secretHash)) {
      if (isLast) {
        attempt.lock = { failures }
        await storage.challenges.consume(projectId, kind, codeId, clock.now())
      }
      throw new AuthError('otp_code_not_found')
    }
    return storage.transaction(async (tx) => {
      // Locks the user before the code's row, in the same order as the code that ends all of a user's sessions.
      await tx.artefacts.lockForUser(projectId, userId)
      const now = clock.now()
      const used = await tx.challenges.consume(projectId, kind, codeId, now)
      if (!used) throw new AuthError('otp_code_not_found')
      await forgetCodeGuesses(tx.attempts, dependencies, guess)
      const held = await tx.users.findById(projectId, userId)
      const { emailId, email } = address
      if (!held?.emails.some((own) => own.emailId === emailId)) {
        throw new AuthError('intermediate_session_not_found')
      }
      const factor: FactorRow = {
        type: 'otp',
        deliveryMethod: 'email',
        authenticatedAt: now,
        email: { emailId, email },
      }
      const session = { minutes, sessionToken: null, intermediate, isToldAnyway: true }
      const proof = { project, source, user: held, factor, ...session }
      return { user: held, started: await recordAuthentication(tx, dependencies, proof) }
    })
  })
  dependencies.wakeOutbox()
  return signedIn
}
