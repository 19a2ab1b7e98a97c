import type { Activity } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import type { Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import type { OpenProject } from './with-project.ts'

/** Records what an operator did in a project, for no one user. */
export const recordOperation = (
  tx: Pick<Repositories, 'audit' | 'outbox'>,
  { project, ports }: Pick<OpenProject, 'project' | 'ports'>,
  terminal: Terminal,
  activity: Pick<Activity, 'action' | 'details'>,
) =>
  recordActivity(tx, ports, {
    ...activity,
    project,
    actor: toOperator(terminal),
    user: null,
    source: null,
  })
