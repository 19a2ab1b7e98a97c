import type { Clock } from '../../foundation/clock.ts'
import type { RateLimit } from '../config/default-rates.ts'

/** Counts in the memory of this process, for limits whose only purpose is to stop floods. */
export type FloodGate = ReturnType<typeof createFloodGate>

interface Window {
  count: number
  endsAt: number
}

/**
 * Creates fixed windows in memory, at most `maxKeys`. Beyond that the oldest are dropped, so that a flood from ever new
 * addresses cannot fill the memory.
 */
export function createFloodGate(clock: Clock, maxKeys = 20_000) {
  const windows = new Map<string, Window>()
  return {
    /** Adds one or `amount` to a key's count; returns 0 within the limit, else the milliseconds until the window ends. */
    take(key: string, limit: RateLimit, amount = 1) {
      const now = clock.now()
      const open = windows.get(key)
      if (open && open.endsAt > now) {
        open.count += amount
        return open.count > limit.max ? open.endsAt - now : 0
      }
      // Deleted first, so that the map stays in the order of the windows' starts.
      windows.delete(key)
      windows.set(key, { count: amount, endsAt: now + limit.perSeconds * 1000 })
      if (windows.size > maxKeys) {
        const oldest = windows.keys().next().value
        if (oldest !== undefined) windows.delete(oldest)
      }
      return limit.max < amount ? limit.perSeconds * 1000 : 0
    },
  }
}
