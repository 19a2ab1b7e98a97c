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

/** The tables of passwords, as the query layer sees them. */
export type PasswordTables = {
  passwords: PasswordsTable
}

/** What of them moves to another installation. */
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
