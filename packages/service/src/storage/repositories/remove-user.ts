import type { Db, Engine } from '../../database/engine.ts'
import { userLockName } from '../../database/user-lock-name.ts'

/**
 * Removes a person with everything of theirs: sessions, addresses, apps, open secrets, mail that waits. The
 * audit log stays, and so do counts of failed attempts: signing up again gives no fresh guesses.
 */
export async function removeUser(
  tx: Db,
  lock: Engine['lock'],
  projectId: string,
  userId: string,
): Promise<boolean> {
  // What a client app is being given in this moment goes as well.
  await lock(tx, userLockName(projectId, userId))
  const emails = await tx
    .selectFrom('user_emails')
    .select(['email', 'canonical_email'])
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
  await tx
    .deleteFrom('sessions')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
  await tx
    .deleteFrom('challenges')
    .where('project_id', '=', projectId)
    .where('subject', 'in', [userId, ...emails.map((row) => row.canonical_email)])
    .execute()
  await tx
    .deleteFrom('known_browsers')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
  await tx
    .deleteFrom('artefacts')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
  await tx
    .deleteFrom('outbox')
    .where('project_id', '=', projectId)
    .where('channel', '=', 'email')
    .where('state', '=', 'waiting')
    .where('to_address', 'in', ['', ...emails.map((row) => row.email)])
    .execute()
  // Addresses, apps, passkeys and permissions go with the person (`on delete cascade`).
  const removed = await tx
    .deleteFrom('users')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return removed !== undefined
}
