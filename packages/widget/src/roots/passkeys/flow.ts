import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** The screens Passkey Registration Start and Success, and the screens without a signed-in user. */
export type RegistrationScreen =
  | { readonly name: 'registration.checking' }
  | { readonly name: 'registration.signedOut' }
  | { readonly name: 'registration.start' }
  | { readonly name: 'registration.success'; readonly isCreated: boolean }

/** The events of the registration. */
export type RegistrationEvent =
  | { readonly type: 'registration.personFound' }
  | { readonly type: 'registration.personMissed' }
  | { readonly type: 'registration.logInNeeded' }
  | { readonly type: 'registration.created' }
  | { readonly type: 'registration.skipped' }
  | { readonly type: 'registration.anotherChosen' }

/** The flow of the registration (specification section 4). A user who skips it still sees the list of passkeys. */
export const registrationFlow = {
  'registration.personFound': {
    from: ['registration.checking', 'registration.signedOut'],
    to: () => ({ name: 'registration.start' }),
  },
  'registration.personMissed': {
    from: ['registration.checking', 'registration.start', 'registration.success'],
    to: () => ({ name: 'registration.signedOut' }),
  },
  // an event with typed values, even without any, leads to Main itself and not to the first screen of the root
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

/** The types of the flow. */
export type RegistrationFlow = FlowOf<
  RegistrationScreen,
  RegistrationEvent,
  typeof registrationFlow
>

/** Properties of a screen of the flow. */
export type RegistrationProps<Name extends RegistrationScreen['name']> = PropsOf<
  RegistrationFlow,
  Name
>
