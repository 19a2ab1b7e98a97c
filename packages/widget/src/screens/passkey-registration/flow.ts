import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** Passkey Registration Start and Success, and what is shown where nobody is signed in. */
export type RegistrationScreen =
  | { readonly name: 'registration.checking' }
  | { readonly name: 'registration.signedOut' }
  | { readonly name: 'registration.start' }
  | { readonly name: 'registration.success'; readonly isCreated: boolean }

/** What happens there. */
export type RegistrationEvent =
  | { readonly type: 'registration.personFound' }
  | { readonly type: 'registration.personMissed' }
  | { readonly type: 'registration.logInNeeded' }
  | { readonly type: 'registration.created' }
  | { readonly type: 'registration.skipped' }
  | { readonly type: 'registration.anotherChosen' }

/** The registration (specification section 4). Who skips it still sees the passkeys there are. */
export const registrationFlow = {
  'registration.personFound': {
    from: ['registration.checking', 'registration.signedOut'],
    to: () => ({ name: 'registration.start' }),
  },
  'registration.personMissed': {
    from: ['registration.checking', 'registration.start', 'registration.success'],
    to: () => ({ name: 'registration.signedOut' }),
  },
  // with typed values, though there are none: Main itself, not the first screen in its place
  'registration.logInNeeded': {
    from: ['registration.start', 'registration.success'],
    to: () => ({ name: 'main', typed: {} }),
  },
  'registration.created': {
    from: ['registration.start'],
    to: () => ({ name: 'registration.success', isCreated: true }),
  },
  'registration.skipped': {
    from: ['registration.start'],
    to: () => ({ name: 'registration.success', isCreated: false }),
  },
  'registration.anotherChosen': {
    from: ['registration.success'],
    to: () => ({ name: 'registration.start' }),
  },
} satisfies Flow<RegistrationScreen, RegistrationEvent>

/** The flow of the registration as one type. */
export type RegistrationFlow = FlowOf<
  RegistrationScreen,
  RegistrationEvent,
  typeof registrationFlow
>

/** What a screen of it is given. */
export type RegistrationProps<Name extends RegistrationScreen['name']> = PropsOf<
  RegistrationFlow,
  Name
>
