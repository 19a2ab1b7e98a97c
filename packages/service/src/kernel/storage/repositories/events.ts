import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import type { EventRow } from '../../../foundation/database/schema.ts'
import { eventRows } from '../../../foundation/database/schema.ts'

/** The event log: entries are appended, read newest first, and pruned by age. */
export function createEvents(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  return {
    add: async (events: readonly EventRow[]) => {
      if (events.length === 0) return
      await db
        .insertInto('events')
        .values(events.map(eventRows.toColumns))
        // An event that is delivered twice is stored once.
        .onConflict((conflict) => conflict.columns(['project_id', 'event_id']).doNothing())
        .execute()
    },

    list: async (projectId: string, limit: number) => {
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('received_at', 'desc')
        .orderBy('event_id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(eventRows.toRow)
    },

    prune: pruneBy(db, isAmongFirst, 'events', 'received_at'),
  }
}
