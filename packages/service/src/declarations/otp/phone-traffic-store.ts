import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'
import type { Prune } from '../../foundation/database/prune.ts'

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

export interface PhoneTrafficRow extends RowOf<typeof trafficRows> {}

/** The storage functions that the guard of text messages needs. */
export interface PhoneTraffic {
  /**
   * Counts a code to an area before it is sent, so that parallel sends cannot exceed the limit. In a paused area
   * nothing is counted.
   *
   * @returns the area afterwards
   */
  countSent(code: {
    projectId: string
    area: string
    now: number
    windowMs: number
  }): Promise<PhoneTrafficRow>
  /** Counts an entered code. */
  countEntered(projectId: string, areas: readonly string[], now: number): Promise<void>
  /**
   * Pauses an area.
   *
   * @returns true for only one of several parallel calls
   */
  pause(projectId: string, area: string, until: number, now: number): Promise<boolean>
  /** Ends a pause and starts a new count. @returns false when the area was not paused */
  resume(projectId: string, area: string, now: number): Promise<boolean>
  /** Lists the paused areas of all projects. */
  listPaused(now: number): Promise<readonly PhoneTrafficRow[]>
  readonly prune: Prune
}
