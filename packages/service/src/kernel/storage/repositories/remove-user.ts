import { credentialKinds } from '../../../declarations/all-declarations.ts'
import { among } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import {
  artefactRows,
  auditRows,
  browserRows,
  emailRows,
  outboxRows,
  sessionRows,
  userRows,
} from '../../../foundation/database/schema.ts'
import { userLockName } from '../../../foundation/database/user-lock-name.ts'
import { challengeRows } from './challenges.ts'
import { readUser, type UserEngine } from './read-users.ts'

/**
 * Removes a user with all their rows: sessions, addresses, apps, unused secrets, waiting messages. The audit log stays,
 * and so do counts of failed attempts, so that signing up again does not reset them. Operators’ reasons, which are about
 * the user, are erased from the log.
 */
export async function removeUser(
  tx: Db,
  engine: UserEngine & Pick<Engine, 'lock'>,
  projectId: string,
  userId: string,
): Promise<boolean> {
  // Waits for client apps' artefacts that are being added, so that they are removed as well.
  await engine.lock(tx, userLockName(projectId, userId))
  const theirs = { projectId, userId }
  const user = await readUser(tx, engine, projectId, userId)
  if (!user) return false
  const emails = await emailRows(tx).list(theirs)
  const others = credentialKinds.flatMap((kind) => kind.listAddresses(user.credentials))
  await sessionRows(tx).remove(theirs)
  const subjects = [userId, ...emails.map((row) => row.canonicalEmail), ...others]
  await challengeRows(tx).remove({ projectId, subject: among(subjects) })
  await browserRows(tx).remove(theirs)
  await artefactRows(tx).remove(theirs)
  await eraseReasons(tx, theirs)
  const toAddress = among([...emails.map((row) => row.email), ...others])
  await outboxRows(tx).remove({ projectId, state: 'waiting', toAddress })
  // The foreign keys remove addresses, apps, passkeys and permissions (`on delete cascade`).
  return (await userRows(tx).remove(theirs)) > 0
}

async function eraseReasons(
  tx: Db,
  theirs: { readonly projectId: string; readonly userId: string },
): Promise<void> {
  const { projectId } = theirs
  for (const entry of await auditRows(tx).list({ ...theirs, actorKind: 'operator' })) {
    const { auditId } = entry
    const { why, ...details } = entry.details
    if (why !== undefined) await auditRows(tx).change({ projectId, auditId }, { details })
  }
}
