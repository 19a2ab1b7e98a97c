import type { Flow } from '../flow/flow.ts'

/** Passkey Registration Start and Success, and what is shown where nobody is signed in. */
export type RegistrationScreen =
  | { readonly name: 'checking' }
  | { readonly name: 'signedOut' }
  | { readonly name: 'start' }
  | { readonly name: 'success'; readonly isCreated: boolean }

/** What happens there. */
export type RegistrationEvent =
  | { readonly type: 'person.found' }
  | { readonly type: 'person.missed' }
  | { readonly type: 'passkey.created' }
  | { readonly type: 'passkey.skipped' }
  | { readonly type: 'another.chosen' }

/** The registration (specification section 4). Who skips it still sees the passkeys there are. */
export const registrationFlow = {
  'person.found': { from: ['checking', 'signedOut'], to: () => ({ name: 'start' }) },
  'person.missed': {
    from: ['checking', 'start', 'success'],
    to: () => ({ name: 'signedOut' }),
  },
  'passkey.created': { from: ['start'], to: () => ({ name: 'success', isCreated: true }) },
  'passkey.skipped': { from: ['start'], to: () => ({ name: 'success', isCreated: false }) },
  'another.chosen': { from: ['success'], to: () => ({ name: 'start' }) },
} satisfies Flow<RegistrationScreen, RegistrationEvent>
