import type { Kysely } from 'kysely'
import { createTable } from '../../../foundation/database/create-table.ts'

/** Adds the origins and redirect URLs that hosts' back ends add while the service runs. */
export async function addedAddresses(db: Kysely<never>): Promise<void> {
  await createTable(db, 'added_addresses', {
    columns: 'project_id, use, address, kinds, added_at bigint',
    key: 'project_id, use, address',
  })
}
