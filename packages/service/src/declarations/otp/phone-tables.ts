import type { Kysely } from 'kysely'
import { createTable } from '../../foundation/database/create-table.ts'
import type { ColumnsOf } from '../../foundation/database/map-columns.ts'
import { toTableShape } from '../../foundation/database/table-shape.ts'
import type { PhoneRow } from './phone-store.ts'

/** The columns of the table. */
export interface PhoneNumbersTable extends ColumnsOf<PhoneRow> {}

/** The columns that move to another installation. */
export const phoneTables = {
  phone_numbers: toTableShape<PhoneNumbersTable>(['phone_id'], {
    phone_id: true,
    user_id: true,
    phone_number: true,
    verified: true,
    unsubscribed_at: true,
    is_unproved: true,
    created_at: true,
  }),
} as const

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
