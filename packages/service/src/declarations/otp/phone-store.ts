import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** A user's phone number. */
export const phoneRows = defineTable('phone_numbers', ['phoneId'], {
  phoneId: column.text,
  userId: column.text,
  /** E.164 */
  phoneNumber: column.text,
  /** True if a code that was sent to the number was entered. */
  verified: column.flag,
  /** When the number was last found to be unsubscribed; null when it receives messages. */
  unsubscribedAt: column.orNull(column.number),
  /** True if the number was added before the user proved an address, so an attacker may have added it. */
  isUnproved: column.flag,
  /**
   * What the number is a second step beside, as `toStepBeside` writes it; null when it is none. It counts for as long as the
   * user has that, so that nothing which removes a stronger step leaves the number alone.
   */
  stepBeside: column.orNull(column.text),
  /** When it was added. One that was added to an existing account without a proof counts from its proof on. */
  createdAt: column.number,
})

export interface PhoneRow extends RowOf<typeof phoneRows> {}

/** The parts of a number that are shown. */
export type UserPhone = Pick<
  PhoneRow,
  'phoneId' | 'phoneNumber' | 'verified' | 'unsubscribedAt' | 'stepBeside' | 'createdAt'
>
