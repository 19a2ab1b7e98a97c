import type { Flow, Screen } from '../flow/flow.ts'

/** The screen that was kept before a reload is there; another tab has sent a newer code to the same address. */
export interface KeptEvent {
  readonly type: 'kept.opened' | 'kept.renewed'
  readonly screen: Screen
}

/** From the first screen back to the one that was kept, and from a code to a newer one, unless the user has left it. */
export const keptFlow = {
  'kept.opened': { from: ['main'], to: ({ screen }) => screen },
  'kept.renewed': {
    from: ['otp.enterCode', 'emailMagicLinks.sent'],
    to: ({ screen }) => screen,
  },
} satisfies Flow<Screen, KeptEvent>
