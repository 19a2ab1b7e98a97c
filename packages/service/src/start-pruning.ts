import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceConfig } from './config/config.ts'
import type { Prune } from './database/prune.ts'
import type { Dependencies } from './dependencies.ts'
import { credentialKinds, getCredentialRepository } from './method/declared.ts'
import { forgetTyped } from './users/forget-typed.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long rows are kept after they stopped mattering; milliseconds. The audit log's time is configured. */
const keptMs = {
  sessions: dayMs,
  /** A used or expired link is still led on to its page, which then says so in its own words. */
  challenges: dayMs,
  rates: hourMs,
  phoneTraffic: dayMs,
  /** Long: a count of failures is to outlast whoever tries again tomorrow. */
  attempts: 30 * dayMs,
  outbox: 7 * dayMs,
  events: 30 * dayMs,
  /** Credentials that somebody began to set up and never used. */
  credentials: dayMs,
  artefacts: hourMs,
  /** Long: who comes back after a summer is no stranger. */
  browsers: 400 * dayMs,
  /** Addresses that somebody typed and nobody proved. */
  typed: 30 * dayMs,
  /** Long after its file is gone; without it every line of the file is looked at again. */
  imports: 400 * dayMs,
}

const tables = [
  'sessions',
  'challenges',
  'attempts',
  'rates',
  'phoneTraffic',
  'outbox',
  'events',
  'artefacts',
  'browsers',
  'imports',
] as const

const everyMs = 600_000
/** Between two steps: whoever signs in meanwhile goes first. */
const pauseMs = 25
const maxRows = 500
const fewestRows = 20
/** A step that takes longer is followed by one of half as many rows: nobody waits longer than for a slow disk. */
const longStepMs = 10

/**
 * Removes what is long over, now and every ten minutes, a few rows at a time. Several processes may do so at
 * once.
 *
 * @returns what ends it; it resolves when the step in hand is done
 */
export function startPruning(
  ports: Pick<Dependencies, 'storage' | 'clock' | 'log' | 'random' | 'keyRing'>,
  { auditDays, projects }: Pick<ServiceConfig, 'auditDays' | 'projects'>,
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
      for (const kind of credentialKinds) {
        const { prune } = getCredentialRepository(storage, kind)
        if (prune) await pruneTable({ prune }, now - keptMs.credentials)
      }
      await pruneTable(storage.audit, now - auditDays * dayMs)
      await pruneTable(
        { prune: (before, limit) => forgetTyped(ports, projects, { before, limit }) },
        now - keptMs.typed,
      )
      await pruneTable({ prune: () => storage.users.foldCounts() }, now)
    } catch (err) {
      log.warn({ err }, 'old rows could not be removed; trying again later')
    }
  }
  async function pruneTable(rows: { readonly prune: Prune }, before: number): Promise<void> {
    let limit = maxRows / 4
    while (!ending.signal.aborted) {
      const startedAt = performance.now()
      const removed = await rows.prune(before, limit)
      if (removed === 0) return
      const isLong = performance.now() - startedAt > longStepMs
      limit = isLong ? Math.max(fewestRows, Math.floor(limit / 2)) : Math.min(maxRows, limit * 2)
      await pause(ending.signal)
    }
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
