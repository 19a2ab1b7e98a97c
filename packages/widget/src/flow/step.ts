import { type AnyFlow, anyScreen, type FlowEvent, type Screen } from './flow.ts'

/**
 * Returns the screen that follows an event: the state machine's only step.
 *
 * @param flow - the joined tables of all methods
 * @param screen - the current screen
 * @param event - the event
 * @returns the same `screen` if the event is not valid on it, so that a late event has no effect
 */
export function step(flow: Partial<AnyFlow>, screen: Screen, event: FlowEvent): Screen {
  const row = Object.hasOwn(flow, event.type) ? flow[event.type] : undefined
  if (!row) return screen
  if (!row.from.includes(screen.name) && !row.from.includes(anyScreen)) return screen
  return row.to(event as never) // the row was looked up by the event's type, so its function takes this event
}
