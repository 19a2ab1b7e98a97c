/**
 * Runs one ceremony from its start to its end: waits for its turn, asks the browser with a fresh challenge each time,
 * and passes the browser's result on. The queue decides the order of ceremonies; the caller defines their steps.
 */
import type { ClientPorts, WebauthnPort } from '../../foundation/ports.ts'
import type { CredentialRequestQueue } from './credential-request-queue.ts'
import { WebauthnError } from './webauthn-error.ts'

/** The steps of a ceremony. */
export interface Ceremony<Options, Credential, Reply> {
  /** Whether the user asked for the ceremony; else it is autofill, which stays pending and yields to other requests. */
  isModal: boolean
  /** The caller's signal. */
  signal: AbortSignal | undefined
  /** Gets options with a fresh challenge. */
  start(signal: AbortSignal): Promise<Options>
  /** Asks the browser. */
  ask(options: Options, signal: AbortSignal): Promise<Credential>
  /** Has the service check the browser's credential. */
  finish(credential: Credential, options: Options): Promise<Reply>
  /** Returns how long the challenge of autofill is valid. */
  getLifetimeMs(options: Options): number
  /** Tells whether autofill that yielded should still go on. */
  isWanted(): boolean
}

/** How long the browser may take to stop; some extensions never do. */
const graceMs = 1_000

const atOnce = (work: () => void) => work()

/**
 * Settles like the promise, or rejects with the signal's reason once it aborts.
 *
 * @param pause - delays the rejection, to give the promise time
 */
function orAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined, pause = atOnce) {
  return new Promise<T>((resolve, reject) => {
    const stop = () => pause(() => reject(signal?.reason))
    void promise.then(resolve, reject).then(() => signal?.removeEventListener('abort', stop))
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop)
  })
}

/** Makes a controller that aborts when one of the signals does, or when it is called itself. */
function joinSignals(signals: readonly (AbortSignal | undefined)[]) {
  const controller = new AbortController()
  const stop = () => controller.abort(signals.find((signal) => signal?.aborted)?.reason)
  for (const signal of signals) signal?.addEventListener('abort', stop)
  if (signals.some((signal) => signal?.aborted)) stop()
  return {
    controller,
    release() {
      for (const signal of signals) signal?.removeEventListener('abort', stop)
    },
  }
}

/**
 * Runs `work` once the time is over and the page is visible: while the page is hidden, an expired challenge does no
 * harm.
 */
function afterOnSight({ ports, page }: CeremonyParts, milliseconds: number, work: () => void) {
  const { events } = ports.page
  const check = () => {
    if (!page.isVisible()) return
    cancel()
    work()
  }
  const cancelTimer = ports.clock.after(milliseconds, () => {
    events.addEventListener('visibilitychange', check)
    check()
  })
  const cancel = () => {
    cancelTimer()
    events.removeEventListener('visibilitychange', check)
  }
  return cancel
}

/** The parts of the client and page that ceremonies need. */
export interface CeremonyParts {
  ports: Pick<ClientPorts, 'clock' | 'page'>
  page: Pick<WebauthnPort, 'isVisible'>
  queue: CredentialRequestQueue
}

/**
 * Runs a ceremony.
 *
 * @returns null when autofill yielded to another request and is no longer needed
 * @throws the reason of `signal`, errors of the steps, and WebauthnError `interrupted`
 */
export async function runCeremony<Options, Credential, Reply>(
  parts: CeremonyParts,
  ceremony: Ceremony<Options, Credential, Reply>,
): Promise<Reply | null> {
  const { isModal, signal } = ceremony
  signal?.throwIfAborted()
  const ticket = parts.queue.enter(isModal)
  /** Runs the ceremony once. @returns null when it must be repeated */
  async function attempt(granted: AbortSignal) {
    const { controller, release } = joinSignals([signal, granted])
    let cancelExpiry = () => {}
    try {
      controller.signal.throwIfAborted()
      const options = await ceremony.start(controller.signal)
      if (!isModal) {
        const lifetimeMs = ceremony.getLifetimeMs(options)
        cancelExpiry = afterOnSight(parts, lifetimeMs, () => controller.abort())
      }
      const asked = ceremony.ask(options, controller.signal)
      const credential = await orAbort(asked, controller.signal, (stop) => {
        parts.ports.clock.after(graceMs, stop)
      })
      signal?.throwIfAborted()
      return { credential, options }
    } catch (error) {
      signal?.throwIfAborted()
      if (!controller.signal.aborted) throw error
      if (!isModal) return null
      throw new WebauthnError('interrupted', 'Another request took the place of this one.', error)
    } finally {
      cancelExpiry()
      release()
      ticket.release()
    }
  }
  try {
    for (;;) {
      const granted = await orAbort(ticket.acquire(), signal)
      if (!ceremony.isWanted()) return null
      const done = await attempt(granted)
      if (done) return await ceremony.finish(done.credential, done.options)
    }
  } finally {
    ticket.leave()
  }
}
