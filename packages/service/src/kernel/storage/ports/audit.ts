import type { Cursor, Page } from '../../../foundation/database/page.ts'
import type { Prune } from '../../../foundation/database/prune.ts'
import type { ActorKind } from '../../../foundation/database/schema.ts'

export type { ActorKind }

export interface AuditRow {
  readonly projectId: string
  readonly auditId: string
  readonly at: number
  /** `session.started`, `user.deleted`, …: see `audit/actions.ts`. */
  readonly action: string
  readonly actorKind: ActorKind
  /** A user id, an impersonator's id, or empty. */
  readonly actorId: string
  readonly userId: string | null
  readonly sessionId: string | null
  readonly ipAddress: string
  readonly userAgent: string
  /** Must not contain a secret. */
  readonly details: Readonly<Record<string, unknown>>
}

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
