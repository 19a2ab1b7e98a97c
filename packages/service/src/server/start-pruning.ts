import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '@portico/contract'
import { sendDueLinks } from '../accounts/recoveries/send-due-links.ts'
import { forgetTyped } from '../accounts/users/forget-typed.ts'
import { remindLeaving } from '../accounts/users/remind-leaving.ts'
import { removeLeaving } from '../accounts/users/remove-leaving.ts'
import {
  credentialKinds,
  getCredentialRepository,
  methodTables,
} from '../declarations/all-declarations.ts'
import type { Prune } from '../foundation/database/prune.ts'
import { removeTrials, trialMs } from '../identity-provider/client-apps/remove-trials.ts'
import type { ServiceConfig } from '../kernel/config/config.ts'
import type { Dependencies } from '../kernel/dependencies.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long rows are kept after they ended; milliseconds. The retention of the audit log is configured. */
const keptMs = {
  sessions: dayMs,
  /** A used or expired link still redirects to its page for a day, and the page explains the problem. */
  challenges: dayMs,
  rates: hourMs,
  /** Long, so that waiting a day does not reset an attacker's count of failures. */
  attempts: 30 * dayMs,
  outbox: 7 * dayMs,
  events: 30 * dayMs,
  /** Credentials whose set-up was started and never finished. */
  credentials: dayMs,
  artefacts: hourMs,
  /** Long, so that a browser is still known after months without a sign-in. */
  browsers: 400 * dayMs,
  /** Addresses that users removed; until then they can be restored. */
  removedEmails: limits.removedEmail.keptSeconds * 1_000,
  /** Accounts whose address was typed and never proved. */
  typed: 30 * dayMs,
  /** Kept long after the import, because without the row every line of the same file would be checked again. */
  imports: 400 * dayMs,
}

const tables = [
  'sessions',
  'challenges',
  'attempts',
  'rates',
  'outbox',
  'events',
  'artefacts',
  'browsers',
  'imports',
] as const

const everyMs = 600_000
/** The pause between two steps, during which sign-ins use the database. */
const pauseMs = 25
const maxRows = 500
const fewestRows = 20
/** A step that takes longer is followed by a step with half as many rows, so that sign-ins wait only briefly. */
const longStepMs = 10

/**
 * Removes expired rows now and every ten minutes, a few rows at a time. Several processes may prune at once.
 *
 * @returns a function that ends pruning; it resolves when the current step is done
 */
export function startPruning(
  ports: Pick<Dependencies, 'storage' | 'clock' | 'log' | 'random' | 'keyRing'>,
  { auditDays, projects, baseUrl }: Pick<ServiceConfig, 'auditDays' | 'projects' | 'baseUrl'>,
): () => Promise<void> {
  const { storage, clock, log } = ports
  const ending = new AbortController()
  let running: Promise<void> | null = null
  const timer = setInterval(run, everyMs)
  timer.unref()
  run()

  function run(): void {
    // A run that takes longer than the interval is not joined by a second run.
    running ??= prune().finally(() => {
      running = null
    })
  }
  async function prune(): Promise<void> {
    const now = clock.now()
    try {
      for (const table of tables) await pruneTable(storage[table], now - keptMs[table])
      for (const [name, { keptMs }] of methodTables) await pruneTable(storage[name], now - keptMs)
      for (const kind of credentialKinds) {
        const { prune } = getCredentialRepository(storage, kind)
        if (prune) await pruneTable({ prune }, now - keptMs.credentials)
      }
      await pruneTable({ prune: storage.users.pruneRemovedEmails }, now - keptMs.removedEmails)
      await pruneTable(storage.audit, now - auditDays * dayMs)
      await pruneTable(
        { prune: (before, limit) => forgetTyped(ports, projects, { before, limit }) },
        now - keptMs.typed,
      )
      await pruneTable(
        {
          prune: (before, limit) => sendDueLinks(ports, { projects, baseUrl }, { before, limit }),
        },
        now,
      )
      await pruneTable(
        { prune: (before, limit) => remindLeaving(ports, projects, { before, limit }) },
        now,
      )
      await pruneTable(
        { prune: (before, limit) => removeLeaving(ports, projects, { before, limit }) },
        now,
      )
      await pruneTable(
        { prune: (before) => removeTrials(storage, projects, before) },
        now - trialMs,
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

/** Ends early when aborted, and does not keep the process alive. */
const pause = (signal: AbortSignal) =>
  sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {})
