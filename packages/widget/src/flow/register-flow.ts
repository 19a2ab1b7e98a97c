import type { AnyFlow } from './flow.ts'

/** The tables of the login widget, joined: the shared one and those of the methods that are at hand. */
export const loginFlow: Record<string, AnyFlow[string]> = {}

/** Adds a table. A method whose chunk is loaded later calls it there, before any of its events can happen. */
export const registerFlow = (flow: AnyFlow): void => {
  Object.assign(loginFlow, flow)
}
