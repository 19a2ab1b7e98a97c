import { isOtpMethod } from '../../declarations/otp/options.ts'
import { toEmailTab } from '../../flow/forms/email-tab.ts'
import type { MethodOf, Tab } from '../../flow/method.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'
import type { OtpFlow, OtpSent, phoneField } from './flow.ts'

const email = toEmailTab({
  rank: 2,
  load: async () => (await import('./send-code.ts')).sendCode,
})
// SMS and WhatsApp share the chunk of the phone form
const phone = {
  field: 'phone' satisfies typeof phoneField,
  rank: 2,
  load: () => import('./phone-tab.ts'),
}

/** Sign-in with a six-digit passcode. */
export const otp = {
  id: 'otp',
  tabs: ({ otpOptions }) =>
    [...new Set(otpOptions?.methods)]
      .filter(isOtpMethod)
      .map((id): Tab<OtpSent> => (id === email.id ? email : { id, ...phone })),
  mayIgnore: ({ products, otpOptions }) =>
    toProductIds(products).includes('otp') &&
    !(otpOptions?.methods?.length && otpOptions.methods.every(isOtpMethod)),
  load: () => import('./otp-screens.tsx'),
} satisfies MethodOf<OtpFlow>
