import { useEffect, useReducer } from 'react'
import { type Resend, type ResendEvent, reduceResend, toResend } from './resend.ts'

/**
 * The state of a resend button, with the clock that moves it on.
 *
 * @param resentAt - when it was pressed before the page was reloaded, epoch milliseconds
 */
export function useResendState(resentAt?: number): [Resend, (event: ResendEvent) => void] {
  const [resend, dispatch] = useReducer(reduceResend, resentAt, (at) => toResend(at, Date.now()))

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
