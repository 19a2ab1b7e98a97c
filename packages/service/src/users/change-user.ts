/** Changes of a person by the host or an operator, each written down in the transaction that makes it. */
import type { Actor } from '../audit/activity.ts'
import { recordActivity } from '../audit/record-activity.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Source } from '../http/source-address.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { enqueueLogouts } from '../sessions/enqueue-logouts.ts'
import type { Repositories, UserChange, UserRow } from '../storage/storage.ts'
import { getUser } from './get-user.ts'
import { verifyMetadata } from './verify-metadata.ts'

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>

/** Who acts on whom. */
export interface Act {
  readonly project: ProjectConfig
  readonly actor: Actor
  readonly source: Pick<Source, 'address' | 'userAgent'> | null
  /** A user id or an external id. */
  readonly userId: string
}

/**
 * Writes what the host knows of a person.
 *
 * @throws AuthError `user_not_found`, `duplicate_user_external_id`, `metadata_too_large`,
 * `metadata_too_many_keys`; nothing is changed then
 */
export function updateUser(ports: Ports, act: Act, change: UserChange): Promise<UserRow> {
  return ports.storage.transaction(async (tx) => {
    const user = await applyChange(tx, act, change)
    // As it stands now, merged: what is refused here is rolled back.
    verifyMetadata(user.trustedMetadata)
    verifyMetadata(user.untrustedMetadata)
    const details = { fields: Object.keys(change) }
    await recordActivity(tx, ports, { ...act, action: 'user.updated', user, details })
    return user
  })
}

/**
 * Blocks a person: nothing signs them in from here on. Every session of theirs ends, with what waits in their mailbox
 * and what client apps hold; all of it stays dead after an unblock.
 */
export function blockUser(ports: Ports, act: Act): Promise<UserRow> {
  return ports.storage.transaction(async (tx) => {
    // A change of nothing takes the person's turn: of two blocks at once the second finds nothing to do.
    const before = await applyChange(tx, act, {})
    if (before.blockedAt !== null) return before
    const user = await applyChange(tx, act, { blockedAt: ports.clock.now() })
    await recordActivity(tx, ports, { ...act, action: 'user.blocked', user })
    await endEverything(tx, ports, act, user)
    return user
  })
}

/** Lets a blocked person sign in again; their old sessions stay dead. */
export function unblockUser(ports: Ports, act: Act): Promise<UserRow> {
  return ports.storage.transaction(async (tx) => {
    const before = await applyChange(tx, act, {})
    if (before.blockedAt === null) return before
    const user = await applyChange(tx, act, { blockedAt: null })
    await recordActivity(tx, ports, { ...act, action: 'user.unblocked', user })
    // A send that was under way may have left a link behind the block.
    await endEverything(tx, ports, act, user)
    return user
  })
}

async function endEverything(
  tx: Repositories,
  ports: Ports,
  act: Act,
  user: UserRow,
): Promise<void> {
  await endSessions(tx, ports, { ...act, user })
  await tx.artefacts.removeOfUser(act.project.projectId, user.userId)
}

/**
 * Removes a person with everything of theirs; the audit log keeps that there was one.
 *
 * @returns the person as they were
 */
export function deleteUser(ports: Ports, act: Act): Promise<UserRow> {
  return ports.storage.transaction(async (tx) => {
    const { projectId } = act.project
    // A change of nothing takes the person's turn: what is being added to them is there, and goes with them.
    const user = await applyChange(tx, act, {})
    for (const session of await tx.sessions.listOfUser(projectId, user.userId, ports.clock.now())) {
      await enqueueLogouts(tx, ports, act.project, session)
    }
    if (!(await tx.users.remove(projectId, user.userId))) throw new AuthError('user_not_found')
    await recordActivity(tx, ports, { ...act, action: 'user.deleted', user })
    return user
  })
}

async function applyChange(
  tx: Pick<Repositories, 'users'>,
  { project: { projectId }, userId }: Act,
  change: UserChange,
): Promise<UserRow> {
  const before = await getUser(tx, projectId, userId)
  const updated = await tx.users.update(projectId, before.userId, change)
  if (!updated) throw new AuthError('user_not_found')
  if ('taken' in updated) throw new AuthError('duplicate_user_external_id')
  return updated.user
}
