import { anyScreen, type Flow, type MainScreen, type Screen } from '../../flow/flow.ts'
import type { FlowOf } from '../../flow/screens.ts'

/** The question to a user who has signed in although the account is about to be deleted. */
export interface ComeBackScreen {
  readonly name: 'comeBack'
  /** The screen that follows if the user keeps the account. */
  readonly then: Screen
}

/** The events around the question. */
export type ComeBackEvent =
  | { readonly type: 'comeBack.asked'; readonly then: Screen }
  | { readonly type: 'comeBack.kept'; readonly then: Screen }
  | { readonly type: 'comeBack.left' }

/** The flow of the question. */
export const comeBackFlow = {
  'comeBack.asked': { from: [anyScreen], to: ({ then }) => ({ name: 'comeBack', then }) },
  'comeBack.kept': {
    from: ['comeBack'],
    to: ({ then }) => then as MainScreen, // any screen: the widget goes on where it was
  },
  // leads to Main even in a widget with another first screen: for a password reset, the link is already used
  'comeBack.left': { from: ['comeBack'], to: () => ({ name: 'main', typed: {} }) },
} satisfies Flow<ComeBackScreen, ComeBackEvent>

/** The types of the flow. */
export type ComeBackFlow = FlowOf<ComeBackScreen, ComeBackEvent, typeof comeBackFlow>
