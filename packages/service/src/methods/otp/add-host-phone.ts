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

type Add = typeof api.otp.backEnd.addPhoneNumber

/**
 * Adds a number to a user in the host's name. One that the host has proved signs in at once, and the user is told; a number of another user,
 * proved or not, stays with them, and so does the user's own.
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
    const known = await tx.phones.holdNumber(projectId, phone.number)
    if (known && known.userId !== userId) throw new AuthError('duplicate_phone_number')
    const before = await holdPerson(tx, projectId, userId)
    if (!before) throw new AuthError('user_not_found')
    if (before.blockedAt !== null) throw new AuthError('user_blocked')
    const isNew = !known || (verified && !known.verified)
    if (known && isNew) await tx.phones.markVerified(projectId, userId, known.phoneId)
    const { phoneId } =
      known ?? (await addPhone(tx, dependencies, { projectId, userId, phone, verified }))
    const user = (await tx.users.findById(projectId, userId)) ?? before
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
