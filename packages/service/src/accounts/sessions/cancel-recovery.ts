import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import type { Activity } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/** Who cancels a recovery, and for whom. */
export interface Cancelling extends Pick<Activity, 'project' | 'actor' | 'source' | 'session'> {
  readonly user: UserRow
  /** Why it was cancelled, for the audit log; without it, the actor alone says so. */
  readonly reason?:
    | 'not_me'
    | 'deletion_requested'
    | 'user_blocked'
    | 'second_step_shown'
    | 'not_possible'
}

type Ports = Pick<Dependencies, 'random' | 'clock' | 'keyRing'>
type Stores = Pick<Repositories, 'recoveries' | 'audit' | 'outbox'>

/**
 * Cancels a recovery of a user whose lock the caller holds.
 *
 * @returns null when it is over, or there is none
 */
export async function cancelRecovery(
  tx: Stores,
  ports: Ports,
  { user, ...act }: Cancelling,
  recoveryId: string,
): Promise<RecoveryRow | null> {
  const { projectId, userId } = user
  const own = { projectId, userId, recoveryId }
  const cancelled = await tx.recoveries.cancel(own, ports.clock.now())
  if (cancelled) await record(tx, ports, { user, ...act }, recoveryId)
  return cancelled
}

/** Cancels every open recovery of a user whose lock the caller holds. */
export async function cancelRecoveries(
  tx: Stores,
  ports: Ports,
  cancelling: Cancelling,
): Promise<void> {
  const { projectId, userId } = cancelling.user
  const all = await tx.recoveries.cancelAll(projectId, userId, ports.clock.now())
  for (const { recoveryId } of all) await record(tx, ports, cancelling, recoveryId)
}

/** Stops what would remove the second step of a user whose lock the caller holds. @returns whether there was something */
export async function cancelWayBack(
  tx: Stores,
  ports: Ports,
  cancelling: Cancelling,
): Promise<boolean> {
  const { projectId, userId } = cancelling.user
  const all = await tx.recoveries.cancelWayBack(projectId, userId, ports.clock.now())
  for (const { recoveryId } of all) await record(tx, ports, cancelling, recoveryId)
  return all.length > 0
}

const record = (tx: Stores, ports: Ports, { reason, ...act }: Cancelling, recoveryId: string) =>
  recordActivity(tx, ports, {
    ...act,
    action: 'user.recovery_cancelled',
    details: { recovery_id: recoveryId, ...(reason && { reason }) },
  })
