import { limits, type RequestOf, type secondSteps } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice } from '../notices/mail-notice.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { forgetRememberedDevices } from '../sessions/remember-device.ts'
import {
  endSmsStep,
  findSmsPhone,
  findStepBeside,
  type SmsPhone,
  smsStep,
} from '../sessions/sms-step.ts'
import { verifyStepAddition } from '../sessions/verify-account-change.ts'

/** True where the project allows the second step by text message, and can send one. */
export const isSmsAllowed = (
  { findTextSender }: Pick<Dependencies, 'findTextSender'>,
  project: ProjectConfig,
): boolean =>
  project.factors.kinds.includes(smsStep) &&
  findTextSender(project)?.channels.includes(smsStep) === true

/**
 * Makes a number of the signed-in user a second step, and tells every address. It may be a new number: the session has
 * proved the stronger step as well.
 *
 * @returns the user afterwards
 * @throws AuthError `phone_number_not_found`, `second_step_not_allowed`; `insufficient_factors` where no stronger step
 *   stands, or the session has not proved it and the number
 */
export async function addSmsStep(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof secondSteps.addSms>>,
): Promise<UserRow> {
  const { storage, clock } = dependencies
  const { project, source, body } = call
  const { projectId } = project
  const own = await getOwnSession(dependencies, call)
  const user = await storage.transaction(async (tx) => {
    const now = clock.now()
    const { user: before, session } = await holdSession(tx, own.session, now)
    const { userId, credentials } = before
    const stepBeside = await findStepBeside(tx, project, before)
    if (stepBeside === null) throw new AuthError('insufficient_factors')
    verifyStepAddition(before, session, now)
    if (!isSmsAllowed(dependencies, project)) throw new AuthError('second_step_not_allowed')
    const phone = credentials.phones.find(({ phoneId }) => phoneId === body.phone_id)
    if (!phone?.verified) throw new AuthError('phone_number_not_found')
    verifyNumberShown(session, phone, now)
    const { phoneId } = phone
    // A user has one such number at most.
    const act = { project, source, actor: toActor(session), session }
    if (findSmsPhone(before)) await endSmsStep(tx, dependencies, { ...act, user: before })
    await tx.phones.setStepBeside(projectId, userId, phoneId, stepBeside)
    // No device was asked for it yet.
    await forgetRememberedDevices(tx, before, now)
    const after = await tx.users.findById(projectId, userId)
    if (!after) throw new AuthError('session_not_found')
    const details = { phone_id: phoneId }
    await recordActivity(tx, dependencies, {
      ...act,
      ...{ action: 'sms_step.added', user: after, details },
    })
    await mailNotice(tx, dependencies, call, {
      user: after,
      event: { kind: 'sms_step', phoneId, sessionId: session.sessionId },
      template: 'sms_step.added',
      locale: null,
      payload: { name: phone.phoneNumber },
    })
    return after
  })
  dependencies.wakeOutbox()
  return user
}

/** Verifies that the session has proved the number by a text message a moment ago, so that its codes arrive. */
function verifyNumberShown(
  { factors }: Pick<SessionRow, 'factors'>,
  { phoneId }: Pick<SmsPhone, 'phoneId'>,
  now: number,
): void {
  const isShown = factors.some(
    ({ credential, deliveryMethod, authenticatedAt }) =>
      credential?.id === phoneId &&
      deliveryMethod === smsStep &&
      now - authenticatedAt <= limits.addition.freshProofSeconds * 1_000,
  )
  if (!isShown) throw new AuthError('insufficient_factors')
}
