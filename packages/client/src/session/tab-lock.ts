/**
 * Lets one tab work while the others wait. Uses Web Locks if the browser has them, else a lease in local storage. A
 * lock that cannot be acquired (its holder sleeps, the browser forbids it) never stops the work: two requests are
 * better than none.
 */
import type { ClientPorts } from '../foundation/ports.ts'

/**
 * Runs work that never rejects, in one tab at a time.
 *
 * @param longestWaitMs - the work runs without the lock after this time. @default `longestHoldMs`
 */
export type TabLock = (work: () => Promise<void>, longestWaitMs?: number) => Promise<void>

/** More than the timeout of a call. */
export const longestHoldMs = 20_000

type LockPorts = Pick<ClientPorts, 'locks' | 'storage' | 'clock' | 'random'>

function createWebLock(
  locks: NonNullable<LockPorts['locks']>,
  { clock }: LockPorts,
  name: string,
): TabLock {
  return async (work, longestWaitMs = longestHoldMs) => {
    const waiting = new AbortController()
    const cancel = clock.after(longestWaitMs, () => waiting.abort())
    let isGranted = false
    try {
      await locks.request(name, { signal: waiting.signal }, () => {
        isGranted = true
        return work()
      })
    } catch {
      if (!isGranted) await work()
    } finally {
      cancel()
    }
  }
}

function createLease({ storage, clock, random }: LockPorts, key: string): TabLock {
  const isFree = () => {
    const until = Number(storage.get(key)?.split(' ')[1] ?? 0)
    // a lease too far ahead was written before the clock was set back
    return until <= clock.now() || until > clock.now() + longestHoldMs
  }

  return async (work, longestWaitMs = longestHoldMs) => {
    const id = random.uuid()
    const isMine = () => storage.get(key)?.startsWith(id)
    let waitedMs = 0
    const pause = () =>
      new Promise<void>((resolve) => {
        const pauseMs = 50 + random.fraction() * 50
        waitedMs += pauseMs
        clock.after(pauseMs, resolve)
      })
    while (waitedMs < longestWaitMs && !isMine()) {
      // a tab that was suspended needs a moment to see the values that other tabs wrote meanwhile
      await pause()
      if (!isFree()) continue
      storage.set(key, `${id} ${clock.now() + longestHoldMs}`)
      // of tabs that write at the same moment, the last wins; after the pause each tab reads which tab won
      await pause()
    }
    await work()
    if (isMine()) storage.set(key, '')
  }
}

/** Makes the lock of one client. @param key - the lock's name, and the lease's key in local storage */
export function createTabLock(ports: LockPorts, key: string): TabLock {
  return ports.locks ? createWebLock(ports.locks, ports, key) : createLease(ports, key)
}
