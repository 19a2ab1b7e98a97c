/** The remaining time of a countdown. */
export interface Countdown {
  readonly isOver: boolean
  /** `m:ss`, rounded up, so that the last second is shown as 0:01. */
  readonly label: string
}

/**
 * Counts down to a time.
 *
 * @param endsAt - epoch milliseconds
 * @param now - epoch milliseconds
 */
export function countdown(endsAt: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const seconds = String(left % 60).padStart(2, '0')
  return { isOver: left === 0, label: `${Math.floor(left / 60)}:${seconds}` }
}
