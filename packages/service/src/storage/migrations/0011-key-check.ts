import type { Kysely } from 'kysely'

/** One row of the whole installation: which root key it was begun with, as a value that only that key gives. */
export async function keyCheck(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('key_checks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('key_check', 'text', (column) => column.notNull())
    .execute()
}
