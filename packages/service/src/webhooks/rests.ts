import type { Clock } from '../ports.ts'

/** Endpoints that are left alone for a while, as this process saw them. */
export interface Rests {
  isResting(name: string): boolean
  onAnswer(name: string): void
  onTimeout(name: string): void
}

const timeoutsBeforeRest = 3
const restMs = 30_000

/** After three time-outs in a row an endpoint rests for half a minute; then one more is let through. */
export function createRests(clock: Clock): Rests {
  const seen = new Map<string, { timeouts: number; restsUntil: number }>()
  return {
    isResting: (name) => (seen.get(name)?.restsUntil ?? 0) > clock.now(),
    onAnswer: (name) => {
      seen.delete(name)
    },
    onTimeout: (name) => {
      const timeouts = (seen.get(name)?.timeouts ?? 0) + 1
      const restsUntil = timeouts >= timeoutsBeforeRest ? clock.now() + restMs : 0
      seen.set(name, { timeouts, restsUntil })
    },
  }
}
