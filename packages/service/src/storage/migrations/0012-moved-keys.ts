import type { Kysely } from 'kysely'
import { createTable } from '../../database/create-table.ts'

/** With which keys another installation hashed what was brought here from it: names that cannot be read back. */
export async function movedKeys(db: Kysely<never>): Promise<void> {
  await createTable(db, 'moved_keys', {
    columns: 'project_id, key_id, sealed_key',
    key: 'project_id, key_id',
  })
}
