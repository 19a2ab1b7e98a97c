import { sql } from 'kysely'
import type { TableOf } from '../../foundation/database/define-table.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { pruneBy } from '../../foundation/database/remove-few.ts'
import {
  type ActivityCountRow,
  activityCountRows,
  type CountedHours,
} from './activity-count-store.ts'

/** How often what happens, by the hour. Processes count in memory and add here from time to time. */
export function createActivityCounts(base: Db, isAmongFirst: Engine['isAmongFirst']) {
  const db = base.withTables<{ activity_counts: TableOf<typeof activityCountRows> }>()
  const ofProject = (projectId: string, { from, before }: CountedHours) =>
    db
      .selectFrom('activity_counts')
      .select((select) => select.fn.sum<number | string>('times').as('times'))
      .where('project_id', '=', projectId)
      .where('hour_at', '>=', from)
      .where('hour_at', '<', before)
  return {
    /** Adds to the stored counts, in one statement. */
    add: async (counted: readonly ActivityCountRow[]) => {
      if (counted.length === 0) return
      // Processes that add at once take the rows in one order, so that they do not wait for each other in a circle.
      const rows = counted
        .map(activityCountRows.toColumns)
        .sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
      await db
        .insertInto('activity_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['project_id', 'hour_at', 'kind', 'name'])
            .doUpdateSet({ times: sql<number>`activity_counts.times + excluded.times` }),
        )
        .execute()
    },

    /** Sums what happened in some hours, by hour and kind. */
    sumByHour: async (projectId: string, hours: CountedHours) => {
      const rows = await ofProject(projectId, hours)
        .select(['hour_at', 'kind'])
        .groupBy(['hour_at', 'kind'])
        .execute()
      return rows.map(({ hour_at: hourAt, kind, times }) => ({
        hourAt,
        kind,
        times: Number(times),
      }))
    },

    /** Sums what happened in some hours, by kind and name. */
    sumByName: async (projectId: string, hours: CountedHours) => {
      const rows = await ofProject(projectId, hours)
        .select(['kind', 'name'])
        .groupBy(['kind', 'name'])
        .execute()
      return rows.map(({ kind, name, times }) => ({ kind, name, times: Number(times) }))
    },

    /** Removes hours that began before `before`. */
    prune: pruneBy(base, isAmongFirst, 'activity_counts', 'hour_at'),
  }
}

const toKey = ({ project_id, hour_at, kind, name }: TableOf<typeof activityCountRows>) =>
  [project_id, hour_at, kind, name].join(' ')
