import { limits } from '@portico/contract'
import { useWidget } from '../../context/widget-context.ts'
import { type Submit, useSubmit } from '../../flow/use-submit.ts'
import type { OtpEvent } from './flow.ts'

/**
 * Verifies a code.
 *
 * @param methodId - of the newest send
 * @param emit - hears `otp.verified`
 */
export function useVerifyCode(methodId: string, emit: (event: OtpEvent) => void): Submit<string> {
  const { client, config } = useWidget()
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  return useSubmit({
    call: (code: string, signal) =>
      client.otps.authenticate(code, methodId, { session_duration_minutes: minutes }, { signal }),
    event: (reply) => ({ type: 'OTP_AUTHENTICATE', data: reply }),
    done: () => emit({ type: 'otp.verified' }),
  })
}
