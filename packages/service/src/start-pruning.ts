import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServiceConfig } from './config/config.ts'
import type { Clock } from './ports.ts'
import type { Prune, Storage } from './storage/storage.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long rows are kept after they stopped mattering; milliseconds. The audit log's time is configured. */
const keptMs = {
  sessions: dayMs,
  /** A used or expired link is still led on to its page, which then says so in its own words. */
  challenges: dayMs,
  rates: hourMs,
  /** Long: a count of failures is to outlast whoever tries again tomorrow. */
  attempts: 30 * dayMs,
  outbox: 7 * dayMs,
  events: 30 * dayMs,
  /** Authenticator apps that never showed a code. */
  totps: dayMs,
  artefacts: hourMs,
  /** Long: who comes back after a summer is no stranger. */
  browsers: 400 * dayMs,
}

const tables = [
  'sessions',
  'challenges',
  'attempts',
  'rates',
  'outbox',
  'events',
  'totps',
  'artefacts',
  'browsers',
] as const

/** Between two runs, and between two steps of one: whoever signs in meanwhile goes first. */
const everyMs = 600_000
const pauseMs = 50

/**
 * Removes what is long over, now and every ten minutes, a few rows at a time. Several processes may do so at
 * once.
 *
 * @returns what ends it; it resolves when the step in hand is done
 */
export function startPruning(
  ports: { readonly storage: Storage; readonly clock: Clock; readonly log: Logger },
  { auditDays }: Pick<ServiceConfig, 'auditDays'>,
): () => Promise<void> {
  const { storage, clock, log } = ports
  const ending = new AbortController()
  let running: Promise<void> | null = null
  const timer = setInterval(run, everyMs)
  timer.unref()
  run()

  function run(): void {
    // A run that takes longer than the time between two is not joined by another.
    running ??= prune().finally(() => {
      running = null
    })
  }
  async function prune(): Promise<void> {
    const now = clock.now()
    try {
      for (const table of tables) await pruneTable(storage[table], now - keptMs[table])
      await pruneTable(storage.audit, now - auditDays * dayMs)
    } catch (err) {
      log.warn({ err }, 'old rows could not be removed; trying again later')
    }
  }
  async function pruneTable(rows: { readonly prune: Prune }, before: number): Promise<void> {
    while (!ending.signal.aborted && (await rows.prune(before)) > 0) await pause(ending.signal)
  }
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}

/** Returns early when it is aborted; keeps no process alive. */
const pause = (signal: AbortSignal) =>
  sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {})
