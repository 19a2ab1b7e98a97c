import type { OperatorRow } from '../declarations/operators/operator-store.ts'
import type { Activity } from '../kernel/audit/activity.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { ConsoleError } from './console-error.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/**
 * Removes an operator, ends their sessions and keys, and withdraws the invitations that they made: one that they kept for
 * themselves would bring them back.
 *
 * @param options.mayBeLast true for the command line, which can invite again
 * @throws ConsoleError `operator_not_found`, `last_operator`
 */
export async function removeOperator(
  ports: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>,
  act: Pick<Activity, 'project' | 'actor' | 'source' | 'details'>,
  operatorId: string,
  { mayBeLast = false }: { readonly mayBeLast?: boolean } = {},
): Promise<OperatorRow> {
  const { projectId } = act.project
  const now = ports.clock.now()
  return ports.storage.transaction(async (tx) => {
    const removed = await tx.operators.remove(projectId, operatorId, { now, mayBeLast })
    if (removed === null) throw new ConsoleError('operator_not_found')
    if (removed === 'last') throw new ConsoleError('last_operator')
    await tx.operatorSessions.removeOfOperator(projectId, operatorId)
    await tx.operatorKeys.removeOfOperator(projectId, operatorId)
    const details = { ...act.details, removed: removed.name, operator_id: operatorId }
    await recordActivity(tx, ports, { ...act, action: 'operator.removed', user: null, details })
    for (const { invitationId, invitedBy } of await tx.operatorInvitations.listOpen(
      projectId,
      now,
    )) {
      if (invitedBy === operatorId) await withdrawInvitation(tx, ports, act, invitationId)
    }
    return removed
  })
}
