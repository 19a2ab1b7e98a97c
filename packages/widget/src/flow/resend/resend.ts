/**
 * The time for which a button says "sent", and the waiting time after it (specification section 9), in milliseconds.
 */
const sentMs = 2_000
const waitingMs = 10_000

/** Seconds after a mail until the user can request another mail, for texts that mention them. */
export const resendSeconds = (sentMs + waitingMs) / 1_000

/**
 * The state of the resend button (specification section 4): initial, sending, sent for 2 s, waiting for 10 s, and
 * initial again. The caller passes all times, in epoch milliseconds.
 */
export type Resend =
  | { readonly state: 'initial' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent' | 'waiting'; readonly until: number }

/** The events of the button. */
export type ResendEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'sent'; readonly at: number }
  | { readonly type: 'failed' }
  | { readonly type: 'timePassed'; readonly at: number }

/** The state before the first press. */
export const resendInitial: Resend = { state: 'initial' }

/** Returns the state of the button some time after a press. `resentAt` is undefined if there was no press. */
export const toResend = (resentAt: number | undefined, now: number): Resend =>
  // if the clock was set back, the button must not stay locked
  resentAt === undefined || resentAt > now
    ? resendInitial
    : passTime({ state: 'sent', until: resentAt + sentMs }, now)

/** Returns the button's next state; the same object if the event changes nothing. */
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
