import type { AnyFlow } from './flow.ts'
import type { Screens } from './screens.ts'

/** The state machine: the joined flow tables of all loaded modules. */
export const flowTable: Partial<Record<string, AnyFlow[string]>> = {}

/**
 * Adds a flow table. A module whose events lead to screens that may not be loaded yet adds the table itself; otherwise
 * the screens do.
 */
export const registerFlow = (flow: AnyFlow): void => {
  Object.assign(flowTable, flow)
}

/**
 * Adds the flow table of a chunk's screens. The chunk itself calls it, so that no event is emitted before its row
 * exists.
 */
export function registerScreens<Own extends Screens>(screens: Own): Own {
  registerFlow(screens.flow)
  return screens
}
