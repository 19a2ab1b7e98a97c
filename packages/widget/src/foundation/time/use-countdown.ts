import { useEffect, useReducer } from 'react'
import { type Countdown, countdown } from './countdown.ts'

/** Counts down to a time (epoch milliseconds) and renders again at each full second. */
export function useCountdown(endsAt: number): Countdown {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let timer = 0
    const waitForNextSecond = () => {
      const left = endsAt - Date.now()
      if (left <= 0) return
      timer = window.setTimeout(
        () => {
          renderAgain()
          waitForNextSecond()
        },
        left % 1000 || 1000,
      )
    }
    waitForNextSecond()
    return () => clearTimeout(timer)
  }, [endsAt])
  return countdown(endsAt, Date.now())
}
