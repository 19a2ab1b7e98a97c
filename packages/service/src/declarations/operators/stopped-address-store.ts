import * as column from '../../foundation/database/column.ts'
import { defineTable } from '../../foundation/database/define-table.ts'

/** An address or number of a user to which an operator lets no messages be sent. */
export const stoppedAddressRows = defineTable('stopped_addresses', ['address'], {
  /** In lower case. */
  address: column.text,
  userId: column.text,
  stoppedAt: column.number,
})
