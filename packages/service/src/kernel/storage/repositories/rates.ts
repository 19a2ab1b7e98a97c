import { sql } from 'kysely'
import { above } from '../../../foundation/database/conditions.ts'
import { defineRows } from '../../../foundation/database/define-rows.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { Fields } from '../../../foundation/database/map-columns.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import type { RatesTable } from '../../../foundation/database/schema.ts'

const rateRows = defineRows<Fields<RatesTable>, RatesTable>('rates', {})

/** Fixed windows that start with a key's first event. The caller hashes the key, which names what is counted. */
export function createRates(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  const rows = rateRows(db)
  return {
    /**
     * Counts one event in a fixed window and says whether it is within `max`; atomic, and shared by all processes of the
     * database.
     */
    take: async ({
      key,
      max,
      windowMs,
      now,
    }: {
      key: string
      max: number
      windowMs: number
      now: number
    }) => {
      if (max < 1) return { allowed: false, retryAfterMs: windowMs }
      // A refused event writes nothing, so that a flood causes only reads. The time is a parameter, so that the
      // statement stays prepared.
      const taken = await db
        .insertInto('rates')
        .values({ key, taken: 1, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              taken: sql<number>`case when rates.ends_at <= ${now} then 1 else rates.taken + 1 end`,
              ends_at: sql<number>`case when rates.ends_at <= ${now} then excluded.ends_at else rates.ends_at end`,
            })
            .where((where) =>
              where.or([where('rates.ends_at', '<=', now), where('rates.taken', '<', max)]),
            ),
        )
        .returning('taken')
        .executeTakeFirst()
      if (taken) return { allowed: true, retryAfterMs: 0 }
      const end = await rows.read('endsAt', { key })
      return { allowed: false, retryAfterMs: Math.max(1, (end ?? now) - now) }
    },

    /** True when something was counted under `key` in a window that has not ended. */
    isCounting: async (key: string, now: number) =>
      (await rows.find({ key, endsAt: above(now) })) !== null,

    prune: pruneBy(db, isAmongFirst, 'rates', 'ends_at'),
  }
}
