/** Signing in by a six-digit code: sending it, counting guesses, using it up. What the mail says: messages.ts. */
import { api } from '@portico/contract/schemas'
import type { Handlers } from '../../http/register-operations.ts'
import { defineMethod } from '../../method/define-method.ts'
import type { SendMode } from '../../sign-in/find-recipient.ts'
import { authenticatePasscode } from './authenticate-passcode.ts'
import { createHostOtpHandlers } from './back-end.ts'
import { otp as declaration } from './declaration/index.ts'
import { otpMessages } from './messages.ts'
import { sendEmailPasscode } from './send-email-passcode.ts'

/** Passcodes: `otps/*`. */
export const otp = defineMethod(declaration, {
  ...api.otp,
  messages: otpMessages,
  create(dependencies) {
    const send =
      (mode: SendMode): Handlers<typeof api.otp.page>['emailLoginOrCreate'] =>
      async (call) => {
        // Nothing else: who was found must not show.
        const { methodId } = await sendEmailPasscode(dependencies, call, mode)
        return { method_id: methodId }
      }
    return {
      page: {
        emailLoginOrCreate: send('login_or_create'),
        emailSendPrimary: send('primary'),
        emailSendSecondary: send('secondary'),
        authenticate: (call) => authenticatePasscode(dependencies, call),
      },
      backEnd: createHostOtpHandlers(dependencies),
    }
  },
})
