import { anyScreen, type Flow } from './flow.ts'

/** The generic Error screen (specification section 2). */
export interface ErrorScreen {
  readonly name: 'error'
  /** The sentence below the title. */
  readonly message: string
}

/** Events that belong to no method. */
export type SharedEvent = { type: 'flow.failed'; message: string } | { type: 'error.left' }

/** The flow around the methods: into the Error screen from anywhere, and back to Main. */
export const sharedFlow = {
  'flow.failed': { from: [anyScreen], to: ({ message }) => ({ name: 'error', message }) },
  'error.left': { from: [anyScreen], to: () => ({ name: 'main' }) },
} satisfies Flow<ErrorScreen, SharedEvent>
