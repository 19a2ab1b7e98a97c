import { limits, type RequestOf } from '@portico/contract'
import type { otp } from '@portico/contract/methods/otp'
import { getOwnSession } from '../../accounts/sessions/get-own-session.ts'
import { verifyFreshProof } from '../../accounts/sessions/verify-fresh-proof.ts'
import { type SendTarget, toSendMode } from '../../accounts/sign-in/find-recipient.ts'
import { toExpirationMinutes } from '../../accounts/sign-in/mail-options.ts'
import { toSentFrom } from '../../accounts/sign-in/verify-sent-attributes.ts'
import { phoneCredential } from '../../declarations/otp/phone-credential.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { enqueueText } from '../../kernel/delivery/enqueue-text.ts'
import { issuePasscode } from '../../kernel/delivery/issue-passcode.ts'
import { passPhoneGuard } from '../../kernel/delivery/texts/phone-guard.ts'
import { toTextHost } from '../../kernel/delivery/texts/to-text-host.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { TextChannel } from '../../senders/text-sender.ts'
import {
  type FoundRecipient,
  findPhoneRecipient,
  type PhoneSender,
} from './find-phone-recipient.ts'
import type { PasscodePayload } from './passcode-payload.ts'
import { readTextLocale } from './read-text-locale.ts'

type SendCall = Call<RequestOf<typeof otp.whatsappLoginOrCreate>>

/**
 * Sends a passcode to a phone. It voids the number's older codes on every channel, but the counter of wrong codes
 * continues.
 *
 * @returns the new `method_id`; and the recipient, for hosts only, since a page must not learn it. Null when the code
 *   was sent to no user
 * @throws AuthError `sender_not_configured`, `invalid_phone_number`, `invalid_phone_number_country_code`,
 *   `unsubscribed_phone_number`, `insufficient_factors`, `phone_number_not_found`, `sms_template_not_found`,
 *   `too_many_requests`
 */
export async function sendTextPasscode(
  dependencies: Dependencies,
  call: SendCall,
  channel: TextChannel,
  target: SendTarget,
): Promise<{ methodId: string; found: FoundRecipient | null }> {
  const { storage, rateLimits } = dependencies
  const { project, body } = call
  const { projectId } = project
  if (!dependencies.findTextSender(project)?.channels.includes(channel)) {
    throw new AuthError('sender_not_configured')
  }
  const mode = toSendMode(target)
  const sender = await findSender(dependencies, call, target)
  const phone = parsePhone(body.phone_number)
  const chooseLocale = readTextLocale(project, body, call.source)
  const minutes = toExpirationMinutes(
    body.expiration_minutes,
    limits.passcode,
    project.passcodes.expirationMinutes,
    'invalid_expiration_otp',
  )
  await rateLimits.takeSend(project, call.source, phone.number)
  await passPhoneGuard(dependencies, call, phone)
  const host = toTextHost(project, call.origin)
  const sent = await storage.transaction(async (tx) => {
    const found = await findPhoneRecipient(tx, dependencies, call, { phone, mode, sender })
    const payload = {
      // Stores a decoy for a number without an account, so that guesses are counted and locked as for a real code.
      recipient: found?.recipient ?? null,
      channel,
      sentFrom: toSentFrom(call.source),
    } satisfies PasscodePayload
    const purpose = { projectId, kind: 'passcode', subject: phone.number, payload } as const
    const { methodId, code, expiresAt } = await issuePasscode(tx, dependencies, purpose, minutes)
    const isNew = found?.user.status === 'pending'
    const templateId = isNew ? body.signup_template_id : body.login_template_id
    await enqueueText(tx, dependencies, {
      project,
      channel,
      to: found ? phone.number : null,
      template: isNew ? 'passcode.signup' : 'passcode.login',
      locale: chooseLocale(found?.user.locale ?? null),
      payload: {
        code,
        expirationMinutes: minutes,
        ...(templateId !== undefined && { templateId }),
        ...(host !== null && { host }),
      },
      expiresAt,
      challengeId: methodId,
    })
    return { methodId, found }
  })
  dependencies.wakeOutbox()
  return sent
}

/**
 * Finds the user who sends the code from their session, or whom the host names.
 *
 * @throws AuthError `user_unauthenticated`, `session_not_found`, `unauthorized_action`, `insufficient_factors`
 */
async function findSender(
  dependencies: Dependencies,
  call: Pick<SendCall, 'project' | 'sessionToken' | 'body'>,
  target: SendTarget,
): Promise<PhoneSender | null> {
  if (typeof target !== 'string') return { user: target.sender, sessionId: null }
  if (target !== 'secondary') return null
  const { user, session } = await getOwnSession(dependencies, call)
  const { number } = parsePhone(call.body.phone_number)
  // Checks only the user's own numbers: whether another user has the number must not be revealed.
  if (!user.credentials.phones.some(({ phoneNumber }) => phoneNumber === number)) {
    verifyFreshProof(session, dependencies.clock.now(), phoneCredential.addition)
  }
  return { user, sessionId: session.sessionId }
}

/**
 * Returns the recipient to the host.
 *
 * @throws AuthError `phone_number_not_found`, `user_blocked`
 */
export async function getFound(
  { storage }: Pick<Dependencies, 'storage'>,
  { project, body }: Pick<Call<{ readonly phone_number: string }>, 'project' | 'body'>,
  found: FoundRecipient | null,
): Promise<FoundRecipient & { readonly phoneId: string }> {
  if (found) {
    const { recipient } = found
    if (!('phoneId' in recipient)) throw new Error('A host adds a number by a session of a page.')
    // The host names this user itself, so pruning must not delete the account as unused.
    await storage.users.keep(project.projectId, recipient.userId)
    return { ...found, phoneId: recipient.phoneId }
  }
  const { number } = parsePhone(body.phone_number)
  const known = await storage.phones.findByNumber(project.projectId, number)
  throw new AuthError(known ? 'user_blocked' : 'phone_number_not_found')
}
