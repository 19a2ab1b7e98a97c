/**
 * Hashing takes a core for some fifteen milliseconds and 19 MiB of memory each. This runs one a core at most, keeps
 * less than a second of work in line behind the others, and turns whoever is left away with a time to come back: a
 * storm of log-ins must not starve session checks, nor make those wait who are let in.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { AuthError } from '../errors/auth-error.ts'
import { countHashThreads } from './hash-threads.ts'

/** Runs hashing within bounds. */
export interface HashPool {
  /**
   * Runs `work` when it is its turn.
   *
   * @throws AuthError `server_unavailable` with a retry-after when the line is full; `work` has not begun then
   */
  run<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs what leads up to hashing and follows it. Whoever comes in a storm is turned away here, before anything
   * is counted or looked up: a write a request would hold up everyone else.
   *
   * @throws AuthError `server_unavailable` when as much work is inside as may be; `work` has not begun then
   */
  admit<T>(work: () => Promise<T>): Promise<T>
  /**
   * Asked before a body is read; it holds no place. A place held from there on could be held for as long as a
   * body takes, by whoever sends none. Whoever is turned away hears of it a moment later: callers that come
   * again at once would otherwise take the time that log-ins need.
   *
   * @throws AuthError `server_unavailable` when {@link admit} would turn away
   */
  verifyRoom(): Promise<void>
  /** For metrics. */
  readonly load: { readonly running: number; readonly waiting: number }
  /** How many turns began since the start; for metrics. */
  readonly turns: number
}

/** What a pool may take on. */
export interface HashPoolBounds {
  /** How many run at once. @default as `countHashThreads` says */
  readonly atOnce?: number
  /** How much work may be inside, the running included, by what a turn takes at present; milliseconds. @default 700 */
  readonly maxMs?: number
  /** How long somebody may be inside while others come in; milliseconds. @default 1000 */
  readonly maxInsideMs?: number
  /** What a turn is taken to last before any was measured; milliseconds. */
  readonly usualMs?: number
  /** How long a refusal of {@link HashPool.verifyRoom} is held back; milliseconds. @default 500 */
  readonly holdMs?: number
  /** How many refusals are held back; the others are told at once. @default 1000 */
  readonly maxHeld?: number
  /** Milliseconds that only go forward. */
  readonly now?: () => number
}

/** How much the latest weighs in the average: after a handful a busy machine is known to be busy. */
const latestWeight = 1 / 4

/** One for all: in a storm the stack of each would cost more than its answer. */
const full = new AuthError('server_unavailable', { retryAfterSeconds: 1 })

/** Makes a pool. */
export function createHashPool(bounds: HashPoolBounds = {}): HashPool {
  // Leaves of a second what a log-in takes before and after it (`bench/login-overload.mjs`).
  const { atOnce = countHashThreads(), maxMs = 700, usualMs = 40 } = bounds
  const { maxInsideMs = 1_000, holdMs = 500, maxHeld = 1_000 } = bounds
  const now = bounds.now ?? (() => performance.now())
  const line: (() => void)[] = []
  /** When each was let in, the longest inside first. */
  const inside = new Map<symbol, number>()
  let averageMs = usualMs
  let running = 0
  let turns = 0
  let held = 0

  /** What is done in `maxMs` at today's pace; never so few that nobody may wait. */
  const countMost = () => Math.max(atOnce + 1, Math.round((atOnce * maxMs) / averageMs))

  const hasRoom = () => {
    const [longestSince = Number.POSITIVE_INFINITY] = inside.values()
    // The average knows hashing alone, and only what is over: who is inside longest knows all that takes time now.
    const isLate = inside.size > atOnce && now() - longestSince > maxInsideMs
    return !isLate && inside.size < countMost()
  }

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    // Whoever was let in keeps the place, though turns have become longer since.
    if (line.length >= Math.max(inside.size, countMost() - atOnce)) throw full
    // The turn is handed over, so `running` stays as it is.
    await new Promise<void>((begin) => line.push(begin))
  }

  function endTurn(): void {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  return {
    get load() {
      return { running, waiting: line.length }
    },
    get turns() {
      return turns
    },
    async verifyRoom() {
      if (hasRoom()) return
      if (held < maxHeld) {
        held += 1
        await sleep(holdMs)
        held -= 1
      }
      throw full
    },
    async admit(work) {
      if (!hasRoom()) throw full
      const place = Symbol('inside')
      inside.set(place, now())
      try {
        return await work()
      } finally {
        inside.delete(place)
      }
    },
    async run(work) {
      await takeTurn()
      turns += 1
      const begunAt = now()
      try {
        const result = await work()
        averageMs += (now() - begunAt - averageMs) * latestWeight
        return result
      } finally {
        endTurn()
      }
    },
  }
}
