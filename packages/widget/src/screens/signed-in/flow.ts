import { anyScreen, type Flow } from '../../flow/flow.ts'
import type { FlowOf } from '../../flow/screens.ts'

/** The screen of the signed-in user, which replaces Main. */
export interface SignedInScreen {
  readonly name: 'signedIn'
}

/** The start of a session, by a method of the widget, and its end, on this page or in another tab. */
export interface SignedInEvent {
  readonly type: 'signedIn.begun' | 'signedIn.ended'
}

/** The flow of the signed-in user's card. The card can also be a first screen. */
export const signedInFlow = {
  'signedIn.begun': { from: [anyScreen], to: () => ({ name: 'signedIn' }) },
  // leads to Main even in a widget with another first screen: for a password reset, the link is already used
  'signedIn.ended': { from: ['signedIn'], to: () => ({ name: 'main', typed: {} }) },
} satisfies Flow<SignedInScreen, SignedInEvent>

/** The types of the flow. */
export type SignedInFlow = FlowOf<SignedInScreen, SignedInEvent, typeof signedInFlow>
