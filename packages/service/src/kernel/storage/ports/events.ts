import type { Prune } from '../../../foundation/database/prune.ts'
import type { EventRow } from '../../../foundation/database/schema.ts'

export type { EventRow }

export interface Events {
  add(events: readonly EventRow[]): Promise<void>
  list(projectId: string, limit: number): Promise<readonly EventRow[]>
  readonly prune: Prune
}
