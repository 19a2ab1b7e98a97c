import type { ReplyOf } from '@portico/contract'
import { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { StytchAPIError, StytchAPIUnreachableError } from '../../foundation/errors/errors.ts'
import { validate } from '../../foundation/validate.ts'

/**
 * What became of a link that may be opened on another device: this page was let in (`signed_in`), whoever reads the
 * mail did not ask for it (`refused`), the link signed in where it was opened (`used`), or it has run out (`ended`).
 */
export type OtherDeviceOutcome =
  | {
      readonly state: 'signed_in'
      readonly data: ReplyOf<typeof emailMagicLinks.authenticateByOtherDevice>
    }
  | { readonly state: 'refused' | 'used' | 'ended' }

/** How long the service may hold an answer back; below the time after which a call counts as lost. */
const heldSeconds = 10
/** Before the next question, where the service does not hold its answers back, or cannot be reached. */
const pauseMs = 3_000
const longestPauseMs = 60_000

/**
 * Waits until somebody who opened the link on another device has decided, and signs in where they picked the number of
 * this page. Tells the service when the page goes away, or when nobody waits any more.
 */
export async function awaitOtherDevice(
  { call, signIn, pkce, ports }: CallContext,
  pollToken: string,
  { session_duration_minutes }: SessionDuration = {},
  options: CallOptions = {},
): Promise<OtherDeviceOutcome> {
  validate(
    'magicLinks.awaitOtherDevice',
    { pollToken, session_duration_minutes },
    { pollToken: 'string', session_duration_minutes: 'number?' },
  )
  const { clock, page } = ports
  const { signal } = options
  const leave = () => {
    const body = { poll_token: pollToken, is_leaving: true }
    call(emailMagicLinks.pollOtherDevice, body, { keepalive: true, isQuiet: true }).catch(() => {})
  }
  // A page that is only put aside may come back.
  const onHide = (event: Event) => {
    if (!('persisted' in event && event.persisted)) leave()
  }
  // The code of this came too late.
  if (signal?.aborted) leave()
  signal?.throwIfAborted()
  page.events.addEventListener('pagehide', onHide)
  signal?.addEventListener('abort', leave)
  try {
    for (let failures = 0; ; ) {
      const askedAt = clock.now()
      try {
        const state = await ask(failures > 0)
        if (state === 'approved') return { state: 'signed_in', data: await goOn() }
        if (state !== 'pending') return { state }
        failures = 0
      } catch (error) {
        signal?.throwIfAborted()
        if (!isPassing(error)) throw error
        failures += 1
      }
      const isHeld = failures === 0 && clock.now() - askedAt >= pauseMs
      if (!isHeld) await pause(Math.min(longestPauseMs, pauseMs * 2 ** Math.max(0, failures - 1)))
    }
  } finally {
    page.events.removeEventListener('pagehide', onHide)
    signal?.removeEventListener('abort', leave)
  }

  /** @param isQuiet - the host has heard of the first failure in a row */
  async function ask(isQuiet: boolean) {
    const body = { poll_token: pollToken, wait_seconds: heldSeconds }
    const { state } = await call(emailMagicLinks.pollOtherDevice, body, { ...options, isQuiet })
    return state
  }

  function goOn() {
    return pkce.withVerifier((proof) =>
      signIn(
        emailMagicLinks.authenticateByOtherDevice,
        { poll_token: pollToken, session_duration_minutes, ...proof },
        options,
      ),
    )
  }

  /** Ends early when the page is looked at again: whoever picked the number comes back to it. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(milliseconds, () => end(resolve))
      const onVisible = () => end(resolve)
      const onAbort = () => end(() => reject(signal?.reason))
      const end = (settle: () => void) => {
        cancel()
        page.events.removeEventListener('visibilitychange', onVisible)
        signal?.removeEventListener('abort', onAbort)
        settle()
      }
      page.events.addEventListener('visibilitychange', onVisible)
      signal?.addEventListener('abort', onAbort)
    })
  }
}

/** A flood, a fault of the service, no network: another time it may work. */
const isPassing = (error: unknown) =>
  error instanceof StytchAPIUnreachableError ||
  (error instanceof StytchAPIError && (error.status_code === 429 || error.status_code >= 500))
