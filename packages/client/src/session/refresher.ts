/**
 * Keeps the session fresh in the background: one tab asks, the others take over its answer. Decides when to
 * ask; what an answer means is decided by `confirm-session.ts`.
 */
import { isUnrecoverable } from '../errors.ts'
import type { ClientPorts } from '../ports.ts'
import type { SessionStore } from './session-store.ts'
import type { TabLock } from './tab-lock.ts'

const intervalMs = 180_000
const firstPauseMs = 4_000
const longestPauseMs = 240_000
const jitterMs = 175
const skewMs = 60_000 // tabs of one browser may read the clock a little apart
const settleMs = 100

/** What the refresher needs. */
export interface RefresherParts {
  ports: ClientPorts
  store: SessionStore
  /** Prefix of this client's keys in local storage. */
  key: string
  /** Held while one tab asks. */
  lock: TabLock
  /** Asks the service about the session. @throws what the call throws */
  confirm(): Promise<unknown>
}

/** The background refresh of one client. */
export interface Refresher {
  /** Asks now, unless another tab is just asking, and goes on from there. */
  start(): void
}

/** Makes the refresher; without `start` it only follows sign-ins. */
export function createRefresher(parts: RefresherParts): Refresher {
  const { ports, store, key, lock, confirm } = parts
  const { clock, storage, random, page } = ports
  const outcomeKey = `${key}::refreshed` // where the tabs note the last answer
  let planned: { at: number; pauseMs: number; cancel(): void } | undefined
  let failures = 0

  /** What another tab heard since. Times far ahead were written before the clock was set back. */
  function readOutcome(since: number): 'answered' | 'failed' | undefined {
    const [at, outcome] = storage.get(outcomeKey)?.split(' ') ?? []
    const time = Number(at)
    if (!(time >= since && time <= clock.now() + skewMs)) return undefined
    return outcome === 'failed' ? outcome : 'answered'
  }

  async function ask(): Promise<'answered' | 'failed'> {
    try {
      await confirm()
    } catch (error) {
      if (!isUnrecoverable(error)) return 'failed'
    }
    return 'answered'
  }

  async function refresh(since: number) {
    await lock(async () => {
      const heard = readOutcome(since)
      const outcome = heard ?? (await ask())
      if (heard === 'answered') store.adoptMirror(true)
      if (!heard) storage.set(outcomeKey, `${clock.now()} ${outcome}`)
      failures = outcome === 'failed' ? failures + 1 : 0
      plan()
      // a lock reaches the next tab sooner than what was written before: that tab would ask again
      if (!heard) await new Promise<void>((resolve) => clock.after(settleMs, resolve))
    })
  }

  function plan() {
    planned?.cancel()
    planned = undefined
    if (!failures && !store.get().session) return
    const pauseMs = failures
      ? Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs) +
        (random.fraction() * 2 - 1) * jitterMs
      : intervalMs
    planned = {
      at: clock.now() + pauseMs,
      pauseMs,
      cancel: clock.after(pauseMs, () => run(pauseMs)),
    }
  }

  function run(pauseMs: number) {
    planned?.cancel()
    planned = undefined
    // half an interval: tabs that were opened at different times follow whoever asked last
    void refresh(clock.now() - pauseMs / 2)
  }

  /** Timers stand still while a tab sleeps. */
  function catchUp() {
    if (planned && clock.now() >= planned.at) run(planned.pauseMs)
  }
  page.events.addEventListener('pageshow', catchUp)
  page.events.addEventListener('visibilitychange', catchUp)

  store.subscribe(({ state }) => {
    if (!state.session) failures = 0
    if (!state.session || !planned) plan()
  })
  plan()

  return { start: () => void refresh(clock.now()) }
}
