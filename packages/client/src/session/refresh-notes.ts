/**
 * Tells the other tabs the outcome of the last refresh. Local storage alone is too slow: the next tab gets the lock
 * sooner than it sees a value that was stored before the release. A second lock, held for a while, therefore carries
 * the outcome in its name.
 */
import type { ClientPorts, LocksPort } from '../foundation/ports.ts'

/** How a refresh ended. */
export type RefreshOutcome = 'answered' | 'failed'

const keepMs = 10_000 // longer than local storage takes to reach the other tabs
const skewMs = 60_000 // tabs of one browser may read slightly different times

/** Makes the notes of one client. @param key - the key in local storage, and the prefix of the locks' names */
export function createRefreshNotes(
  { storage, locks, clock, random, page }: ClientPorts,
  key: string,
) {
  /** Holds a lock for a while. @returns when the lock is held */
  function hold(locks: LocksPort, name: string): Promise<void> {
    return new Promise((resolve) => {
      const { signal } = new AbortController()
      const keep = () =>
        new Promise<void>((release) => {
          resolve()
          const over = new AbortController()
          const end = () => {
            over.abort()
            release()
          }
          clock.after(keepMs, end)
          // a page that holds a lock cannot enter the back-forward cache
          page.events.addEventListener('pagehide', end, { signal: over.signal })
        })
      locks.request(name, { signal }, keep).catch(resolve)
    })
  }

  async function listHeld(): Promise<string[]> {
    try {
      const { held = [] } = (await locks?.query()) ?? {}
      return held.map(({ name = '' }) => name)
    } catch {
      return []
    }
  }

  return {
    /** Resolves when every other tab can read it. */
    async write(outcome: RefreshOutcome) {
      const note = `${clock.now()} ${outcome}`
      storage.set(key, note)
      if (locks) await hold(locks, `${key} ${note} ${random.uuid()}`)
    },
    /** Finds the newest outcome since a time, if any. */
    async find(since: number): Promise<RefreshOutcome | undefined> {
      const held = (await listHeld()).filter((name) => name.startsWith(`${key} `))
      const notes = [storage.get(key) ?? '', ...held.map((name) => name.slice(key.length + 1))]
        .map((note) => note.split(' '))
        // a time far ahead was written before the clock was set back
        .filter(([at]) => Number(at) >= since && Number(at) <= clock.now() + skewMs)
        .sort(([a], [b]) => Number(b) - Number(a))
      const [newest] = notes
      return newest && (newest[1] === 'failed' ? 'failed' : 'answered')
    },
  }
}
