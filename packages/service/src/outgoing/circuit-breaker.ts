import type { Clock } from '../clock.ts'

/** Endpoints that are left alone for a while, as this process saw them. */
export interface CircuitBreaker {
  isOpen(name: string): boolean
  onAnswer(name: string): void
  onTimeout(name: string): void
}

const timeoutsBeforeOpen = 3
const openMs = 30_000
/** Names may come from outside, such as addresses: the oldest are forgotten. */
const mostNames = 1_000

/** After three time-outs in a row an endpoint rests for half a minute; then one more is let through. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  const seen = new Map<string, { timeouts: number; openUntil: number }>()
  return {
    isOpen: (name) => (seen.get(name)?.openUntil ?? 0) > clock.now(),
    onAnswer: (name) => {
      seen.delete(name)
    },
    onTimeout: (name) => {
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
