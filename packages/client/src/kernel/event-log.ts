/**
 * The event log: entries are collected and sent together. It is best effort: no other code waits for it, and a failure
 * is not reported.
 */
import { type EventEntry, events, type Telemetry } from '@portico/contract'
import type { ClientPorts } from '../foundation/ports.ts'
import type { ClientInternals } from './internals.ts'
import type { Request } from './request/request.ts'

const batchMs = 800
const batchSize = 15

/** The parts that the event log needs. */
export interface EventLogParts {
  ports: ClientPorts
  publicToken: string
  tell: Request['tell']
  getTelemetry(): Telemetry
  /** Aborts when the client is closed. */
  closed: AbortSignal
}

/** Details come from the host page's options: values that JSON cannot express are left out. */
function toJsonValue(details: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(details))
  } catch {
    return {}
  }
}

/** Makes the event log of one client. */
export function createEventLog(parts: EventLogParts): ClientInternals['eventLog'] {
  const { ports, publicToken, tell, getTelemetry, closed } = parts
  let entries: EventEntry[] = []
  let cancel: (() => void) | undefined

  function flush(isLeaving: boolean) {
    cancel?.()
    cancel = undefined
    const batch = entries
    entries = []
    if (batch.length) tell(events.log, batch, isLeaving)
  }

  ports.page.events.addEventListener('pagehide', () => flush(true), { signal: closed })

  return {
    log(name, details) {
      entries.push({
        telemetry: getTelemetry(),
        event: { public_token: publicToken, event_name: name, details: toJsonValue(details) },
      })
      if (entries.length >= batchSize) flush(false)
      else cancel ??= ports.clock.after(batchMs, () => flush(false))
    },
  }
}
