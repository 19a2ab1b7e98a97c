import type { Method } from '../../flow/method.ts'
import { type OtpScreen, otpFlow } from './flow.ts'
import { OTPMethods } from './options.ts'
import { OtpEmailForm } from './otp-email-form.tsx'

const load = () => import('./otp-screens.tsx')

/** Sign-in by a six-digit code. */
export const otp = {
  id: 'otp',
  tabs: ({ otpOptions }) =>
    otpOptions?.methods?.includes(OTPMethods.Email)
      ? [{ id: 'email', label: 'tab.email', rank: 2, leadsTo: 'otp.enterCode', Form: OtpEmailForm }]
      : [],
  flow: otpFlow,
  screens: { 'otp.enterCode': load, 'otp.success': load },
  messages: async () => (await load()).texts,
} satisfies Method<OtpScreen>
