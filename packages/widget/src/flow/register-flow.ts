import type { AnyFlow } from './flow.ts'
import type { Screens } from './screens.ts'

/** The tables of everything that is at hand, joined: the whole machine. */
export const flowTable: Partial<Record<string, AnyFlow[string]>> = {}

/** Adds a table, or the rows of one that are needed before its chunk is there. */
export const registerFlow = (flow: Partial<AnyFlow>): void => {
  Object.assign(flowTable, flow)
}

/** Adds the table of a chunk's screens: called in the chunk, so that no event comes before its row. */
export function registerScreens<Own extends Screens>(screens: Own): Own {
  registerFlow(screens.flow)
  return screens
}
