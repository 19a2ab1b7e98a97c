/**
 * Keeps the session fresh in the background: one tab asks the service, the others use its answer. This file decides
 * when to ask; `account/confirm-session.ts` handles the answer.
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

/** The parts that the refresher needs. */
export interface RefresherParts {
  ports: ClientPorts
  store: SessionStore
  /** Prefix of this client's keys in local storage. */
  key: string
  /** The lock that a tab holds while it asks. */
  lock: TabLock
  /** Asks the service about the session. @throws the errors of the call */
  confirm(): Promise<unknown>
  /** Aborts when the client is closed. */
  closed: AbortSignal
}

/** The background refresh of one client. */
export type Refresher = ReturnType<typeof createRefresher>

/** Makes the refresher, which does nothing until it is started. */
export function createRefresher(parts: RefresherParts) {
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
    // half an interval back: tabs that were opened at different times use the answer of the tab that asked last
    void refresh(clock.now() - pauseMs / 2)
  }

  /** Runs a refresh that is overdue, because timers stand still while a tab sleeps. */
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
    /** Asks now, unless another tab is asking, and repeats from then on. */
    start() {
      if (!closed.aborted) void refresh(clock.now())
    },
    /** Repeats from a sign-in on, which the service has just confirmed. */
    follow() {
      if (!planned && !isRefreshing) plan()
    },
  }
}
