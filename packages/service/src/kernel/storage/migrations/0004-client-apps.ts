import type { Kysely } from 'kysely'
import { createTable } from '../../../foundation/database/create-table.ts'

/** Adds client apps from the command line, from registrations and from metadata documents. */
export async function clientApps(db: Kysely<never>): Promise<void> {
  await createTable(db, 'client_apps', {
    columns:
      'project_id, client_id, origin, is_first_party integer, name, description, ' +
      'logo_url text?, secret_hash text?, next_secret_hash text?, is_active integer, ' +
      'metadata, created_at bigint',
    key: 'project_id, client_id',
  })
}
