import { limits, type otp, type RequestOf } from '@portico/contract'
import { createId } from '../../create-id.ts'
import { enqueueMail } from '../../delivery/enqueue-mail.ts'
import { toOccasion } from '../../delivery/occasion.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Call } from '../../http/register-operations.ts'
import {
  findRecipient,
  findSender,
  type Recipient,
  type SendTarget,
  toSendMode,
} from '../../sign-in/find-recipient.ts'
import { toExpirationMinutes, toMailLocale } from '../../sign-in/mail-options.ts'
import { toSentFrom } from '../../sign-in/verify-sent-attributes.ts'
import { parseEmail } from '../../users/parse-email.ts'
import type { PasscodePayload } from './passcode-payload.ts'

type SendCall = Call<RequestOf<typeof otp.emailLoginOrCreate>>

/**
 * Sends a passcode by e-mail. The newest send kills the older codes of the address; the count of failed
 * tries lives on.
 *
 * @returns the new `method_id`; and to whom it went, for hosts alone: a page must not learn it. Null when it
 * went to nobody
 */
export async function sendEmailPasscode(
  dependencies: Dependencies,
  call: SendCall,
  target: SendTarget,
): Promise<{ methodId: string; recipient: Recipient | null }> {
  const { storage, rateLimits, random, keyRing, clock } = dependencies
  const { project, body } = call
  const mode = toSendMode(target)
  const email = parseEmail(body.email)
  const locale = toMailLocale(project, body)
  const minutes = toExpirationMinutes(
    body.expiration_minutes,
    project.passcodes.expirationMinutes,
    limits.passcode,
    'invalid_expiration_otp',
  )
  await rateLimits.takeSend(project, call.source, email.canonical)
  const sender = await findSender(dependencies, call, target)
  const methodId = createId(random, 'passcode', project.projectId)
  const code = createPasscode(random)
  const sentTo = await storage.transaction(async (tx) => {
    const recipient = await findRecipient(tx, dependencies, call, { email, mode, sender })
    const now = clock.now()
    const expiresAt = now + minutes * 60_000
    const payload: PasscodePayload = {
      // A decoy is stored for nobody's address too, so that guessing at it is counted and locked alike.
      recipient: recipient && { userId: recipient.userId, emailId: recipient.emailId },
      sentFrom: toSentFrom(call.source),
    }
    await tx.challenges.issue(
      {
        projectId: project.projectId,
        challengeId: methodId,
        kind: 'passcode',
        subject: email.canonical,
        secretHash: keyRing.hashCode(methodId, code),
        payload: { ...payload },
        createdAt: now,
        expiresAt,
      },
      { supersede: true },
    )
    if (!recipient) return null
    const templateId = recipient.isNew ? body.signup_template_id : body.login_template_id
    await enqueueMail(tx, dependencies, {
      project,
      to: recipient.address,
      template: recipient.isNew ? 'passcode.signup' : 'passcode.login',
      locale,
      payload: {
        code,
        expirationMinutes: minutes,
        occasion: toOccasion(dependencies, call.source, locale),
        ...(templateId !== undefined && { templateId }),
      },
      expiresAt,
    })
    return recipient
  })
  dependencies.wakeOutbox()
  return { methodId, recipient: sentTo }
}

/** Six digits, uniform, leading zeros kept. */
function createPasscode(random: Dependencies['random']): string {
  const { digits } = limits.passcode
  return String(random.integer(10 ** digits)).padStart(digits, '0')
}
