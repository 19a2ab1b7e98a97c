import type { ColumnsOf } from '../../foundation/database/map-columns.ts'
import { toTableShape } from '../../foundation/database/table-shape.ts'
import type { PasswordRow } from './password-store.ts'

/** The columns of the table. */
export interface PasswordsTable extends ColumnsOf<PasswordRow> {}

/** The tables of passwords, as the query builder's type. */
export type PasswordTables = {
  passwords: PasswordsTable
}

/** The columns that move to another installation. */
export const passwordTables = {
  passwords: toTableShape<PasswordsTable>(['user_id'], {
    user_id: true,
    password_id: true,
    hash: true,
    requires_reset: true,
    is_unproved: true,
    changed_at: true,
  }),
} as const
