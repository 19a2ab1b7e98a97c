import { anyScreen, type Flow } from '../../flow/flow.ts'
import type { FlowOf } from '../../flow/screens.ts'

/** Who is signed in, in the place of Main. */
export interface SignedInScreen {
  readonly name: 'signedIn'
}

/** A method has signed the user in; the session has ended, here or in another tab. */
export interface SignedInEvent {
  readonly type: 'signedIn.begun' | 'signedIn.ended'
}

/** The card of somebody who is signed in. It is a start of its own as well. */
export const signedInFlow = {
  'signedIn.begun': { from: [anyScreen], to: () => ({ name: 'signedIn' }) },
  // to the form also where a widget starts elsewhere: a password reset has its link used up by then
  'signedIn.ended': { from: ['signedIn'], to: () => ({ name: 'main', typed: {} }) },
} satisfies Flow<SignedInScreen, SignedInEvent>

/** The flow of the card as one type. */
export type SignedInFlow = FlowOf<SignedInScreen, SignedInEvent, typeof signedInFlow>
