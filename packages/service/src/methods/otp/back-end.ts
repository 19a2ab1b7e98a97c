/** Passcodes for the host's back end. The service sends a code, and the host presents it. */
import type { api } from '@portico/contract/schemas'
import { toHostAuthReply } from '../../accounts/sessions/to-host-auth-reply.ts'
import type { SendTarget } from '../../accounts/sign-in/find-recipient.ts'
import { toPersonSource } from '../../accounts/sign-in/person-source.ts'
import { readHostProof } from '../../accounts/sign-in/read-host-proof.ts'
import { getRecipient, toSendTarget } from '../../accounts/sign-in/send-target.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import type { TextChannel } from '../../senders/text-sender.ts'
import { addHostPhone } from './add-host-phone.ts'
import { sendEmailPasscode } from './send-email-passcode.ts'
import { getFound, sendTextPasscode } from './send-text-passcode.ts'
import { signInByPasscode } from './sign-in-by-passcode.ts'

/** Creates the handlers of `/v1/otps`. */
export function createHostOtpHandlers(
  dependencies: Dependencies,
): Handlers<typeof api.otp.backEnd> {
  const send = async (
    call: Parameters<Handlers<typeof api.otp.backEnd>['emailLoginOrCreate']>[0],
    target: SendTarget,
  ) => {
    const context = { ...call, source: toPersonSource(call) }
    const sent = await sendEmailPasscode(dependencies, context, target)
    const recipient = await getRecipient(dependencies, call, sent.recipient)
    return {
      user_id: recipient.userId,
      email_id: recipient.emailId,
      method_id: sent.methodId,
      user_created: recipient.isCreated,
    }
  }
  const sendText = async (
    call: Parameters<Handlers<typeof api.otp.backEnd>['smsLoginOrCreate']>[0],
    channel: TextChannel,
    target: SendTarget,
  ) => {
    const context = { ...call, source: toPersonSource(call) }
    const sent = await sendTextPasscode(dependencies, context, channel, target)
    const found = await getFound(dependencies, call, sent.found)
    return {
      user_id: found.user.userId,
      phone_id: found.phoneId,
      method_id: sent.methodId,
      user_created: found.isCreated,
    }
  }
  return {
    emailLoginOrCreate: (call) => send(call, 'login_or_create'),

    emailSend: async (call) => send(call, await toSendTarget(dependencies, call)),

    smsLoginOrCreate: (call) => sendText(call, 'sms', 'login_or_create'),

    smsSend: async (call) => sendText(call, 'sms', await toSendTarget(dependencies, call)),

    whatsappLoginOrCreate: (call) => sendText(call, 'whatsapp', 'login_or_create'),

    whatsappSend: async (call) =>
      sendText(call, 'whatsapp', await toSendTarget(dependencies, call)),

    addPhoneNumber: (call) => addHostPhone(dependencies, call),

    async authenticate(call) {
      const { body } = call
      const { context, options } = await readHostProof(dependencies, call)
      const methodId = await toMethodId(dependencies, call)
      const presented = { code: body.code, methodId, match: body.options }
      const signedIn = await signInByPasscode(dependencies, context, presented, options)
      return {
        ...(await toHostAuthReply(dependencies, call, signedIn)),
        method_id: body.method_id,
        reset_sessions: false,
      }
    },
  }
}

/**
 * Returns the id of the passcode that the host means. A host may name a code by the `email_id` or `phone_id` to which
 * it was sent: that selects the address's newest code. A `method_id`, as pages use it, is accepted too.
 *
 * @throws AuthError `otp_code_not_found`
 */
async function toMethodId(
  { storage }: Pick<Dependencies, 'storage'>,
  { project, body }: Pick<Call<{ readonly method_id: string }>, 'project' | 'body'>,
): Promise<string> {
  const { method_id: id } = body
  const { projectId } = project
  if (!/^(email|phone-number)-(test|live)-[\w-]{1,100}$/.test(id)) return id
  const subject = id.startsWith('email-')
    ? await findEmail(storage, projectId, id)
    : await findNumber(storage, projectId, id)
  if (subject === null) throw new AuthError('otp_code_not_found')
  const newest = await storage.challenges.findNewest(projectId, 'passcode', subject)
  if (!newest) throw new AuthError('otp_code_not_found')
  return newest.challengeId
}

async function findEmail(
  { users }: Pick<Repositories, 'users'>,
  projectId: string,
  id: string,
): Promise<string | null> {
  const user = await users.findByEmailId(projectId, id)
  const email = user?.emails.find(({ emailId }) => emailId === id)
  return email ? parseEmail(email.email).canonical : null
}

async function findNumber(
  { phones, users }: Pick<Repositories, 'phones' | 'users'>,
  projectId: string,
  id: string,
): Promise<string | null> {
  const userId = await phones.findOwner(projectId, id)
  const user = userId === null ? null : await users.findById(projectId, userId)
  return user?.credentials.phones.find(({ phoneId }) => phoneId === id)?.phoneNumber ?? null
}
