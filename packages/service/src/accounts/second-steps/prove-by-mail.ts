import type { RequestOf, secondSteps } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'
import { toSessionMinutes } from '../sessions/session-end.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import { checkSentCode, consumeSentCode } from '../sign-in/check-sent-code.ts'
import { findMailedStep } from './find-mailed-step.ts'

const kind = 'second_step_code' as const

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
  const { storage, clock } = dependencies
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
    const checked = await checkSentCode(dependencies, attempt, {
      ...{ projectId, userId, source, kind, code },
      firstStepId: intermediate.challengeId,
      counted: `second_step:${userId}`,
    })
    return storage.transaction(async (tx) => {
      await tx.artefacts.lockForUser(projectId, userId)
      const now = clock.now()
      await consumeSentCode(tx, dependencies, checked)
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
