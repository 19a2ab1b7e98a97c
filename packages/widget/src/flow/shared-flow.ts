import { anyScreen, type Flow } from './flow.ts'

/** The generic Error screen (specification section 2). */
export interface ErrorScreen {
  readonly name: 'error'
  /** The sentence below the title. */
  readonly message: string
}

/** Events that belong to no method. */
export type SharedEvent =
  | { type: 'flow.failed'; message: string }
  | { type: 'error.left' }
  | { type: 'session.begun' }
  | { type: 'session.ended' }

/**
 * The flow around the methods. It leads into the Error screen from anywhere, from there back to Main, to Main after a
 * sign-out, and to a root's first screen after the sign-in that the root asked for.
 */
export const sharedFlow = {
  'flow.failed': { from: [anyScreen], to: ({ message }) => ({ name: 'error', message }) },
  'error.left': { from: [anyScreen], to: () => ({ name: 'main' }) },
  'session.begun': { from: [anyScreen], to: () => ({ name: 'main' }) },
  // leads to Main even in a widget with another first screen: for a password reset, the link is already used
  'session.ended': { from: [anyScreen], to: () => ({ name: 'main', typed: {} }) },
} satisfies Flow<ErrorScreen, SharedEvent>
