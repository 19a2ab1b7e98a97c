/**
 * Sign-in with a six-digit code: sending it, counting guesses, consuming it. The texts of the mails are in messages.ts.
 */
import { api } from '@portico/contract/schemas'
import { defineMethod } from '../../accounts/sign-in/define-method.ts'
import type { SendMode } from '../../accounts/sign-in/find-recipient.ts'
import { otp as declaration } from '../../declarations/otp/index.ts'
import { registerSenderReports } from '../../kernel/delivery/texts/register-sender-reports.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import type { TextChannel } from '../../senders/text-sender.ts'
import { authenticatePasscode } from './authenticate-passcode.ts'
import { createHostOtpHandlers } from './back-end.ts'
import { examineSenders } from './examine-senders.ts'
import { otpMessages } from './messages.ts'
import { phoneCommands } from './phone-commands.ts'
import { phoneLine } from './phone-line.ts'
import { registerFramePhones } from './register-frame-phones.ts'
import { sendEmailPasscode } from './send-email-passcode.ts'
import { sendTextPasscode } from './send-text-passcode.ts'
import { otpTexts } from './texts.ts'

/** The operations `otps/*`. */
export const otp = defineMethod(declaration, {
  ...api.otp,
  messages: otpMessages,
  texts: otpTexts,
  line: phoneLine,
  commands: phoneCommands,
  examine: examineSenders,
  create(dependencies) {
    const send =
      (mode: SendMode): Handlers<typeof api.otp.page>['emailLoginOrCreate'] =>
      async (call) => {
        // The response has no other field, so that it does not reveal whether the address has an account.
        const { methodId } = await sendEmailPasscode(dependencies, call, mode)
        return { method_id: methodId }
      }
    const sendText =
      (channel: TextChannel, mode: SendMode): Handlers<typeof api.otp.page>['smsLoginOrCreate'] =>
      async (call) => {
        const { methodId } = await sendTextPasscode(dependencies, call, channel, mode)
        return { method_id: methodId }
      }
    return {
      page: {
        emailLoginOrCreate: send('login_or_create'),
        emailSendPrimary: send('primary'),
        emailSendSecondary: send('secondary'),
        smsLoginOrCreate: sendText('sms', 'login_or_create'),
        smsSendPrimary: sendText('sms', 'primary'),
        smsSendSecondary: sendText('sms', 'secondary'),
        whatsappLoginOrCreate: sendText('whatsapp', 'login_or_create'),
        whatsappSendPrimary: sendText('whatsapp', 'primary'),
        whatsappSendSecondary: sendText('whatsapp', 'secondary'),
        authenticate: (call) => authenticatePasscode(dependencies, call),
      },
      backEnd: createHostOtpHandlers(dependencies),
      registerRoutes(app, context) {
        registerFramePhones(app)
        const { storage, clock } = dependencies
        registerSenderReports(app, context, dependencies, (projectId, number, isSubscribed) =>
          storage.phones.setUnsubscribed(projectId, number, isSubscribed ? null : clock.now()),
        )
      },
    }
  },
})
