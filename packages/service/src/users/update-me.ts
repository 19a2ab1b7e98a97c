import type { ReplyOf, RequestOf, users } from '@portico/contract'
import { recordActivity } from '../audit/record-activity.ts'
import { toActor } from '../audit/to-actor.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { toUserView } from '../views/to-user-view.ts'
import { toNameChange } from './to-name-change.ts'
import { toSignals } from './to-signals.ts'
import { verifyMetadata } from './verify-metadata.ts'

type Update = typeof users.update

/** A person changes their own name and untrusted metadata: all that a browser may write. */
export async function updateMe(
  dependencies: Dependencies,
  call: Call<RequestOf<Update>>,
): Promise<Omit<ReplyOf<Update>, 'request_id' | 'status_code'>> {
  const { project, body, source } = call
  // Refused aloud, not ignored: a host that sends it believes it was stored.
  if (body.trusted_metadata !== undefined) throw new AuthError('cannot_update_trusted_metadata')
  const { session, user: before } = await getOwnSession(dependencies, call)
  const change = {
    ...(body.name && { name: toNameChange(body.name) }),
    ...(body.untrusted_metadata && { untrustedMetadata: body.untrusted_metadata }),
  }
  const user = await dependencies.storage.transaction(async (tx) => {
    await holdSession(tx, session, dependencies.clock.now())
    const updated = await tx.users.update(project.projectId, before.userId, change)
    if (!updated) throw new AuthError('session_not_found')
    // Only the external id can be taken, and none was given.
    if (!('user' in updated)) throw new Error('A change of name met an external id.')
    // As it stands now, merged: what is refused here is rolled back.
    verifyMetadata(updated.user.untrustedMetadata)
    await recordActivity(tx, dependencies, {
      action: 'user.updated',
      project,
      actor: toActor(session),
      user: updated.user,
      session,
      source,
      details: { fields: Object.keys(change) },
    })
    return updated.user
  })
  dependencies.wakeOutbox()
  const view = toUserView(user, project)
  return {
    user_id: view.user_id,
    emails: view.emails,
    phone_numbers: view.phone_numbers,
    crypto_wallets: view.crypto_wallets,
    __user: view,
    ...toSignals(before, user, project),
  }
}
