import type { Clock } from '@portico/service/assembly'

/** A clock that stands still until it is moved. */
export interface VirtualClock extends Clock {
  /** Moves the time forward. */
  advance(milliseconds: number): void
}

/**
 * Creates a stopped clock.
 *
 * @param start - epoch milliseconds. @default the system's time
 */
export function createVirtualClock(start: number = Date.now()): VirtualClock {
  let now = start
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds
    },
  }
}
