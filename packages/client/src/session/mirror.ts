/**
 * The copy of user and session in local storage: it is read synchronously on the next load, and informs the other tabs
 * of the origin. It never holds a token.
 */
import type { ClientPorts } from '../foundation/ports.ts'
import type { SessionState } from './session-state.ts'
import { signedOut } from './session-state.ts'

/** The mirror of one client. */
export type Mirror = ReturnType<typeof createMirror>

/**
 * Makes the mirror of one client.
 *
 * @param key - the key in local storage
 * @param signal - aborts when the client is closed
 */
export function createMirror({ storage, page }: ClientPorts, key: string, signal: AbortSignal) {
  const { events } = page
  const pageEvent = `portico:${key}` // `storage` events reach other tabs, but not other clients of this page
  return {
    /** @returns undefined when no valid state was ever written */
    read(): SessionState | undefined {
      try {
        const stored = JSON.parse(storage.get(key) ?? '')
        return stored?.session ? { session: stored.session, user: stored.user ?? null } : signedOut
      } catch {
        return undefined
      }
    },
    write({ session, user }: SessionState) {
      storage.set(key, JSON.stringify(session && { session, user }))
      events.dispatchEvent(new Event(pageEvent))
    },
    /** Calls the listener when another tab, or another client of this page, wrote. */
    onWrite(listener: () => void) {
      // Listens to changes of any storage key: one read too many costs nothing. The last two events are for a page
      // that slept (back-forward cache, frozen tab) and missed the changes of other tabs.
      for (const name of [pageEvent, 'storage', 'pageshow', 'visibilitychange'])
        events.addEventListener(name, listener, { signal })
    },
  }
}
