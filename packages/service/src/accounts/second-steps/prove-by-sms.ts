import type { RequestOf, secondSteps } from '@portico/contract'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import { countEntered } from '../../kernel/delivery/texts/phone-guard.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'
import { holdFirstStep } from '../recoveries/hold-first-step.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import { toSessionMinutes } from '../sessions/session-end.ts'
import { smsStep } from '../sessions/sms-step.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import { checkSentCode, consumeSentCode } from '../sign-in/check-sent-code.ts'
import { toPhoneSubject } from '../sign-in/phone-subject.ts'
import { getSmsStep, smsCodeKind } from './get-sms-step.ts'

/**
 * Completes a sign-in by the code in a text message. A guess counts before it is checked: for this browser or source at
 * this number, whatever the codes to it are for, and for the code.
 *
 * @throws AuthError `invalid_code`, `intermediate_session_not_found`, `otp_code_not_found`, `user_lock_limit_reached`;
 *   every error of `recordAuthentication`
 */
export async function proveBySms(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof secondSteps.authenticateSms>>,
): Promise<SignedIn> {
  const { storage, clock } = dependencies
  const { project, source, body } = call
  const { projectId } = project
  const { code, intermediate_session_token: token, session_duration_minutes: asked } = body
  if (!/^[0-9]{6}$/.test(code)) throw new AuthError('invalid_code')
  const requested = asked === undefined ? null : toSessionMinutes(project, asked)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { user, intermediate } = await findIntermediateSession(dependencies, projectId, token)
  const { userId } = user
  const signedIn = await recordFailures(dependencies, call, 'otp', async (attempt) => {
    attempt.userId = userId
    const known = await findKnown(dependencies, call, user, intermediate)
    const checked = await checkSentCode(dependencies, attempt, {
      ...{ projectId, userId, source, code, kind: smsCodeKind },
      firstStepId: intermediate.challengeId,
      counted: toPhoneSubject(known.phoneNumber),
    })
    const proved = await storage.transaction(async (tx) => {
      const held = await holdFirstStep(tx, dependencies, user, intermediate)
      await consumeSentCode(tx, dependencies, checked)
      // The number may have gone since the code was sent, or what it is a second step beside.
      const own = await getSmsStep(tx, project, held, intermediate).catch(refuseCode)
      if (own.phoneId !== checked.sent.payload.phoneId) throw new AuthError('otp_code_not_found')
      const factor: FactorRow = {
        type: 'otp',
        deliveryMethod: smsStep,
        authenticatedAt: clock.now(),
        credential: {
          factor: smsStep,
          id: own.phoneId,
          shown: { phoneNumber: own.phoneNumber },
        },
      }
      const started = await recordAuthentication(tx, dependencies, {
        ...{ project, source, user: held, factor, intermediate, sessionToken: null },
        minutes: requested ?? intermediate.minutes,
        isDeviceToBeRemembered: body.remember_device ?? false,
      })
      return { user: held, started }
    })
    await countEntered(dependencies, projectId, parsePhone(known.phoneNumber))
    return proved
  })
  dependencies.wakeOutbox()
  return signedIn
}

const findKnown = (
  { storage }: Pick<Dependencies, 'storage'>,
  { project }: Pick<Call, 'project'>,
  user: Parameters<typeof getSmsStep>[2],
  intermediate: Parameters<typeof getSmsStep>[3],
) => getSmsStep(storage, project, user, intermediate).catch(refuseCode)

/** A sign-in that accepts no such step has no code of it either. */
function refuseCode(error: unknown): never {
  throw error instanceof AuthError ? new AuthError('otp_code_not_found') : error
}
