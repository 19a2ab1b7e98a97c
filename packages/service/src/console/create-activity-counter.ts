/**
 * Counts what happens, for the console's first page: sign-ups, sign-ins, refused ones, and messages. Each process counts
 * in its memory and adds to the stored counts every ten seconds in one statement, so that no sign-in waits for it. A
 * stop loses nothing; a kill loses what its process counted since the last time. A service without a console never loads
 * this file.
 */

import type {
  ActivityCountRow,
  CountedKind,
} from '../declarations/operators/activity-count-store.ts'
import type { DeliveryObserver } from '../kernel/delivery/channel-worker.ts'
import { decoyTemplate } from '../kernel/delivery/enqueue-mail.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { AuditRow } from '../kernel/storage/storage.ts'

const hourMs = 3_600_000
/** The channels to back ends and client apps. */
const toServers: ReadonlySet<string> = new Set(['webhook', 'logout'])
/** How often the counts are stored; milliseconds. */
const everyMs = 10_000

/** Counts in memory, and stores the counts. */
export interface ActivityCounter extends DeliveryObserver {
  /**
   * Stores what was counted.
   *
   * @throws StorageUnavailableError when the database is away; the counts are kept for the next time
   */
  flush(): Promise<void>
  /** Stores the counts regularly from now on. */
  start(): void
  /** Counts no more, and stores the last counts. */
  stop(): Promise<void>
}

/** Creates the counter of a process; it counts what happens in the configured projects from now on. */
export function createActivityCounter({
  config,
  storage,
  clock,
  log,
}: Pick<Dependencies, 'config' | 'storage' | 'clock' | 'log'>): ActivityCounter {
  const own = new Set(config.projects.map(({ projectId }) => projectId))
  let counted = new Map<string, ActivityCountRow>()
  let flushing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const add = (row: ActivityCountRow) => {
    if (!own.has(row.projectId)) return
    const key = JSON.stringify([row.projectId, row.hourAt, row.kind, row.name])
    const times = (counted.get(key)?.times ?? 0) + row.times
    counted.set(key, { ...row, times })
  }
  const count = (projectId: string, at: number, [kind, name]: Counted) =>
    add({ projectId, hourAt: Math.floor(at / hourMs) * hourMs, kind, name, times: 1 })
  const endListening = storage.onEntries((entry) => {
    const found = toCounted(entry)
    if (found) count(entry.projectId, entry.at, found)
  })
  const write = async () => {
    const taken = counted
    counted = new Map()
    try {
      await storage.activityCounts.add([...taken.values()])
    } catch (error) {
      for (const row of taken.values()) add(row)
      throw error
    }
  }
  const flush = () => {
    flushing = flushing.catch(() => {}).then(write)
    return flushing
  }
  /** A failure is logged and changes nothing else: the counts are kept. */
  const flushQuietly = () =>
    flush().catch((err: unknown) => log.warn({ err }, 'counts for the console could not be stored'))

  return {
    onDelivery(channel, outcome, message) {
      // A decoy only takes as long as a message. What servers are told is no message to a user.
      if (!message || message.template === decoyTemplate || toServers.has(channel)) return
      if (outcome === 'sent') count(message.projectId, clock.now(), ['sent', channel])
      if (outcome === 'dead') count(message.projectId, clock.now(), ['given_up', channel])
    },
    flush,
    start() {
      timer = setInterval(flushQuietly, everyMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      endListening()
      await flushQuietly()
    },
  }
}

type Counted = readonly [kind: CountedKind, name: string]

/** Reads what an entry counts as; null for the acts of staff and back ends, and for what is not counted. */
function toCounted({ action, actorKind, details }: AuditRow): Counted | null {
  if (actorKind !== 'person') return null
  if (action === 'user.created') return ['signed_up', '']
  if (action === 'session.started') return ['signed_in', toName(details.method)]
  return action === 'authentication.failed' ? ['refused', toName(details.reason)] : null
}

const toName = (detail: unknown) => (typeof detail === 'string' ? detail : '')
