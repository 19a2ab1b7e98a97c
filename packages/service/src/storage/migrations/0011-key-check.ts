import type { Kysely } from 'kysely'
import { createTable } from '../../database/create-table.ts'

/** One row of the whole installation: which root key it was begun with, as a value that only that key gives. */
export async function keyCheck(db: Kysely<never>): Promise<void> {
  await createTable(db, 'key_checks', {
    columns: 'name, key_check',
  })
}
