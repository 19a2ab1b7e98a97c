import type { OperatorRow } from '../declarations/operators/operator-store.ts'
import type { Activity } from '../kernel/audit/activity.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { ConsoleError } from './console-error.ts'

/**
 * Removes an operator, and ends their sessions.
 *
 * @throws ConsoleError `operator_not_found`, `last_operator`
 */
export async function removeOperator(
  ports: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>,
  act: Pick<Activity, 'project' | 'actor' | 'source' | 'details'>,
  operatorId: string,
): Promise<OperatorRow> {
  const { projectId } = act.project
  return ports.storage.transaction(async (tx) => {
    const removed = await tx.operators.remove(projectId, operatorId, ports.clock.now())
    if (removed === null) throw new ConsoleError('operator_not_found')
    if (removed === 'last') throw new ConsoleError('last_operator')
    await tx.operatorSessions.removeOfOperator(projectId, operatorId)
    const details = { ...act.details, removed: removed.name, operator_id: operatorId }
    await recordActivity(tx, ports, { ...act, action: 'operator.removed', user: null, details })
    return removed
  })
}
