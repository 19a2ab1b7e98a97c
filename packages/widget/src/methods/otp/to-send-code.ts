import type { ReplyOf } from '@portico/contract'
import type { otp } from '@portico/contract/methods/otp'
import type { TabContext } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import type { Action } from '../../flow/use-submit.ts'
import { type OtpSent, otpFlow } from './flow.ts'
import { toExpirationMinutes, toPasscodeOptions } from './to-passcode-options.ts'

registerFlow(otpFlow)

/** Creates the action that mails a code. The first code and a resend are the same call. */
export const toSendCode = ({
  widget: { client, config },
  emit,
  isAutomatic,
}: TabContext<OtpSent>): Action<string, ReplyOf<typeof otp.emailLoginOrCreate>> => ({
  call(email, signal) {
    return client.otps.email.loginOrCreate(email, toPasscodeOptions(config.otpOptions), { signal })
  },
  log: (email) => ['email_sent', { email, type: 'login_or_create_otp' }],
  event: (reply) => ({ type: 'OTP_LOGIN_OR_CREATE', data: reply }),
  done({ method_id: methodId }, destination) {
    const expiresAt = Date.now() + toExpirationMinutes(config.otpOptions) * 60_000
    emit({ type: 'otp.sent', channel: 'email', methodId, destination, expiresAt, isAutomatic })
  },
})
