import type { Logger } from 'pino'
import type { ServiceConfig } from './config/config.ts'
import type { Clock } from './ports.ts'
import type { Storage } from './storage/storage.ts'

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

/**
 * Removes what is long over, now and every ten minutes. Several processes may do so at once.
 *
 * @returns what ends it
 */
export function startPruning(
  ports: { readonly storage: Storage; readonly clock: Clock; readonly log: Logger },
  { auditDays }: Pick<ServiceConfig, 'auditDays'>,
): () => void {
  const { storage, clock, log } = ports
  const timer = setInterval(() => void prune(), 600_000)
  timer.unref()
  void prune()

  async function prune(): Promise<void> {
    const now = clock.now()
    try {
      for (const table of tables) await storage[table].prune(now - keptMs[table])
      await storage.audit.prune(now - auditDays * dayMs)
    } catch (err) {
      log.warn({ err }, 'old rows could not be removed; trying again later')
    }
  }
  return () => clearInterval(timer)
}
