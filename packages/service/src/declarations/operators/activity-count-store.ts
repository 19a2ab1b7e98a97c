import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** What the console counts: accounts that users created, sign-ins, refused ones, and messages that left or were given up. */
export type CountedKind = 'signed_up' | 'signed_in' | 'refused' | 'sent' | 'given_up'

/** How often something happened within an hour. */
export const activityCountRows = defineTable('activity_counts', ['hourAt', 'kind', 'name'], {
  /** The beginning of the hour, in UTC; epoch milliseconds. */
  hourAt: column.number,
  kind: column.word<CountedKind>(),
  /** The method of a sign-in, the error type of a refused one, the channel of a message; else empty. */
  name: column.text,
  times: column.number,
})

export interface ActivityCountRow extends RowOf<typeof activityCountRows> {}

/** Hours that began at `from` or later, and before `before`; epoch milliseconds. */
export interface CountedHours {
  readonly from: number
  readonly before: number
}
