import type { ReplyOf, RequestOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { tellOfAddition } from '../../accounts/notices/tell-of-addition.ts'
import { holdPerson } from '../../accounts/sessions/hold-session.ts'
import { toPersonSource } from '../../accounts/sign-in/person-source.ts'
import { getUser } from '../../accounts/users/get-user.ts'
import { phoneCredential } from '../../declarations/otp/phone-credential.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { addPhone } from './find-phone-recipient.ts'
import { settlePhone } from './settle-phone.ts'

type Add = typeof api.otp.backEnd.addPhoneNumber

const noSession = { minutes: null, sessionToken: null }

/**
 * Adds a number to a user for the host. A number that the host has proved signs in at once, makes the user active, and
 * ends what was set up before any address was proved; the user is told of it. A number that another user has proved
 * stays with that user. A number that another user only typed stays with them unless the host has proved it.
 *
 * @throws AuthError `user_not_found`, `user_blocked`, `invalid_phone_number`, `duplicate_phone_number`
 */
export async function addHostPhone(
  dependencies: Dependencies,
  call: Call<RequestOf<Add>>,
): Promise<Omit<ReplyOf<Add>, 'request_id' | 'status_code'>> {
  const { storage } = dependencies
  const { project, source, params, body } = call
  const { projectId } = project
  const phone = parsePhone(body.phone_number)
  const verified = body.is_proved ?? false
  const { userId } = await getUser(storage, projectId, params.user_id ?? '')
  const added = await storage.transaction(async (tx) => {
    // The number before the user, as where a code is sent.
    const found = await tx.phones.holdNumber(projectId, phone.number)
    const isOthers = found !== null && found.userId !== userId
    if (isOthers && (found.verified || !verified)) throw new AuthError('duplicate_phone_number')
    const before = await holdPerson(tx, projectId, userId)
    if (!before) throw new AuthError('user_not_found')
    if (before.blockedAt !== null) throw new AuthError('user_blocked')
    // A number that was typed and never proved belongs to the user of whom the host has proved it.
    if (isOthers) await tx.phones.remove(projectId, found.userId, found.phoneId)
    const known = isOthers ? null : found
    const isNew = !known?.verified
    const row =
      known ?? (await addPhone(tx, dependencies, { projectId, userId, phone, verified: false }))
    const { phoneId } = row
    const settled = { user: before, phone: row }
    const user = verified
      ? await settlePhone(tx, dependencies, { project, source }, settled, noSession)
      : ((await tx.users.findById(projectId, userId)) ?? before)
    if (isNew && verified) {
      await recordActivity(tx, dependencies, {
        action: 'user.phone_number_verified',
        project,
        source,
        actor: hostActor,
        user,
        details: { phone_id: phoneId },
      })
      const person = { project, source: toPersonSource({ body: {} }) }
      await tellOfAddition(tx, dependencies, person, {
        user,
        addition: phoneCredential.addition,
        id: phoneId,
        name: phone.number,
        session: undefined,
      })
    }
    return { user, phoneId }
  })
  dependencies.wakeOutbox()
  const { user, phoneId } = added
  return { user_id: userId, phone_id: phoneId, user: toHostUserView(user, project) }
}
