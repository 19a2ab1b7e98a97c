import type { ClientOptions, SessionDuration } from '../foundation/client-options.ts'
import type { ClientPorts } from '../foundation/ports.ts'

/**
 * Remembers the last requested lifetime of the session, for the next load and for the tab that refreshes for all tabs.
 */
export type SessionDurationMemory = ReturnType<typeof createSessionDuration>

/** @param key - the key in local storage */
export function createSessionDuration(
  { storage }: ClientPorts,
  key: string,
  { keepSessionAlive }: ClientOptions,
) {
  return {
    remember({ session_duration_minutes }: SessionDuration) {
      if (session_duration_minutes && keepSessionAlive)
        storage.set(key, `${session_duration_minutes}`)
    },
    /** Returns the lifetime that a background refresh requests; empty unless the host page wants sessions kept alive. */
    get(): SessionDuration {
      const minutes = keepSessionAlive && Number(storage.get(key))
      return minutes ? { session_duration_minutes: minutes } : {}
    },
  }
}
