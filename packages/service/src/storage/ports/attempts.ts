import type { Prune } from '../../database/prune.ts'

export interface AttemptState {
  /** Consecutive failures, this reservation included. */
  readonly failures: number
  /** No guess is evaluated before this time; 0 when unlocked. */
  readonly lockedUntil: number
}

export interface Attempts {
  /**
   * Reserves one guess BEFORE it is evaluated: counts it as a failure, and sets the lock that follows
   * from `lockAfter`, in one atomic statement. Null means locked: do not evaluate. So parallel guesses
   * can never be more than were allowed.
   */
  reserve(reservation: {
    projectId: string
    /** `otp:email:<canonical address>` and its like: one method, one identifier. */
    subject: string
    now: number
    /** Failures from which on a lock follows. */
    lockAfter: number
    /** The lock's length: `first` at `lockAfter`, doubled at each further failure, at most `max`. */
    lockMs: { first: number; max: number }
  }): Promise<AttemptState | null>
  /** What stands now; for a retry-after. */
  read(projectId: string, subject: string): Promise<AttemptState>
  /** The subjects that are locked at `now` and name one of these: a canonical address, a user id. */
  listLocked(
    projectId: string,
    names: readonly string[],
    now: number,
  ): Promise<readonly { readonly subject: string; readonly lockedUntil: number }[]>
  /** A success: the count starts again at nothing. */
  clear(projectId: string, subject: string): Promise<void>
  /** Forgets counts that nothing was added to since `before` and that lock nobody. */
  readonly prune: Prune
}
