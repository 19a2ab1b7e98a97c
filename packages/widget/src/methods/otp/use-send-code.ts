import { useWidget } from '../../context/widget-context.ts'
import { type Action, useSubmit } from '../../flow/use-submit.ts'
import type { OtpEvent } from './flow.ts'
import { toExpirationMinutes, toPasscodeOptions } from './to-passcode-options.ts'

/** What leads to OTP Authenticate. */
export type OtpSent = Extract<OtpEvent, { type: 'otp.sent' }>

type SendAction = Pick<Action<string, unknown>, 'check' | 'logFirst' | 'failed'> & {
  /** Heard after the new code stands in the flow. */
  onSent?: () => void
  /** See the screen's. */
  isAutomatic?: boolean | undefined
}

/**
 * Mails a code, first or again; both are the same call.
 *
 * @param emit - hears `otp.sent`
 * @param action - what this send does beside
 */
export function useSendCode(
  emit: (event: OtpSent) => void,
  { onSent, isAutomatic, ...action }: SendAction,
) {
  const { client, config } = useWidget()
  return useSubmit({
    ...action,
    call: (email: string, signal) =>
      client.otps.email.loginOrCreate(email, toPasscodeOptions(config.otpOptions), { signal }),
    log: (email) => ['email_sent', { email, type: 'login_or_create_otp' }],
    event: (reply) => ({ type: 'OTP_LOGIN_OR_CREATE', data: reply }),
    done: ({ method_id: methodId }, destination) => {
      const expiresAt = Date.now() + toExpirationMinutes(config.otpOptions) * 60_000
      emit({ type: 'otp.sent', channel: 'email', methodId, destination, expiresAt, isAutomatic })
      onSent?.()
    },
  })
}
