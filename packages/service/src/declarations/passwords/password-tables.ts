import { toTableShape } from '../../foundation/database/table-shape.ts'

export interface PasswordsTable {
  project_id: string
  user_id: string
  password_id: string
  hash: string
  requires_reset: number
  is_unproved: number
  changed_at: number
}

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
