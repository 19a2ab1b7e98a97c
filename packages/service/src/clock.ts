/** The time, handed in so that tests can move it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** The system's time. */
export const systemClock: Clock = { now: () => Date.now() }
