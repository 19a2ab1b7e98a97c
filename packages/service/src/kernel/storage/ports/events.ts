import type { Prune } from '../../../foundation/database/prune.ts'

export interface EventRow {
  readonly projectId: string
  readonly eventId: string
  readonly name: string
  readonly receivedAt: number
  /** JSON as text, at most 8 kB; must not contain a secret. */
  readonly details: string
}

export interface Events {
  add(events: readonly EventRow[]): Promise<void>
  list(projectId: string, limit: number): Promise<readonly EventRow[]>
  readonly prune: Prune
}
