/**
 * The session of this browser: the one place where person and session change. Joins the state with its
 * cookies, its mirror and its subscribers. Makes no calls.
 */
import type { Unsubscribe } from '../foundation/client-options.ts'
import type { Mirror } from './mirror.ts'
import type { SessionCookies } from './session-cookies.ts'
import { isSameJson, isSameSession, type SessionState, signedOut } from './session-state.ts'

/** What changed for a subscriber. */
interface SessionChange {
  state: SessionState
  isSessionNew: boolean
  isUserNew: boolean
}

/** The session of one client. */
export interface SessionStore {
  /** The state, and whether it is still unconfirmed by the service. */
  get(): SessionState & { fromCache: boolean }
  /**
   * Names the credential in use, without being one that works. An answer that was asked for with another
   * credential is late: it must not touch what is newer.
   */
  getCredential(): string
  /** Takes over what the service said, here and in every tab. */
  set(state: SessionState): void
  /** Signs out here, and so in every tab. */
  clear(): void
  /**
   * Takes over what another tab wrote, without writing again.
   *
   * @param isConfirmed - whether the service is known to have said so
   */
  adoptMirror(isConfirmed?: boolean): void
  /** Hears real changes, and the first confirmation of what was read from the cache. */
  subscribe(listener: (change: SessionChange) => void): Unsubscribe
}

/** What the store joins. */
export interface SessionStoreParts {
  mirror: Mirror
  cookies: SessionCookies
  /** Hears what a subscriber throws. */
  reportError(error: unknown): void
}

/** Makes the store of one client; its first state is the mirror's. */
export function createSessionStore(parts: SessionStoreParts): SessionStore {
  const { mirror, cookies, reportError } = parts
  const listeners = new Set<(change: SessionChange) => void>()
  let known: SessionState | undefined
  // not before somebody asks: the first access to local storage waits for another process
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
    write?.(next) // before anyone hears: a subscriber may leave the page
    if (!changed.isSessionNew && !changed.isUserNew) return
    for (const listener of [...listeners]) {
      try {
        listener(changed)
      } catch (error) {
        reportError(error) // one broken subscriber must not silence the others
      }
    }
  }

  return {
    get: () => ({ ...getState(), fromCache }),
    // signing out counts even when nothing was known here: the service may have held the session
    getCredential: () => `${endings} ${cookies.getToken()} ${mirror.read()?.session?.session_id}`,
    set: ({ session, user }) => change({ session, user }, mirror.write),
    clear() {
      endings++
      cookies.remove()
      change(signedOut, mirror.write)
    },
    adoptMirror(isConfirmed = false) {
      const mirrored = mirror.read()
      if (!mirrored) return
      const state = getState()
      const isSame =
        isSameSession(mirrored.session, state.session) && isSameJson(mirrored.user, state.user)
      if (isConfirmed || !fromCache || !isSame) change(mirrored)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
