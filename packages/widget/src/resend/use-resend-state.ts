import { useEffect, useReducer } from 'react'
import { type Resend, type ResendEvent, reduceResend, resendInitial } from './resend.ts'

/** The state of a resend button, with the clock that moves it on. */
export function useResendState(): [Resend, (event: ResendEvent) => void] {
  const [resend, dispatch] = useReducer(reduceResend, resendInitial)

  useEffect(() => {
    if (!('until' in resend)) return
    const { until } = resend
    // a timer may fire a moment early by the clock
    const wake = () => dispatch({ type: 'timePassed', at: Math.max(until, Date.now()) })
    const timer = setTimeout(wake, until - Date.now())
    return () => clearTimeout(timer)
  }, [resend])

  return [resend, dispatch]
}
