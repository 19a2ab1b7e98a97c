/**
 * Hashing takes a core for some fifteen milliseconds and 19 MiB of memory each. This leaves one core to
 * everything else, keeps a short line behind the others, and turns whoever is left away at once with a time to
 * come back: a storm of log-ins must not starve session checks, nor grow without bound.
 */
import { availableParallelism } from 'node:os'
import { AuthError } from '../http/auth-error.ts'

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
   * @throws AuthError `server_unavailable` when as many are inside as can run and wait; `work` has not begun then
   */
  admit<T>(work: () => Promise<T>): Promise<T>
  /** For metrics. */
  readonly load: { readonly running: number; readonly waiting: number }
  /** How many turns began since the start; for metrics. */
  readonly turns: number
}

/**
 * One core is left to the event loop, which would wait for its share behind every hash. Hashing runs on the
 * threads that files and name look-ups need as well (four unless UV_THREADPOOL_SIZE says otherwise): one is
 * left to them.
 */
function countHashThreads(): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4
  return Math.max(1, Math.min(availableParallelism(), threads) - 1)
}

/** How long a line may be, the core that does not hash counted in: a second of work at most. */
const waitingPerCore = 32

/**
 * Makes a pool.
 *
 * @param bounds.atOnce how many run at once. @default one less than there are cores, or threads
 * @param bounds.mostWaiting how many may wait. @default 32 for each that runs, and 32 more
 */
export function createHashPool(
  bounds: { readonly atOnce?: number; readonly mostWaiting?: number } = {},
): HashPool {
  const atOnce = bounds.atOnce ?? countHashThreads()
  const mostWaiting = bounds.mostWaiting ?? (atOnce + 1) * waitingPerCore
  const line: (() => void)[] = []
  let running = 0
  let inside = 0
  let turns = 0

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= mostWaiting) {
      throw new AuthError('server_unavailable', { retryAfterSeconds: 1 })
    }
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
    async admit(work) {
      if (inside >= atOnce + mostWaiting) {
        throw new AuthError('server_unavailable', { retryAfterSeconds: 1 })
      }
      inside += 1
      try {
        return await work()
      } finally {
        inside -= 1
      }
    },
    async run(work) {
      await takeTurn()
      turns += 1
      try {
        return await work()
      } finally {
        endTurn()
      }
    },
  }
}
