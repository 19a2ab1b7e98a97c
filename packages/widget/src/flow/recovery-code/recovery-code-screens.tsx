/** The screens of sign-in with a recovery code. They form one chunk. */
import { registerScreens } from '../register-flow.ts'
import type { ScreensOf } from '../screens.ts'
import { EnterRecoveryCode } from './enter-recovery-code.tsx'
import { type RecoveryCodeFlow, recoveryCodeFlow } from './flow.ts'
import { SignedInByCode } from './signed-in-by-code.tsx'

/** The screens of sign-in with a recovery code. */
export const screens = registerScreens({
  flow: recoveryCodeFlow,
  views: { 'recoveryCode.enter': EnterRecoveryCode, 'recoveryCode.success': SignedInByCode },
  texts: {},
} satisfies ScreensOf<RecoveryCodeFlow>)
