import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdPerson, holdSession } from '../sessions/hold-session.ts'
import { endSmsStep, findSmsPhone } from '../sessions/sms-step.ts'
import { verifySettledProof } from '../sessions/verify-account-change.ts'
import { getUser } from '../users/get-user.ts'

/**
 * Ends the second step by text message of the signed-in user. The number stays.
 *
 * @returns the user afterwards
 * @throws AuthError `phone_number_not_found` where no number is one; `insufficient_factors`, as the removal of a credential
 */
export async function removeSmsStep(dependencies: Dependencies, call: Call): Promise<UserRow> {
  const { project, source } = call
  const own = await getOwnSession(dependencies, call)
  return dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    const { user, session } = await holdSession(tx, own.session, now)
    verifySettledProof(user, session, now)
    if (!findSmsPhone(user)) throw new AuthError('phone_number_not_found')
    const act = { project, source, actor: toActor(session), session }
    return endSmsStep(tx, dependencies, { ...act, user })
  })
}

/**
 * Ends it for a host.
 *
 * @returns the user afterwards
 * @throws AuthError `user_not_found`, `phone_number_not_found`
 */
export async function removeHostSmsStep(
  dependencies: Dependencies,
  { project, source, params }: Call<undefined>,
): Promise<UserRow> {
  const { storage } = dependencies
  const { projectId } = project
  const { userId } = await getUser(storage, projectId, params.user_id ?? '')
  return storage.transaction(async (tx) => {
    const user = await holdPerson(tx, projectId, userId)
    if (!user) throw new AuthError('user_not_found')
    if (!findSmsPhone(user)) throw new AuthError('phone_number_not_found')
    return endSmsStep(tx, dependencies, { project, source, actor: hostActor, user })
  })
}
