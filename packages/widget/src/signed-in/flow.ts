import type { Flow } from '../flow/flow.ts'
import type { FlowOf } from '../flow/screens.ts'

/** Who is signed in, in the place of Main. */
export interface SignedInScreen {
  readonly name: 'signedIn'
}

/** The session has ended, here or in another tab. */
export interface SignedInEvent {
  readonly type: 'signedIn.ended'
}

/** The card of somebody who is signed in. It is a start of its own: no event leads to it. */
export const signedInFlow = {
  'signedIn.ended': { from: ['signedIn'], to: () => ({ name: 'main' }) },
} satisfies Flow<SignedInScreen, SignedInEvent>

/** The flow of the card as one type. */
export type SignedInFlow = FlowOf<SignedInScreen, SignedInEvent, typeof signedInFlow>
