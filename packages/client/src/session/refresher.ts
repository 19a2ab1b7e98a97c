/**
 * Keeps the session fresh in the background: one tab asks, the others take over its answer. Decides when to
 * ask; what an answer means is decided by `account/session-calls.ts`.
 */
import { isUnrecoverable } from '../foundation/errors/errors.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import { createRefreshNotes, type RefreshOutcome } from './refresh-notes.ts'
import type { SessionStore } from './session-store.ts'
import type { TabLock } from './tab-lock.ts'

const intervalMs = 180_000
const firstPauseMs = 4_000
const longestPauseMs = 240_000
const jitterMs = 175

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
  /** Aborts when nothing is to be asked any more. */
  closed: AbortSignal
}

/** The background refresh of one client. */
export interface Refresher {
  /** Asks now, unless another tab is just asking, and goes on from there. */
  start(): void
  /** Goes on from a sign-in, which the service has just confirmed. */
  follow(): void
}

/** Makes the refresher, which does nothing yet. */
export function createRefresher(parts: RefresherParts): Refresher {
  const { ports, store, key, lock, confirm, closed } = parts
  const { clock, random, page } = ports
  const notes = createRefreshNotes(ports, `${key}::refreshed`)
  let planned: { at: number; pauseMs: number; cancel(): void } | undefined
  let failures = 0
  let isRefreshing = false

  async function ask(): Promise<RefreshOutcome> {
    try {
      await confirm()
    } catch (error) {
      if (!isUnrecoverable(error)) return 'failed'
    }
    return 'answered'
  }

  async function refresh(since: number) {
    isRefreshing = true
    await lock(async () => {
      const heard = await notes.find(since)
      const outcome = heard ?? (await ask())
      if (heard === 'answered') store.adoptMirror(true)
      if (!heard) await notes.write(outcome)
      failures = outcome === 'failed' ? failures + 1 : 0
    })
    isRefreshing = false
    plan()
  }

  function plan() {
    planned?.cancel()
    planned = undefined
    if (closed.aborted || (!failures && !store.get().session)) return
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
  for (const name of ['pageshow', 'visibilitychange'])
    page.events.addEventListener(name, catchUp, { signal: closed })
  closed.addEventListener('abort', plan)

  store.subscribe(({ state }) => {
    if (state.session) return
    failures = 0
    plan()
  })

  return {
    start() {
      if (!closed.aborted) void refresh(clock.now())
    },
    follow() {
      if (!planned && !isRefreshing) plan()
    },
  }
}
