import type { Kysely } from 'kysely'
import { createTable } from '../../../foundation/database/create-table.ts'

/** Adds one row for the whole installation, which identifies the root key by a value that only this key produces. */
export async function keyCheck(db: Kysely<never>): Promise<void> {
  await createTable(db, 'key_checks', {
    columns: 'name, key_check',
  })
}
