import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** A user's password, hashed. */
export const passwordRows = defineTable('passwords', ['userId'], {
  userId: column.text,
  passwordId: column.text,
  /** `$argon2id$…`, or the hash of another system until the first log-in. */
  hash: column.text,
  /** True for a breached password: the user must set a new one. */
  requiresReset: column.flag,
  /** True if the password was set before the user proved its address. */
  isUnproved: column.flag,
  changedAt: column.number,
})

export interface PasswordRow extends RowOf<typeof passwordRows> {}
