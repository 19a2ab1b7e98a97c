import { anyScreen, type Flow } from '../../flow/flow.ts'
import type { FlowOf } from '../../flow/screens.ts'

/** The addition of a second step before a sign-in starts a session, and the screen after it. */
export type EnrolmentScreen =
  | {
      readonly name: 'enrolment'
      /** When the first step is no longer valid, in epoch milliseconds. */
      readonly endsAt: number
    }
  | { readonly name: 'enrolment.success' }

/** The events around the addition. */
export type EnrolmentEvent =
  | { readonly type: 'enrolment.asked'; readonly endsAt: number }
  | { readonly type: 'enrolment.completed' }
  | { readonly type: 'enrolment.left' }

/** The flow of the addition. Any way of signing in leads into it where the project requires a second step. */
export const enrolmentFlow = {
  'enrolment.asked': { from: [anyScreen], to: ({ endsAt }) => ({ name: 'enrolment', endsAt }) },
  'enrolment.completed': { from: ['enrolment'], to: () => ({ name: 'enrolment.success' }) },
  // leads to Main even in a widget with another first screen: for a password reset, the link is already used
  'enrolment.left': {
    from: ['enrolment'],
    to: () => ({ name: 'main', typed: {} }),
  },
} satisfies Flow<EnrolmentScreen, EnrolmentEvent>

/** The types of the flow. */
export type EnrolmentFlow = FlowOf<EnrolmentScreen, EnrolmentEvent, typeof enrolmentFlow>
