/** The source of the time, passed in so that tests can set it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** The system's time. */
export const systemClock: Clock = { now: () => Date.now() }
