import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** A recovery code of an account. All unused codes of a user were made together. */
export const accountCodeRows = defineTable('account_codes', ['codeId'], {
  codeId: column.text,
  userId: column.text,
  /** HMAC of the code, the only trace of it: the user reads the codes once, when they are made. */
  codeHash: column.text,
  createdAt: column.number,
  consumedAt: column.orNull(column.number),
})

export interface AccountCodeRow extends RowOf<typeof accountCodeRows> {}
