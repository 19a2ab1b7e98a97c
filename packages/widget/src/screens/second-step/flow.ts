import { anyScreen, type Flow } from '../../flow/flow.ts'
import type { FlowOf } from '../../flow/screens.ts'

/** The second step of a sign-in, and the screen after it. */
export type SecondStepScreen =
  | {
      readonly name: 'secondStep'
      /** When the first step is no longer valid, in epoch milliseconds. */
      readonly endsAt: number
    }
  | { readonly name: 'secondStep.success' }

/** The events around the second step. */
export type SecondStepEvent =
  | { readonly type: 'secondStep.asked'; readonly endsAt: number }
  | { readonly type: 'secondStep.proved' }
  | { readonly type: 'secondStep.left' }

/** The flow of the second step. Any way of signing in leads into it. */
export const secondStepFlow = {
  'secondStep.asked': { from: [anyScreen], to: ({ endsAt }) => ({ name: 'secondStep', endsAt }) },
  'secondStep.proved': { from: ['secondStep'], to: () => ({ name: 'secondStep.success' }) },
  // leads to Main even in a widget with another first screen: for a password reset, the link is already used
  'secondStep.left': { from: ['secondStep'], to: () => ({ name: 'main', typed: {} }) },
} satisfies Flow<SecondStepScreen, SecondStepEvent>

/** The types of the flow. */
export type SecondStepFlow = FlowOf<SecondStepScreen, SecondStepEvent, typeof secondStepFlow>
