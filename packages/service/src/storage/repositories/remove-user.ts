import { among } from '../../database/conditions.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { userLockName } from '../../database/user-lock-name.ts'
import { artefactRows } from './artefact-rows.ts'
import { browserRows } from './browsers.ts'
import { challengeRows } from './challenges.ts'
import { outboxRows } from './outbox.ts'
import { sessionRows } from './sessions.ts'
import { emailRows, userRows } from './user-rows.ts'

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
  const theirs = { projectId, userId }
  const emails = await emailRows(tx).list(theirs)
  await sessionRows(tx).remove(theirs)
  const subjects = [userId, ...emails.map((row) => row.canonicalEmail)]
  await challengeRows(tx).remove({ projectId, subject: among(subjects) })
  await browserRows(tx).remove(theirs)
  await artefactRows(tx).remove(theirs)
  const toAddress = among(['', ...emails.map((row) => row.email)])
  await outboxRows(tx).remove({ projectId, channel: 'email', state: 'waiting', toAddress })
  // Addresses, apps, passkeys and permissions go with the person (`on delete cascade`).
  return (await userRows(tx).remove(theirs)) > 0
}
