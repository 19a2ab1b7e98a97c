import type { ReplyOf, users } from '@portico/contract'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Deletion, UserRow } from '../../kernel/storage/storage.ts'
import { tellOfDeletion } from '../notices/tell-of-deletion.ts'
import { cancelRecoveries } from '../sessions/cancel-recovery.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'
import { endEverything } from './change-user.ts'
import { removeLeaver } from './remove-leaver.ts'
import { toDeletion } from './to-deletion.ts'

const dayMs = 24 * 3_600_000
const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/**
 * Begins the deletion of the account of the user who calls: their sessions, links, codes and client apps end at once, and
 * the rows are removed after the days that the project sets, until which the user can sign in and keep the account. A mail
 * tells every address of the request. A later request sends it again if its date is earlier.
 *
 * @throws AuthError `insufficient_factors` without a recent proof
 */
export async function deleteMe(
  dependencies: Dependencies,
  call: Call,
): Promise<Omit<ReplyOf<typeof users.delete>, 'request_id' | 'status_code'>> {
  const { project, source } = call
  const own = await getOwnSession(dependencies, call)
  const now = dependencies.clock.now()
  const { deletesAt } = await dependencies.storage.transaction(async (tx) => {
    const { user, session } = await holdSession(tx, own.session, now)
    verifyAccountChange(user, session, now)
    const { projectId, userId } = user
    const act = { project, source, actor: toActor(session) }
    const deletion = chooseDeletion(user, {
      requestedAt: now,
      deletesAt: now + project.deletionDays * dayMs,
      timeZone: source.timeZone ?? null,
    })
    await tx.users.update(projectId, userId, { deletion })
    if (!user.deletion) {
      const details = { deletes_at: toTime(deletion.deletesAt) }
      await recordActivity(tx, dependencies, {
        ...act,
        action: 'user.deletion_requested',
        user,
        session,
        details,
      })
    }
    await endEverything(tx, dependencies, act, user)
    await cancelRecoveries(tx, dependencies, { ...act, user, reason: 'deletion_requested' })
    await tx.grants.removeOfUser(projectId, userId)
    if (deletion.deletesAt <= now) {
      const at = { source, findPlace: dependencies.findPlace }
      await removeLeaver(tx, dependencies, { project, actor: act.actor, user, call: at })
    } else if (deletion !== user.deletion) {
      await tellOfDeletion(tx, dependencies, { project, source }, { user, deletion, session })
    }
    return deletion
  })
  dependencies.wakeOutbox()
  return { deletes_at: toTime(deletesAt) }
}

/** A second request changes no date that the user was told, but for an earlier one. */
function chooseDeletion({ deletion }: UserRow, wanted: Omit<Deletion, 'remindsAt'>): Deletion {
  if (!deletion) return toDeletion(wanted)
  const { requestedAt, deletesAt } = deletion
  return deletesAt <= wanted.deletesAt ? deletion : toDeletion({ ...wanted, requestedAt })
}
