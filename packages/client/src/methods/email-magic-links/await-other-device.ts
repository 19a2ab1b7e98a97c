import type { ReplyOf } from '@portico/contract'
import { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { PorticoAPIError, PorticoAPIUnreachableError } from '../../foundation/errors/errors.ts'
import { validate } from '../../foundation/validate.ts'

/**
 * Outcome of a link that may be opened on another device: this page is signed in (`signed_in`), the reader of the mail
 * said that the request was not theirs (`refused`), the link signed in where it was opened (`used`), or the link has
 * expired (`ended`).
 */
export type OtherDeviceOutcome =
  | {
      readonly state: 'signed_in'
      readonly data: ReplyOf<typeof emailMagicLinks.authenticateByOtherDevice>
    }
  | { readonly state: 'refused' | 'used' | 'ended' }

/** How long the service may hold an answer back; shorter than the timeout of a call. */
const heldSeconds = 10
/** The pause before the next request, for a service that does not hold answers back or cannot be reached. */
const pauseMs = 3_000
const longestPauseMs = 60_000

/**
 * Waits until the user has opened the link on another device and decided there, and signs in if they picked the number
 * that this page shows. Tells the service when the page is left, or when the wait is aborted.
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
  // A page in the back-forward cache may come back.
  const onHide = (event: Event) => {
    if (!('persisted' in event && event.persisted)) leave()
  }
  // The wait was aborted while this code was being loaded.
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

  /** Asks once. @param isQuiet - whether the host page already knows of a failure in this row of attempts */
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

  /**
   * Waits, but no longer than until the page becomes visible: a user who picked the number on another device then
   * returns to it.
   */
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

/** Tells whether an error may pass: a rate limit, a fault of the service, or no network. */
const isPassing = (error: unknown) =>
  error instanceof PorticoAPIUnreachableError ||
  (error instanceof PorticoAPIError && (error.status_code === 429 || error.status_code >= 500))
