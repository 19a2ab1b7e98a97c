import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** A recovery code of an account. All unused codes of a user were made together. */
export const accountCodeRows = defineTable('account_codes', ['codeId'], {
  codeId: column.text,
  userId: column.text,
  /** HMAC of the code, for its look-up. */
  codeHash: column.text,
  /** The sealed code, from which another installation computes its own hash; null for a code of an earlier version. */
  sealedCode: column.orNull(column.text),
  createdAt: column.number,
  consumedAt: column.orNull(column.number),
})

export interface AccountCodeRow extends RowOf<typeof accountCodeRows> {}
