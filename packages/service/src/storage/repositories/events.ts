import type { Db, Engine } from '../../database/engine.ts'
import { isBefore, removeFew } from '../../database/remove-few.ts'
import type { Events } from '../storage.ts'

/** The event log: appended to, read newest first, pruned by age. */
export function createEvents(db: Db, isAmongFirst: Engine['isAmongFirst']): Events {
  return {
    add: async (events) => {
      if (events.length === 0) return
      await db
        .insertInto('events')
        .values(
          events.map((event) => ({
            project_id: event.projectId,
            event_id: event.eventId,
            name: event.name,
            received_at: event.receivedAt,
            details: event.details,
          })),
        )
        // A repeated delivery of the same event is one event.
        .onConflict((conflict) => conflict.columns(['project_id', 'event_id']).doNothing())
        .execute()
    },

    list: async (projectId, limit) => {
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('received_at', 'desc')
        .orderBy('event_id', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        projectId: row.project_id,
        eventId: row.event_id,
        name: row.name,
        receivedAt: row.received_at,
        details: row.details,
      }))
    },

    prune: (before, limit) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'events',
        by: 'received_at',
        where: isBefore('received_at', before),
      }),
  }
}
