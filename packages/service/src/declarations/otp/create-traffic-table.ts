import type { Kysely } from 'kysely'
import { createTable } from '../../foundation/database/create-table.ts'

/** Adds the counts of codes that were sent to a country or block of numbers, and of those that were entered. */
export async function createTrafficTable(db: Kysely<never>): Promise<void> {
  await createTable(db, 'phone_traffic', {
    columns:
      'project_id, area, sent integer, entered integer, ends_at bigint, paused_until bigint?',
    key: 'project_id, area',
    indexes: { phone_traffic_ends_at: 'ends_at' },
  })
}
