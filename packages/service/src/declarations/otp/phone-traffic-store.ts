import * as column from '../../foundation/database/column.ts'
import { defineTable } from '../../foundation/database/define-table.ts'

/** Counts of the codes for an area: a country (`US`) or a block of numbers (`+1201555`). */
export const trafficRows = defineTable('phone_traffic', ['area'], {
  area: column.text,
  /** Codes that were sent since the window began. */
  sent: column.number,
  /** Codes among these that were entered. */
  entered: column.number,
  /** The end of the window; epoch milliseconds. */
  endsAt: column.number,
  /** Until when no code is sent to the area; null when it is not paused. */
  pausedUntil: column.orNull(column.number),
})
