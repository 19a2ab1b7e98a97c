import { type RawBuilder, sql } from 'kysely'
import { above } from '../../../foundation/database/conditions.ts'
import { defineRows } from '../../../foundation/database/define-rows.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { Fields } from '../../../foundation/database/map-columns.ts'
import { isBefore, removeFew } from '../../../foundation/database/remove-few.ts'
import type { AttemptsTable } from '../../../foundation/database/schema.ts'
import type { AttemptState } from '../storage.ts'

const attemptRows = defineRows<Fields<AttemptsTable>, AttemptsTable>('attempts', {})

/** Counts guesses at short secrets before they are checked, so that parallel guesses cannot exceed the limit. */
export function createAttempts(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  return {
    /**
     * Reserves a guess before it is checked: one atomic statement counts it as a failure and sets the lock that follows
     * from `lockAfter`. Null means that guesses are locked, so the guess must not be checked. Parallel guesses cannot
     * exceed the limit.
     */
    reserve: async ({
      projectId,
      subject,
      now,
      lockAfter,
      lockMs,
    }: {
      projectId: string
      /** One method and one identifier, such as `otp:email:<canonical address>`. */
      subject: string
      now: number
      /** The number of failures that starts a lock. */
      lockAfter: number
      /** The lock's duration: `first` at `lockAfter`, doubled with each further failure, at most `max`. */
      lockMs: { first: number; max: number }
    }) => {
      const lockedUntil = (failures: RawBuilder<number>) =>
        toLockEnd(failures, { now, lockAfter, lockMs })
      const row = await db
        .insertInto('attempts')
        .values({
          project_id: projectId,
          subject,
          failures: 1,
          locked_until: lockAfter <= 1 ? now + Math.min(lockMs.first, lockMs.max) : 0,
          updated_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['project_id', 'subject'])
            .doUpdateSet({
              failures: sql<number>`attempts.failures + 1`,
              locked_until: lockedUntil(sql<number>`attempts.failures + 1`),
              updated_at: now,
            })
            .where('attempts.locked_until', '<=', now),
        )
        .returning(['failures', 'locked_until'])
        .executeTakeFirst()
      return row ? { failures: row.failures, lockedUntil: row.locked_until } : null
    },

    /** Reads the present state, for a retry-after. */
    read: async (projectId: string, subject: string): Promise<AttemptState> => {
      const row = await attemptRows(db).find({ projectId, subject })
      return { failures: row?.failures ?? 0, lockedUntil: row?.lockedUntil ?? 0 }
    },

    /**
     * Lists the subjects that are locked at `now` and contain one of these identifiers: a canonical address, a user id.
     */
    listLocked: async (projectId: string, names: readonly string[], now: number) => {
      // few subjects are locked at a time; only their method knows which part of a subject is the identifier
      const where = { projectId, lockedUntil: above(now) }
      const locked = await attemptRows(db).list(where, 'lockedUntil desc')
      return locked
        .filter(({ subject }) => names.some((name) => `:${subject}:`.includes(`:${name}:`)))
        .map(({ subject, lockedUntil }) => ({ subject, lockedUntil }))
    },

    /** Resets the count after a success. */
    clear: async (projectId: string, subject: string) => {
      await attemptRows(db).remove({ projectId, subject })
    },

    /** Removes counts that did not change since `before` and are not locked. */
    prune: (before: number, limit: number) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'attempts',
        by: 'updated_at',
        where: sql<boolean>`${isBefore('updated_at', before)} and ${isBefore('locked_until', before)}`,
      }),
  }
}

/**
 * Builds the lock's end as one SQL expression with a case for each doubling, so that no number of failures overflows.
 */
function toLockEnd(
  failures: RawBuilder<number>,
  rule: { now: number; lockAfter: number; lockMs: { first: number; max: number } },
): RawBuilder<number> {
  const { now, lockAfter, lockMs } = rule
  const steps: RawBuilder<unknown>[] = []
  let count = lockAfter
  for (let length = lockMs.first; length > 0 && length < lockMs.max; length *= 2) {
    steps.push(sql`when ${failures} = ${sql.lit(count)} then ${sql.lit(now + length)}`)
    count += 1
  }
  return sql<number>`case when ${failures} < ${sql.lit(lockAfter)} then 0 ${sql.join(steps, sql` `)} else ${sql.lit(now + lockMs.max)} end`
}
