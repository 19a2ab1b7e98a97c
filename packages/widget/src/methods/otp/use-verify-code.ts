import { limits } from '@portico/contract'
import { type Submit, useSubmit } from '../../flow/use-submit.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

/**
 * Verifies a code.
 *
 * @param methodId - the id of the newest code
 * @param onVerified - called when the user is signed in
 */
export function useVerifyCode(methodId: string, onVerified: () => void): Submit<string> {
  const { client, config } = useWidget()
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  return useSubmit({
    call: (code: string, signal) =>
      client.otps.authenticate(code, methodId, { session_duration_minutes: minutes }, { signal }),
    event: (reply) => ({ type: 'OTP_AUTHENTICATE', data: reply }),
    done: onVerified,
  })
}
