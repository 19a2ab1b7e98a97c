import { type Kysely, sql } from 'kysely'

/**
 * Adds whether an account began as a pending one: an active user may have become so by a number, and the words of such
 * an account are not the host's. Rows that are active already count as created by the host.
 */
export async function beganPending(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('began_pending', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update users set began_pending = '1' where status = 'pending'`.execute(db)
}
