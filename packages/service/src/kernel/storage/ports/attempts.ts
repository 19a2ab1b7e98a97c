export interface AttemptState {
  /** Consecutive failures, this guess included. */
  readonly failures: number
  /** No guess is checked before this time; 0 when unlocked. */
  readonly lockedUntil: number
}
