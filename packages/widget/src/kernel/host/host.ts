/**
 * The door from the widget to its host page: callbacks, DOM events, event log. It decides nothing about
 * what is shown.
 */
import { type Client, getInternals } from '@portico/client'
import type { EventDetails, EventName } from '@portico/contract'
import type { Callbacks, HostEvent } from './host-events.ts'

/** An entry of the event log, with the details that belong to its name. */
export type LogEntry = { [Name in EventName]: [Name, EventDetails[Name]] }[EventName]

/** What the widget tells its host. None of the calls throws. */
export interface Host {
  emit(event: HostEvent): void
  /** An error, also one that the person sees. */
  report(error: unknown): void
  log(...entry: LogEntry): void
}

/** What the host page does in its callbacks is its own affair: the error surfaces, the widget goes on. */
function runHostCode(code: () => void) {
  try {
    code()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/**
 * Makes the door.
 *
 * @param client - whose event log and error reporter are used
 * @param element - dispatches `stytch-event` and `stytch-error`
 * @param getCallbacks - the callbacks of the latest mount
 */
export function createHost(
  client: Client,
  element: EventTarget,
  getCallbacks: () => Callbacks | undefined,
): Host {
  const internals = getInternals(client)
  const dispatch = (name: string, fields: object) =>
    element.dispatchEvent(Object.assign(new Event(name, { bubbles: true, composed: true }), fields))
  return {
    emit(event) {
      runHostCode(() => getCallbacks()?.onEvent?.(event))
      dispatch('stytch-event', { stytchEventType: event.type, stytchEventData: event.data })
    },
    report(thrown) {
      const error = toError(thrown)
      internals.reportError(error)
      runHostCode(() => getCallbacks()?.onError?.(error))
      dispatch('stytch-error', { error })
    },
    log(...[name, details]: LogEntry) {
      internals.eventLog.log(name, details as never) // name and details come from one pair of the table
    },
  }
}
