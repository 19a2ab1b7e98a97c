/**
 * The connection from the widget to its host page: callbacks, DOM events and the event log. It has no influence on the
 * screens.
 */
import { type Client, getInternals } from '@portico/client'
import type { EventDetails, EventName } from '@portico/contract'
import { asksSecondStep } from './asks-second-step.ts'
import type { Callbacks, HostEvent } from './host-events.ts'

/** An entry of the event log: a name with the details of that name. */
export type LogEntry = { [Name in EventName]: [Name, EventDetails[Name]] }[EventName]

/** The widget's messages to its host. None of the calls throws. */
export type Host = ReturnType<typeof createHost>

/**
 * Runs a callback of the host page. If the callback throws, its error surfaces as an uncaught error of the page, and
 * the widget continues.
 */
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
 * Creates the connection to the host page.
 *
 * @param client - its event log and error reporter are used
 * @param element - dispatches `stytch-event` and `stytch-error`
 * @param getCallbacks - returns the callbacks of the latest mount
 */
export function createHost(
  client: Client,
  element: EventTarget,
  getCallbacks: () => Callbacks | undefined,
) {
  const internals = getInternals(client)
  const dispatch = (name: string, fields: object) =>
    element.dispatchEvent(Object.assign(new Event(name, { bubbles: true, composed: true }), fields))
  return {
    emit(event: HostEvent) {
      runHostCode(() => getCallbacks()?.onEvent?.(event))
      dispatch('stytch-event', { stytchEventType: event.type, stytchEventData: event.data })
    },
    /** Reports an error, also an error that the user sees. A sign-in that goes on with its second step has not failed. */
    report(thrown: unknown) {
      if (asksSecondStep(thrown)) return
      const error = toError(thrown)
      internals.reportError(error)
      runHostCode(() => getCallbacks()?.onError?.(error))
      dispatch('stytch-error', { error })
    },
    log(...[name, details]: LogEntry) {
      internals.eventLog.log(name, details as never) // both come from the same `LogEntry`
    },
  }
}
