/** Changes a user for the host or an operator; each change writes its audit entry in the same transaction. */

import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Activity, Actor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, UserChange, UserRow } from '../../kernel/storage/storage.ts'
import { cancelRecoveries } from '../sessions/cancel-recovery.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { enqueueLogouts } from '../sessions/enqueue-logouts.ts'
import { getUser } from './get-user.ts'
import { verifyMetadata } from './verify-metadata.ts'

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>

/** The actor of a change, and the user to be changed. */
export interface Act {
  readonly project: ProjectConfig
  readonly actor: Actor
  readonly source: Pick<Source, 'address' | 'userAgent'> | null
  /** A user id or an external id. */
  readonly userId: string
  /** Further facts for the audit entry, such as an operator’s reason. */
  readonly details?: Activity['details']
}

/**
 * Changes the fields of a user that the host controls.
 *
 * @throws AuthError `user_not_found`, `duplicate_user_external_id`, `metadata_too_large`, `metadata_too_many_keys`; a
 * failed call changes nothing
 */
export function updateUser(ports: Ports, act: Act, change: UserChange): Promise<UserRow> {
  return ports.storage.transaction(async (tx) => {
    const user = await applyChange(tx, act, change)
    // Checks the merged metadata; an error rolls the change back.
    verifyMetadata(user.trustedMetadata)
    verifyMetadata(user.untrustedMetadata)
    const details = { ...act.details, fields: Object.keys(change) }
    await recordActivity(tx, ports, { ...act, action: 'user.updated', user, details })
    return user
  })
}

/**
 * Blocks a user, who cannot sign in from then on. Their sessions, unused links and codes, and client apps' tokens end,
 * and an unblock does not restore them.
 *
 * @param onUnchanged called for a user who is blocked already @default does nothing
 */
export function blockUser(ports: Ports, act: Act, onUnchanged?: () => never): Promise<UserRow> {
  return ports.storage.transaction(async (tx) => {
    // An empty change locks the user: of two concurrent blocks the second sees the first and does nothing.
    const before = await applyChange(tx, act, {})
    if (before.blockedAt !== null) return onUnchanged ? onUnchanged() : before
    const user = await applyChange(tx, act, { blockedAt: ports.clock.now() })
    await recordActivity(tx, ports, { ...act, action: 'user.blocked', user })
    await endEverything(tx, ports, act, user)
    await cancelRecoveries(tx, ports, { ...act, user, reason: 'user_blocked' })
    return user
  })
}

/**
 * Lets a blocked user sign in again; their old sessions stay ended.
 *
 * @param onUnchanged called for a user who is not blocked @default does nothing
 */
export function unblockUser(ports: Ports, act: Act, onUnchanged?: () => never): Promise<UserRow> {
  return ports.storage.transaction(async (tx) => {
    const before = await applyChange(tx, act, {})
    if (before.blockedAt === null) return onUnchanged ? onUnchanged() : before
    const user = await applyChange(tx, act, { blockedAt: null })
    await recordActivity(tx, ports, { ...act, action: 'user.unblocked', user })
    // A send that was in progress may have added a link after the block.
    await endEverything(tx, ports, act, user)
    return user
  })
}

/** Ends the sessions, unused links and codes, and client apps' tokens of a user whose lock the caller holds. */
export async function endEverything(
  tx: Repositories,
  ports: Ports,
  act: Omit<Act, 'userId'>,
  user: UserRow,
): Promise<void> {
  await endSessions(tx, ports, { ...act, user })
  await tx.artefacts.removeOfUser(act.project.projectId, user.userId)
}

/**
 * Deletes a user with all their rows; the audit log keeps its entries.
 *
 * @returns the user before the deletion
 */
export function deleteUser(ports: Ports, act: Act): Promise<UserRow> {
  return ports.storage.transaction(async (tx) => {
    // An empty change locks the user, so that rows which are being added exist before the deletion and are deleted,
    // too.
    const user = await applyChange(tx, act, {})
    await removeHeld(tx, ports, act, user)
    return user
  })
}

/**
 * Deletes a user whose lock the caller holds.
 *
 * @throws AuthError `user_not_found`
 */
export async function removeHeld(
  tx: Repositories,
  ports: Pick<Ports, 'random' | 'clock' | 'keyRing'>,
  act: Omit<Act, 'userId'>,
  user: UserRow,
  details: Readonly<Record<string, unknown>> = act.details ?? {},
): Promise<void> {
  const { projectId } = act.project
  for (const session of await tx.sessions.listOfUser(projectId, user.userId, ports.clock.now())) {
    await enqueueLogouts(tx, ports, act.project, session)
  }
  if (!(await tx.users.remove(projectId, user.userId))) throw new AuthError('user_not_found')
  await recordActivity(tx, ports, { ...act, action: 'user.deleted', user, details })
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
