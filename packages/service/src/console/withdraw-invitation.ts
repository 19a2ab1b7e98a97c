import type { Activity } from '../kernel/audit/activity.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Repositories } from '../kernel/storage/storage.ts'

/**
 * Withdraws an invitation with an audit entry, inside the caller's transaction.
 *
 * @returns false for one that was used already, or never was
 */
export async function withdrawInvitation(
  tx: Pick<Repositories, 'operatorInvitations' | 'audit' | 'outbox'>,
  ports: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  act: Pick<Activity, 'project' | 'actor' | 'source' | 'details'>,
  invitationId: string,
): Promise<boolean> {
  if (!(await tx.operatorInvitations.withdraw(act.project.projectId, invitationId))) return false
  const details = { ...act.details, invitation_id: invitationId }
  const action = 'operator.invitation_withdrawn'
  await recordActivity(tx, ports, { ...act, action, user: null, details })
  return true
}
