import type { Prune } from '../../../foundation/database/prune.ts'

export interface AttemptState {
  /** Consecutive failures, this guess included. */
  readonly failures: number
  /** No guess is checked before this time; 0 when unlocked. */
  readonly lockedUntil: number
}

export interface Attempts {
  /**
   * Reserves a guess before it is checked: one atomic statement counts it as a failure and sets the lock that follows
   * from `lockAfter`. Null means that guesses are locked, so the guess must not be checked. Parallel guesses cannot
   * exceed the limit.
   */
  reserve(reservation: {
    projectId: string
    /** One method and one identifier, such as `otp:email:<canonical address>`. */
    subject: string
    now: number
    /** The number of failures that starts a lock. */
    lockAfter: number
    /** The lock's duration: `first` at `lockAfter`, doubled with each further failure, at most `max`. */
    lockMs: { first: number; max: number }
  }): Promise<AttemptState | null>
  /** Reads the present state, for a retry-after. */
  read(projectId: string, subject: string): Promise<AttemptState>
  /**
   * Lists the subjects that are locked at `now` and contain one of these identifiers: a canonical address, a user id.
   */
  listLocked(
    projectId: string,
    names: readonly string[],
    now: number,
  ): Promise<readonly { readonly subject: string; readonly lockedUntil: number }[]>
  /** Resets the count after a success. */
  clear(projectId: string, subject: string): Promise<void>
  /** Removes counts that did not change since `before` and are not locked. */
  readonly prune: Prune
}
