import type { Flow, Screen } from '../flow/flow.ts'

/** The screen that was kept before a reload is there. */
export interface KeptEvent {
  readonly type: 'kept.opened'
  readonly screen: Screen
}

/** From the first screen back to the one that was kept, unless the user has left it. */
export const keptFlow = {
  'kept.opened': { from: ['main'], to: ({ screen }) => screen },
} satisfies Flow<Screen, KeptEvent>
