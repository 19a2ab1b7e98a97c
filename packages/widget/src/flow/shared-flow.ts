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
 * The flow around the methods: into the Error screen from anywhere, back to Main from there and after a sign-out,
 * and to a root's first screen after the sign-in that it asked for.
 */
export const sharedFlow = {
  'flow.failed': { from: [anyScreen], to: ({ message }) => ({ name: 'error', message }) },
  'error.left': { from: [anyScreen], to: () => ({ name: 'main' }) },
  'session.begun': { from: [anyScreen], to: () => ({ name: 'main' }) },
  // to the form also where a widget starts elsewhere: a password reset has its link used up by then
  'session.ended': { from: [anyScreen], to: () => ({ name: 'main', typed: {} }) },
} satisfies Flow<ErrorScreen, SharedEvent>
