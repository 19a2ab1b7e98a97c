/**
 * The session of this browser, and the only place that changes user and session. It keeps the cookies, the mirror and
 * the subscribers up to date with the state. It makes no calls.
 */
import type { Unsubscribe } from '../foundation/client-options.ts'
import type { Mirror } from './mirror.ts'
import type { SessionCookies } from './session-cookies.ts'
import { isSameJson, isSameSession, type SessionState, signedOut } from './session-state.ts'

/** A change, for a subscriber. */
interface SessionChange {
  state: SessionState
  isSessionNew: boolean
  isUserNew: boolean
}

/** The session of one client. */
export type SessionStore = ReturnType<typeof createSessionStore>

/** The parts that the store connects. */
export interface SessionStoreParts {
  mirror: Mirror
  cookies: SessionCookies
  /** Receives errors that a subscriber throws. */
  reportError(error: unknown): void
}

/** Makes the store of one client; it begins with the mirror's state. */
export function createSessionStore(parts: SessionStoreParts) {
  const { mirror, cookies, reportError } = parts
  const listeners = new Set<(change: SessionChange) => void>()
  let known: SessionState | undefined
  // not read before the first use: the first access to local storage waits for another process
  const getState = () => {
    known ??= mirror.read() ?? signedOut
    return known
  }
  let fromCache = true
  let endings = 0

  function change(next: SessionState, write?: (state: SessionState) => void) {
    const state = getState()
    const changed: SessionChange = {
      state: next,
      isSessionNew: fromCache || !isSameSession(state.session, next.session),
      isUserNew: fromCache || !isSameJson(state.user, next.user),
    }
    known = next
    fromCache = false
    write?.(next) // before the subscribers are called, because a subscriber may leave the page
    if (!changed.isSessionNew && !changed.isUserNew) return
    for (const listener of [...listeners]) {
      try {
        listener(changed)
      } catch (error) {
        reportError(error) // an error of one subscriber must not keep the change from the others
      }
    }
  }

  return {
    /** Returns the state, and whether it is still unconfirmed by the service. */
    get: (): SessionState & { fromCache: boolean } => ({ ...getState(), fromCache }),
    // counts sign-outs, also without a known session: the service may have held it in HttpOnly cookies
    /**
     * Returns a text that changes with the credential in use, and does not work as a credential. If it changed since a
     * call was made, the answer is late and must not change the state. Each proof makes a new credential. In HttpOnly
     * mode, where no token is readable, the factors show it.
     */
    getCredential() {
      const session = mirror.read()?.session
      return `${endings} ${cookies.getToken()} ${session?.session_id} ${JSON.stringify(session?.authentication_factors)}`
    },
    /** Stores the service's state, here and for every tab. */
    set: ({ session, user }: SessionState) => change({ session, user }, mirror.write),
    /** Signs out in this tab and every other. */
    clear() {
      endings++
      cookies.remove()
      change(signedOut, mirror.write)
    },
    /**
     * Takes over the state that another tab wrote, without writing it again.
     *
     * @param isConfirmed - whether the service has confirmed it
     */
    adoptMirror(isConfirmed = false) {
      const mirrored = mirror.read()
      if (!mirrored) return
      const state = getState()
      const isSame =
        isSameSession(mirrored.session, state.session) && isSameJson(mirrored.user, state.user)
      if (isConfirmed || !fromCache || !isSame) change(mirrored)
    },
    /** Calls the listener after changes in content, and after the first confirmation of a cached state. */
    subscribe(listener: (change: SessionChange) => void): Unsubscribe {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
