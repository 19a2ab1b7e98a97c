/** Passcodes for the host's back end: sent by us, presented by the host. */
import type { backEnd } from '@portico/contract'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call, Handlers } from '../../http/register-operations.ts'
import { sendEmailPasscode } from '../../methods/otp/send-email-passcode.ts'
import { signInByPasscode } from '../../methods/otp/sign-in-by-passcode.ts'
import type { SendTarget } from '../../sign-in/find-recipient.ts'
import { parseEmail } from '../../users/parse-email.ts'
import { toPersonSource } from './person-source.ts'
import { getRecipient, toSendTarget } from './send-target.ts'
import { toSessionWish } from './session-wish.ts'
import { toHostAuthReply } from './to-host-auth-reply.ts'

/** Handlers of `/v1/otps`. */
export function createHostOtpHandlers(
  dependencies: Dependencies,
): Handlers<(typeof backEnd)['otps']> {
  const send = async (
    call: Parameters<Handlers<(typeof backEnd)['otps']>['emailLoginOrCreate']>[0],
    target: SendTarget,
  ) => {
    const place = { ...call, source: toPersonSource(call) }
    const sent = await sendEmailPasscode(dependencies, place, target)
    const recipient = await getRecipient(dependencies, call, sent.recipient)
    return {
      user_id: recipient.userId,
      email_id: recipient.emailId,
      method_id: sent.methodId,
      user_created: recipient.isCreated,
    }
  }
  return {
    emailLoginOrCreate: (call) => send(call, 'login_or_create'),

    emailSend: async (call) => send(call, await toSendTarget(dependencies, call)),

    async authenticate(call) {
      const { project, body } = call
      const wish = await toSessionWish(dependencies, call)
      const methodId = await toMethodId(dependencies, call)
      const place = { project, source: toPersonSource(call) }
      const presented = { code: body.code, methodId, match: body.options }
      const { started, user } = await signInByPasscode(dependencies, place, presented, wish)
      return {
        ...(await toHostAuthReply(dependencies, project, started, user)),
        method_id: body.method_id,
        reset_sessions: false,
      }
    },
  }
}

/**
 * Hosts name a code by the `email_id` it went to: they mean the newest one of that address. A page's
 * `method_id` is as good.
 *
 * @throws AuthError `otp_code_not_found`
 */
async function toMethodId(
  { storage }: Pick<Dependencies, 'storage'>,
  { project, body }: Pick<Call<{ readonly method_id: string }>, 'project' | 'body'>,
): Promise<string> {
  const { method_id: id } = body
  if (!/^email-(test|live)-[\w-]{1,100}$/.test(id)) return id
  const { projectId } = project
  const user = await storage.users.findByEmailId(projectId, id)
  const email = user?.emails.find(({ emailId }) => emailId === id)
  if (!email) throw new AuthError('otp_code_not_found')
  const { canonical } = parseEmail(email.email)
  const newest = await storage.challenges.findNewest(projectId, 'passcode', canonical)
  if (!newest) throw new AuthError('otp_code_not_found')
  return newest.challengeId
}
