import type { ReplyOf, RequestOf, users } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { pickRepeated } from './pick-repeated.ts'
import { toLocaleChange } from './to-locale-change.ts'
import { toNameChange } from './to-name-change.ts'
import { toPictureChange } from './to-picture-change.ts'
import { toSignals } from './to-signals.ts'
import { verifyMetadata } from './verify-metadata.ts'

type Update = typeof users.update

/** Changes a user's own name, picture, language and untrusted metadata, the only fields that a browser may write. */
export async function updateMe(
  dependencies: Dependencies,
  call: Call<RequestOf<Update>>,
): Promise<Omit<ReplyOf<Update>, 'request_id' | 'status_code'>> {
  const { project, body, source } = call
  // Refused with an error: if it were ignored, the host would believe that it was stored.
  if (body.trusted_metadata !== undefined) throw new AuthError('cannot_update_trusted_metadata')
  const { session, user: before } = await getOwnSession(dependencies, call)
  const change = {
    ...(body.name && { name: toNameChange(body.name) }),
    ...(body.locale !== undefined && { locale: toLocaleChange(body.locale) }),
    ...(body.picture_url !== undefined && { pictureUrl: toPictureChange(body.picture_url) }),
    ...(body.untrusted_metadata && { untrustedMetadata: body.untrusted_metadata }),
  }
  const user = await dependencies.storage.transaction(async (tx) => {
    await holdSession(tx, session, dependencies.clock.now())
    const updated = await tx.users.update(project.projectId, before.userId, change)
    if (!updated) throw new AuthError('session_not_found')
    // Only an external id can conflict, and this change contains none.
    if (!('user' in updated)) throw new Error('A change of name met an external id.')
    // Checks the merged metadata; an error rolls the change back.
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
    ...pickRepeated(view),
    __user: view,
    ...toSignals(before, user, project),
  }
}
