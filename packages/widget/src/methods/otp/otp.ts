import type { MethodOf, Tab } from '../../flow/method.ts'
import { toEmailTab } from '../../forms/email-tab.ts'
import type { OtpChannel, OtpFlow, OtpSent } from './flow.ts'
import { sentFlow } from './sent-flow.ts'
import { toSendCode } from './to-send-code.ts'

/** How codes travel, and the tab of each; one that is off has none. */
const channels: readonly (readonly [OtpChannel, Tab<OtpSent> | null])[] = [
  ['email', toEmailTab(2, toSendCode)],
  ['sms', null],
]

/** Sign-in by a six-digit code. */
export const otp = {
  id: 'otp',
  tabs: ({ otpOptions }) =>
    channels.flatMap(([id, tab]) => (tab && otpOptions?.methods?.includes(id) ? [tab] : [])),
  flow: sentFlow,
  load: () => import('./otp-screens.tsx'),
} satisfies MethodOf<OtpFlow>
