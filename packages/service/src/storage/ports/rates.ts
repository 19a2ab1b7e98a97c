import type { Prune } from '../../database/prune.ts'

export interface Rates {
  /**
   * Counts one event in a fixed window and tells whether it is within `max`; atomic, shared by every
   * process on the database.
   */
  take(limit: {
    key: string
    max: number
    windowMs: number
    now: number
  }): Promise<{ allowed: boolean; retryAfterMs: number }>
  /** Whether something was counted under `key` in a window that is not over. */
  isCounting(key: string, now: number): Promise<boolean>
  readonly prune: Prune
}
