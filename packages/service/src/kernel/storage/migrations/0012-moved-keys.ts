import type { Kysely } from 'kysely'
import { createTable } from '../../../foundation/database/create-table.ts'

/**
 * Adds the identifier keys of other installations, with which the hashes in moved rows were made; the hashed
 * identifiers themselves are not stored.
 */
export async function movedKeys(db: Kysely<never>): Promise<void> {
  await createTable(db, 'moved_keys', {
    columns: 'project_id, key_id, sealed_key',
    key: 'project_id, key_id',
  })
}
