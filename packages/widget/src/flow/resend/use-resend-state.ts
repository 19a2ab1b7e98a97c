import { useEffect, useReducer } from 'react'
import { type Resend, type ResendEvent, reduceResend, toResend } from './resend.ts'

/**
 * The state of a resend button, with a timer that moves it to the next state.
 *
 * @param resentAt - the time of a press before the page was reloaded, in epoch milliseconds
 */
export function useResendState(resentAt?: number): [Resend, (event: ResendEvent) => void] {
  const [resend, dispatch] = useReducer(reduceResend, resentAt, (at) => toResend(at, Date.now()))

  useEffect(() => {
    if (!('until' in resend)) return
    const { until } = resend
    // a timer may fire slightly before the time on the clock
    const wake = () => dispatch({ type: 'timePassed', at: Math.max(until, Date.now()) })
    const timer = setTimeout(wake, until - Date.now())
    return () => clearTimeout(timer)
  }, [resend])

  return [resend, dispatch]
}
