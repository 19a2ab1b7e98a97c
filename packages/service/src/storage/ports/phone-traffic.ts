import type { Prune } from '../../database/prune.ts'

/** What became of the codes that went to an area: a country (`US`) or a block of numbers (`+1201555`). */
export interface PhoneTrafficRow {
  readonly projectId: string
  readonly area: string
  /** Codes sent since the window began. */
  readonly sent: number
  /** Of these, codes that came back. */
  readonly entered: number
  /** Epoch milliseconds. */
  readonly endsAt: number
  /** Until when nothing is sent there; null when codes are sent. */
  readonly pausedUntil: number | null
}

export interface PhoneTraffic {
  /**
   * Counts one code to an area before it is sent, so that parallel ones cannot outrun the breaker. Where the area is
   * paused nothing is counted.
   *
   * @returns the area as it is now
   */
  countSent(code: {
    projectId: string
    area: string
    now: number
    windowMs: number
  }): Promise<PhoneTrafficRow>
  /** One of the codes came back. */
  countEntered(projectId: string, areas: readonly string[], now: number): Promise<void>
  /** @returns true for the one call that paused it */
  pause(projectId: string, area: string, until: number, now: number): Promise<boolean>
  /** Codes are sent again, and counted anew. @returns false when it was not paused */
  resume(projectId: string, area: string, now: number): Promise<boolean>
  /** What is paused now, of every project. */
  listPaused(now: number): Promise<readonly PhoneTrafficRow[]>
  readonly prune: Prune
}
