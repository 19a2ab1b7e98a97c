/** All of passcodes but the form on Main, in one chunk: its screens and their words. */
import type { ReactNode } from 'react'
import type { ScreenProps } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import { enterCodeFlow } from './enter-code-flow.ts'
import { EnterCode } from './enter-code-screen.tsx'
import type { OtpEvent, OtpScreen } from './flow.ts'
import { Success } from './success-screen.tsx'

registerFlow(enterCodeFlow)

export { otpText as texts } from './text/en.ts'

/** The screens of passcodes. */
export function View({ screen, emit }: ScreenProps<OtpScreen, OtpEvent>): ReactNode {
  return screen.name === 'otp.enterCode' ? <EnterCode screen={screen} emit={emit} /> : <Success />
}
