import type { Flow, Screen } from '../flow/flow.ts'

/** The screen that was stored before a reload has been loaded. */
export interface KeptEvent {
  readonly type: 'kept.opened'
  readonly screen: Screen
}

/** Leads from the first screen back to the stored screen, unless the user has left the first screen. */
export const keptFlow = {
  'kept.opened': { from: ['main'], to: ({ screen }) => screen },
} satisfies Flow<Screen, KeptEvent>
