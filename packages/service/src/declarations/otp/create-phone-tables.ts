import type { Kysely } from 'kysely'
import { createTable } from '../../foundation/database/create-table.ts'

/** Creates the tables. A number belongs to one user of a project. */
export async function createPhoneTables(db: Kysely<never>): Promise<void> {
  await createTable(db, 'phone_numbers', {
    columns:
      'project_id, phone_id, user_id, phone_number, verified integer, unsubscribed_at bigint?, created_at bigint',
    key: 'project_id, phone_id',
    unique: { phone_numbers_number: 'project_id, phone_number' },
    parent: { phone_numbers_user: ['users', 'project_id, user_id'] },
    indexes: { phone_numbers_user_id: 'project_id, user_id' },
  })
}
