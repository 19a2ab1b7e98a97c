import type { Cursor, Page } from '../../../foundation/database/page.ts'
import type { Prune } from '../../../foundation/database/prune.ts'
import type { ActorKind, AuditRow } from '../../../foundation/database/schema.ts'

export type { ActorKind, AuditRow }

export interface Audit {
  add(entry: AuditRow): Promise<void>
  /** Adds many entries at once. */
  addAll(entries: readonly AuditRow[]): Promise<void>
  /** Lists entries, newest first. */
  list(
    projectId: string,
    filter: { userId?: string; action?: string; from?: number; before?: number },
    page: { after: Cursor | null; limit: number },
  ): Promise<Page<AuditRow>>
  readonly prune: Prune
}
