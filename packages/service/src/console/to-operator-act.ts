import type { OperatorKeyRow, OperatorRow } from '../declarations/operators/operator-store.ts'
import type { Activity } from '../kernel/audit/activity.ts'
import type { ProjectConfig } from '../kernel/config/config.ts'
import type { Source } from '../kernel/http/source-address.ts'

/** Makes the parts of an audit entry that every act of an operator has: who they are, by id and by name, the key of their script, and why. */
export const toOperatorAct = (
  by: {
    readonly project: ProjectConfig
    readonly operator: OperatorRow
    /** @default null */
    readonly key?: OperatorKeyRow | null
  },
  source: Source,
  why?: string,
): Required<Pick<Activity, 'project' | 'actor' | 'source' | 'details'>> => ({
  project: by.project,
  actor: { kind: 'operator', id: by.operator.operatorId },
  source,
  details: {
    operator: by.operator.name,
    ...(by.key && { key: by.key.name, key_id: by.key.keyId }),
    ...(why !== undefined && { why: why.trim() }),
  },
})
