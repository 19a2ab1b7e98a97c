import type { RequestOf, secondSteps } from '@portico/contract'
import { maskPhone } from '../../foundation/addresses/mask-phone.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { enqueueText } from '../../kernel/delivery/enqueue-text.ts'
import { issuePasscode } from '../../kernel/delivery/issue-passcode.ts'
import { passPhoneGuard } from '../../kernel/delivery/texts/phone-guard.ts'
import { toTextHost } from '../../kernel/delivery/texts/to-text-host.ts'
import { verifySubscribed } from '../../kernel/delivery/texts/verify-subscribed.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { getReaderLanguage } from '../notices/reader-language.ts'
import { holdFirstStep } from '../recoveries/hold-first-step.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import { smsStep } from '../sessions/sms-step.ts'
import { getSmsStep, smsCodeKind } from './get-sms-step.ts'

const minuteMs = 60_000

/**
 * Sends the code of a second step by text message. It belongs to the first step: a newer code voids the older one, and ends
 * with it. Nothing is sent before the user asks for it, so that a stolen password alone sends no messages.
 *
 * @returns the number, masked
 * @throws AuthError `intermediate_session_not_found`; `insufficient_factors` where the sign-in accepts no such step;
 *   `sender_not_configured`, `invalid_phone_number_country_code`, `unsubscribed_phone_number`, `too_many_requests`
 */
export async function sendSmsCode(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof secondSteps.sendSms>>,
): Promise<string> {
  const { storage, clock } = dependencies
  const { project, source, body, origin } = call
  const { projectId } = project
  const token = body.intermediate_session_token
  const found = await findIntermediateSession(dependencies, projectId, token)
  const { intermediate } = found
  const known = await getSmsStep(storage, project, found.user, intermediate)
  if (!dependencies.findTextSender(project)?.channels.includes(smsStep)) {
    throw new AuthError('sender_not_configured')
  }
  const phone = parsePhone(known.phoneNumber)
  await dependencies.rateLimits.takeSend(project, source, phone.number)
  await passPhoneGuard(dependencies, call, phone)
  const host = toTextHost(project, origin)
  await storage.transaction(async (tx) => {
    // Under the lock, so that no message goes out for a step that something has just ended.
    const user = await holdFirstStep(tx, dependencies, found.user, intermediate)
    const own = await getSmsStep(tx, project, user, intermediate)
    if (own.phoneId !== known.phoneId) throw new AuthError('insufficient_factors')
    const now = clock.now()
    verifySubscribed(own, now)
    const minutes = Math.max(1, Math.floor((intermediate.expiresAt - now) / minuteMs))
    const purpose = {
      ...{ projectId, kind: smsCodeKind, subject: intermediate.challengeId },
      payload: { phoneId: own.phoneId },
    }
    const issued = await issuePasscode(tx, dependencies, purpose, minutes)
    await enqueueText(tx, dependencies, {
      ...{ project, channel: smsStep, to: phone.number, template: 'passcode.login' },
      locale: await getReaderLanguage(tx, dependencies, user, source, project),
      payload: {
        code: issued.code,
        expirationMinutes: minutes,
        ...(host !== null && { host }),
      },
      expiresAt: issued.expiresAt,
      challengeId: issued.methodId,
    })
  })
  dependencies.wakeOutbox()
  return maskPhone(phone.number)
}
