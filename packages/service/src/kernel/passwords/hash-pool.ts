/**
 * Limits password hashing, which takes some fifteen milliseconds of a core and 19 MiB of memory each. The pool runs at
 * most one hash per core, queues less than a second of work, and refuses further calls with a time to retry: a storm of
 * sign-ins must neither block session checks nor delay the admitted sign-ins.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { countHashThreads } from './hash-threads.ts'

/** Runs hashes within limits. */
export interface HashPool {
  /**
   * Runs `work` when its turn comes.
   *
   * @throws AuthError `server_unavailable` with a retry-after when the queue is full; `work` has not begun then
   */
  run<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs a whole call that hashes. In a storm the call is refused here, before it counts or looks up anything, because
   * a write for each request would delay all others.
   *
   * @throws AuthError `server_unavailable` when the pool is full; `work` has not begun then
   */
  admit<T>(work: () => Promise<T>): Promise<T>
  /**
   * Checks for room before a body is read. It reserves no place, because a client that sends no body could hold it. A
   * refusal is delayed a little: clients that retry at once would otherwise take the time that sign-ins need.
   *
   * @throws AuthError `server_unavailable` when {@link admit} would refuse
   */
  verifyRoom(): Promise<void>
  /** The present load, for metrics. */
  readonly load: { readonly running: number; readonly waiting: number }
  /** The number of hashes since the start, for metrics. */
  readonly turns: number
}

/** The limits of a pool. */
export interface HashPoolBounds {
  /** How many hashes run at once. @default by `countHashThreads` */
  readonly atOnce?: number
  /** The maximum work inside the pool, running hashes included, in milliseconds at the present speed. @default 700 */
  readonly maxMs?: number
  /** New calls are refused while one has been inside for longer than this; milliseconds. @default 1000 */
  readonly maxInsideMs?: number
  /** The assumed duration of a hash before one was measured; milliseconds. */
  readonly usualMs?: number
  /** How long {@link HashPool.verifyRoom} delays a refusal; milliseconds. @default 500 */
  readonly holdMs?: number
  /** How many refusals are delayed at once; further ones are sent immediately. @default 1000 */
  readonly maxHeld?: number
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number
}

/** The weight of the latest hash in the average: after a few hashes the average reflects the present load. */
const latestWeight = 1 / 4

/** One shared error, because in a storm a stack trace for each refusal would cost more than the answer. */
const full = new AuthError('server_unavailable', { retryAfterSeconds: 1 })

/** Creates a pool. */
export function createHashPool(bounds: HashPoolBounds = {}): HashPool {
  // Leaves part of a second for the work before and after the hash of a sign-in (`bench/login-overload.mjs`).
  const { atOnce = countHashThreads(), maxMs = 700, usualMs = 40 } = bounds
  const { maxInsideMs = 1_000, holdMs = 500, maxHeld = 1_000 } = bounds
  const now = bounds.now ?? (() => performance.now())
  const line: (() => void)[] = []
  /** The times of admission, the oldest first. */
  const inside = new Map<symbol, number>()
  let averageMs = usualMs
  let running = 0
  let turns = 0
  let held = 0

  /** How many hashes take `maxMs` at the present speed, but at least one more than run at once. */
  const countMost = () => Math.max(atOnce + 1, Math.round((atOnce * maxMs) / averageMs))

  const hasRoom = () => {
    const [longestSince = Number.POSITIVE_INFINITY] = inside.values()
    // The average only covers completed hashes. The oldest call inside also shows other work that takes time now.
    const isLate = inside.size > atOnce && now() - longestSince > maxInsideMs
    return !isLate && inside.size < countMost()
  }

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    // A call that was admitted keeps its place, although hashes have become slower since.
    if (line.length >= Math.max(inside.size, countMost() - atOnce)) throw full
    // The ending hash passes its turn on, so `running` does not change.
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
