import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { type EventRow, eventRows } from '../../../foundation/database/schema.ts'

/** The event log: entries are appended, read newest first, and pruned by age. */
export function createEvents(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  const rows = eventRows(db)
  return {
    /** Adds events. One that is delivered twice is stored once. */
    add: (events: readonly EventRow[]) => rows.addAllNew(events),

    list: (projectId: string, limit: number) =>
      rows.listFirst(limit, { projectId }, 'receivedAt desc', 'eventId desc'),

    prune: pruneBy(db, isAmongFirst, 'events', 'received_at'),
  }
}
