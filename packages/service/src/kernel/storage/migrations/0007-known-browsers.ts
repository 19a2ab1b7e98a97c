import type { Kysely } from 'kysely'
import { createTable } from '../../../foundation/database/create-table.ts'

/** Adds the browsers in which each user signed in, so that a sign-in in another browser is reported. */
export async function knownBrowsers(db: Kysely<never>): Promise<void> {
  await createTable(db, 'known_browsers', {
    columns:
      'project_id, user_id, browser_hash, language, first_seen_at bigint, ' + 'last_seen_at bigint',
    key: 'project_id, user_id, browser_hash',
    indexes: { known_browsers_last_seen: 'last_seen_at' },
  })
}
