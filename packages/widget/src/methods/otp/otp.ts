import type { MethodOf, Tab } from '../../flow/method.ts'
import { toEmailTab } from '../../forms/email-tab.ts'
import type { OtpFlow, OtpSent } from './flow.ts'
import { sentFlow } from './sent-flow.ts'
import { toSendCode } from './to-send-code.ts'

const load = () => import('./phone-tab.ts')
const phone = { field: 'phone', rank: 2, load } as const

/** The channels; both to phones are one chunk, which comes with the first of them. */
const channels: readonly Tab<OtpSent>[] = [
  toEmailTab(2, toSendCode),
  { id: 'sms', ...phone },
  { id: 'whatsapp', ...phone },
]

/** Sign-in by a six-digit code. */
export const otp = {
  id: 'otp',
  tabs: ({ otpOptions }) =>
    // a page without types may name one twice, or none that there is
    [...new Set(otpOptions?.methods)].flatMap((way) => channels.find(({ id }) => id === way) ?? []),
  flow: sentFlow,
  load: () => import('./otp-screens.tsx'),
} satisfies MethodOf<OtpFlow>
