import type { Clock } from '../../foundation/clock.ts'

/** Tracks, in this process, which endpoints time out and are skipped for a while. */
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

const timeoutsBeforeOpen = 3
const openMs = 30_000
/** The oldest names are dropped beyond this number, because names such as addresses may come from outside. */
const mostNames = 1_000

/** Skips an endpoint for half a minute after three consecutive time-outs, and then tries it again. */
export function createCircuitBreaker(clock: Clock) {
  const seen = new Map<string, { timeouts: number; openUntil: number }>()
  return {
    isOpen: (name: string) => (seen.get(name)?.openUntil ?? 0) > clock.now(),
    onAnswer: (name: string) => {
      seen.delete(name)
    },
    onTimeout: (name: string) => {
      const timeouts = (seen.get(name)?.timeouts ?? 0) + 1
      const openUntil = timeouts >= timeoutsBeforeOpen ? clock.now() + openMs : 0
      seen.delete(name)
      seen.set(name, { timeouts, openUntil })
      for (const oldest of seen.keys()) {
        if (seen.size <= mostNames) break
        seen.delete(oldest)
      }
    },
  }
}
