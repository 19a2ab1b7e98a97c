import { type AnyFlow, anyScreen, type FlowEvent, type Screen } from './flow.ts'

/**
 * The whole machine: the screen that follows.
 *
 * @param flow - the tables of all methods, joined
 * @param screen - the screen that is shown
 * @param event - what happened
 * @returns the same `screen` when the event does not count on it, so that late news moves nobody
 */
export function step(flow: Partial<AnyFlow>, screen: Screen, event: FlowEvent): Screen {
  const row = Object.hasOwn(flow, event.type) ? flow[event.type] : undefined
  if (!row) return screen
  if (!row.from.includes(screen.name) && !row.from.includes(anyScreen)) return screen
  return row.to(event as never) // the row stands under this event's type, so it takes this event
}
