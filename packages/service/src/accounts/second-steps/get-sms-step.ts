import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { IntermediateSession } from '../sessions/intermediate-session.ts'
import { findSmsStep, type SmsPhone } from '../sessions/sms-step.ts'
import type { StepSettings } from '../sessions/step-policy.ts'

/** The kind of the codes of a second step by text message. */
export const smsCodeKind = 'second_step_text' as const

/**
 * Finds the number whose code completes a sign-in that waits.
 *
 * @throws AuthError `insufficient_factors` where no text message does
 */
export async function getSmsStep(
  stores: Pick<Repositories, 'accountCodes'>,
  project: StepSettings,
  user: UserRow,
  { factors, place, emailId, mayEnrol }: IntermediateSession,
): Promise<SmsPhone> {
  const begun = { factors, isHost: place?.isHost === true }
  // It waits for the code in a mail, or for a new second step, which another window may have added meanwhile.
  const isOther = emailId !== undefined || mayEnrol
  const phone = isOther ? null : await findSmsStep(stores, project, user, begun)
  if (!phone) throw new AuthError('insufficient_factors')
  return phone
}
