/** How long a button says that it sent, and then waits (specification section 9), in milliseconds. */
const sentMs = 2_000
const waitingMs = 10_000

/** Seconds from a mail until it can be asked for again, for texts that say so. */
export const resendSeconds = (sentMs + waitingMs) / 1_000

/**
 * The resend button (specification section 4): initial, sending, sent for 2 s, waiting for 10 s, initial
 * again. Times are epoch milliseconds and handed in.
 */
export type Resend =
  | { readonly state: 'initial' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent' | 'waiting'; readonly until: number }

/** What happens to the button. */
export type ResendEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'sent'; readonly at: number }
  | { readonly type: 'failed' }
  | { readonly type: 'timePassed'; readonly at: number }

/** The button before anybody touched it. */
export const resendInitial: Resend = { state: 'initial' }

/** The button as it stands some time after it was pressed; `resentAt` is undefined where nobody has. */
export const toResend = (resentAt: number | undefined, now: number): Resend =>
  // a clock that was set back must not lock it
  resentAt === undefined || resentAt > now
    ? resendInitial
    : passTime({ state: 'sent', until: resentAt + sentMs }, now)

/** The button's next state; the same object when the event changes nothing. */
export function reduceResend(resend: Resend, event: ResendEvent): Resend {
  switch (event.type) {
    case 'pressed':
      return resend.state === 'initial' ? { state: 'sending' } : resend
    case 'sent':
      return resend.state === 'sending' ? { state: 'sent', until: event.at + sentMs } : resend
    case 'failed':
      return resend.state === 'sending' ? resendInitial : resend
    case 'timePassed':
      return passTime(resend, event.at)
  }
}

function passTime(resend: Resend, at: number): Resend {
  if (!('until' in resend) || at < resend.until) return resend
  if (resend.state === 'waiting') return resendInitial
  return passTime({ state: 'waiting', until: resend.until + waitingMs }, at)
}
