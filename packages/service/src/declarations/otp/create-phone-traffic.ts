import { sql } from 'kysely'
import { above, atMost, nullOr } from '../../foundation/database/conditions.ts'
import type { TableOf } from '../../foundation/database/define-table.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { pruneBy } from '../../foundation/database/remove-few.ts'
import { trafficRows } from './phone-traffic-store.ts'

/** Counts codes by area, in windows that start with an area's first code. */
export function createPhoneTraffic(base: Db, isAmongFirst: Engine['isAmongFirst']) {
  const db = base.withTables<{ phone_traffic: TableOf<typeof trafficRows> }>()
  const rows = trafficRows(base)
  return {
    /**
     * Counts a code to an area before it is sent, so that parallel sends cannot exceed the limit. In a paused area
     * nothing is counted.
     *
     * @returns the area afterwards
     */
    async countSent({
      projectId,
      area,
      now,
      windowMs,
    }: {
      projectId: string
      area: string
      now: number
      windowMs: number
    }) {
      // The end of a pause starts a new window, like the end of a window.
      const isNew = sql`(phone_traffic.ends_at <= ${sql.lit(now)} or phone_traffic.paused_until is not null)`
      const counted = await db
        .insertInto('phone_traffic')
        .values({
          project_id: projectId,
          area,
          sent: 1,
          entered: 0,
          ends_at: now + windowMs,
          paused_until: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['project_id', 'area'])
            .doUpdateSet({
              sent: sql<number>`case when ${isNew} then 1 else phone_traffic.sent + 1 end`,
              entered: sql<number>`case when ${isNew} then 0 else phone_traffic.entered end`,
              ends_at: sql<number>`case when ${isNew} then ${sql.lit(now + windowMs)} else phone_traffic.ends_at end`,
              paused_until: null,
            })
            .where((where) =>
              where.or([
                where('phone_traffic.paused_until', 'is', null),
                where('phone_traffic.paused_until', '<=', now),
              ]),
            ),
        )
        .returningAll()
        .executeTakeFirst()
      if (counted) return trafficRows.toRow(counted)
      const paused = await rows.find({ projectId, area })
      if (!paused) throw new Error('An area vanished while a code to it was counted.')
      return paused
    },

    /** Counts an entered code. */
    async countEntered(projectId: string, areas: readonly string[], now: number) {
      await db
        .updateTable('phone_traffic')
        .set({ entered: sql<number>`entered + 1` })
        .where('project_id', '=', projectId)
        .where('area', 'in', [...areas])
        .where('ends_at', '>', now)
        .execute()
    },

    /**
     * Pauses an area.
     *
     * @returns true for only one of several parallel calls
     */
    pause: async (projectId: string, area: string, until: number, now: number) =>
      (await rows.change(
        { projectId, area, pausedUntil: nullOr(atMost(now)) },
        { pausedUntil: until, endsAt: until },
      )) !== null,

    /** Ends a pause and starts a new count. @returns false when the area was not paused */
    resume: async (projectId: string, area: string, now: number) =>
      (await rows.change(
        { projectId, area, pausedUntil: above(now) },
        { pausedUntil: null, endsAt: now },
      )) !== null,

    /** Lists the paused areas of all projects. */
    listPaused: (now: number) => rows.list({ pausedUntil: above(now) }, 'projectId', 'area'),

    prune: pruneBy(base, isAmongFirst, 'phone_traffic', 'ends_at'),
  }
}
