import { anyScreen, type Flow, type MainScreen, type Screen } from '../flow.ts'
import type { FlowOf, PropsOf } from '../screens.ts'

/** The address or the number to which the user has no access. */
export type LostAddress = { readonly email: string } | { readonly phone_number: string }

/** The field for a recovery code, and the end of a sign-in with one. */
export type RecoveryCodeScreen =
  | {
      readonly name: 'recoveryCode.enter'
      readonly address: LostAddress
      /** The screen to which the back arrow leads. */
      readonly back: Screen
    }
  | {
      readonly name: 'recoveryCode.success'
      /** How many codes the user still has. */
      readonly codesLeft: number
      /** Whether the code stood in for an authenticator app, which the user may have to replace. */
      readonly isForApp: boolean
    }

/** The events of sign-in with a recovery code. */
export type RecoveryCodeEvent =
  | {
      readonly type: 'recoveryCode.asked'
      readonly address: LostAddress
      readonly back: Screen
    }
  | { readonly type: 'recoveryCode.left'; readonly back: Screen }
  | {
      readonly type: 'recoveryCode.used'
      readonly codesLeft: number
      readonly isForApp: boolean
    }
  | { readonly type: 'recoveryCode.goneOn' }
  | { readonly type: 'recoveryCode.sessionEnded' }

/** The flow of sign-in with a recovery code. */
export const recoveryCodeFlow = {
  'recoveryCode.asked': {
    from: [anyScreen],
    to: ({ address, back }) => ({ name: 'recoveryCode.enter', address, back }),
  },
  'recoveryCode.left': {
    from: ['recoveryCode.enter'],
    to: ({ back }) => back as MainScreen, // any screen: the user goes back to where they were
  },
  'recoveryCode.used': {
    // a code is also shown in place of the second step, whose screens belong to a layer above
    from: [anyScreen],
    to: ({ codesLeft, isForApp }) => ({ name: 'recoveryCode.success', codesLeft, isForApp }),
  },
  'recoveryCode.goneOn': { from: ['recoveryCode.success'], to: () => ({ name: 'main' }) },
  // an event with typed values, even without any, leads to Main itself and not to the first screen of the root
  'recoveryCode.sessionEnded': {
    from: ['recoveryCode.success'],
    to: () => ({ name: 'main', typed: {} }),
  },
} satisfies Flow<RecoveryCodeScreen, RecoveryCodeEvent>

/** The types of the flow. */
export type RecoveryCodeFlow = FlowOf<
  RecoveryCodeScreen,
  RecoveryCodeEvent,
  typeof recoveryCodeFlow
>

/** Properties of a screen of the flow. */
export type RecoveryCodeProps<Name extends RecoveryCodeScreen['name']> = PropsOf<
  RecoveryCodeFlow,
  Name
>
