import { useEffect, useReducer } from 'react'
import type { Submit } from '../../flow/use-submit.ts'
import type { OtpEvent } from './flow.ts'
import { type Resend, reduceResend, resendInitial } from './resend.ts'
import { useSendCode } from './use-send-code.ts'

/** The resend button: its state, and what pressing it does. */
export interface ResendControl {
  readonly state: Resend['state']
  readonly problem: Submit<string>['problem']
  press(): void
  /** Takes the problem away. */
  dismiss(): void
}

/**
 * Sends the code again.
 *
 * @param email - where to
 * @param emit - hears `otp.sent` with the new method id
 * @param onSent - hears that the old code is dead
 */
export function useResend(
  email: string,
  emit: (event: OtpEvent) => void,
  onSent: () => void,
): ResendControl {
  const [resend, dispatch] = useReducer(reduceResend, resendInitial)
  const { submit, problem, dismiss } = useSendCode(emit, {
    logFirst: () => ['email_try_again_clicked', { email, type: 'login_or_create_otp' }],
    failed: () => dispatch({ type: 'failed' }),
    onSent: () => {
      dispatch({ type: 'sent', at: Date.now() })
      onSent()
    },
  })

  useEffect(() => {
    if (!('until' in resend)) return
    const { until } = resend
    // a timer may fire a moment early by the clock
    const wake = () => dispatch({ type: 'timePassed', at: Math.max(until, Date.now()) })
    const timer = setTimeout(wake, until - Date.now())
    return () => clearTimeout(timer)
  }, [resend])

  const press = () => {
    if (resend.state !== 'initial') return
    dispatch({ type: 'pressed' })
    submit(email)
  }
  return { state: resend.state, problem, press, dismiss }
}
