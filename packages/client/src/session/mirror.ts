/**
 * The view of person and session in local storage: read synchronously on the next load, and how the tabs
 * of one origin tell each other. It never holds a token.
 */
import type { ClientPorts } from '../foundation/ports.ts'
import type { SessionState } from './session-state.ts'
import { signedOut } from './session-state.ts'

/** The mirror of one client. */
export interface Mirror {
  /** @returns undefined when nothing, or nothing sensible, was ever written */
  read(): SessionState | undefined
  write(state: SessionState): void
  /** Calls back when another tab, or another client of this page, wrote. */
  onWrite(listener: () => void): void
}

/**
 * @param key - the key in local storage
 * @param signal - aborts when nobody listens any more
 */
export function createMirror(
  { storage, page }: ClientPorts,
  key: string,
  signal: AbortSignal,
): Mirror {
  const { events } = page
  const pageEvent = `portico:${key}` // the browser tells other tabs, but not other clients of this page
  return {
    read() {
      try {
        const stored = JSON.parse(storage.get(key) ?? '')
        return stored?.session ? { session: stored.session, user: stored.user ?? null } : signedOut
      } catch {
        return undefined
      }
    },
    write({ session, user }) {
      storage.set(key, JSON.stringify(session && { session, user }))
      events.dispatchEvent(new Event(pageEvent))
    },
    onWrite(listener) {
      // Whatever was stored: to read once too often costs nothing. The last two: a page that slept (back-forward cache,
      // frozen tab) has missed what the others said.
      for (const name of [pageEvent, 'storage', 'pageshow', 'visibilitychange'])
        events.addEventListener(name, listener, { signal })
    },
  }
}
