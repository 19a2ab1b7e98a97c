import type { Prune } from '../../../foundation/database/prune.ts'

export interface Rates {
  /**
   * Counts one event in a fixed window and says whether it is within `max`; atomic, and shared by all processes of the
   * database.
   */
  take(limit: {
    key: string
    max: number
    windowMs: number
    now: number
  }): Promise<{ allowed: boolean; retryAfterMs: number }>
  /** True when something was counted under `key` in a window that has not ended. */
  isCounting(key: string, now: number): Promise<boolean>
  readonly prune: Prune
}
