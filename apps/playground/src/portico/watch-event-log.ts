/** One entry that the client sent to the event log. */
export interface LoggedEvent {
  readonly name: string
  readonly details: unknown
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Listens to what the client sends to the service's event log, without a hook in the client: what is
 * listed is what leaves the page. Call it before `portico.js` is loaded.
 *
 * @param onEvent - hears every entry when it is sent
 * @returns what ends it
 */
export function watchEventLog(onEvent: (event: LoggedEvent) => void): () => void {
  const original = window.fetch
  const watching: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (new URL(url, location.href).pathname.endsWith('/sdk/v1/events')) {
      for (const event of toEvents(init?.body)) onEvent(event)
    }
    return original.call(window, input, init)
  }
  window.fetch = watching
  return () => {
    if (window.fetch === watching) window.fetch = original
  }
}

/** @returns the entries of a request body; nothing for a body of another shape */
export function toEvents(body: unknown): readonly LoggedEvent[] {
  const entries = parse(body)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry) => {
    const { telemetry, event } = Object(entry)
    if (typeof event?.event_name !== 'string') return []
    const at = Date.parse(telemetry?.client_sent_at)
    return [{ name: event.event_name, details: event.details, at: at > 0 ? at : Date.now() }]
  })
}

function parse(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null
  } catch {
    return null
  }
}
