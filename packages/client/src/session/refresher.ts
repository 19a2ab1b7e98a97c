/**
 * Keeps the session fresh in the background: one tab asks, the others take over its answer. Decides when to
 * ask; what an answer means is decided by `confirm-session.ts`.
 */
import { isUnrecoverable } from '../errors.ts'
import type { ClientPorts } from '../ports.ts'
import type { SessionStore } from './session-store.ts'
import { createTabLock } from './tab-lock.ts'

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
  /** Asks the service about the session. @throws what the call throws */
  confirm(): Promise<unknown>
}

/** The background refresh of one client. */
export interface Refresher {
  /** Asks now, unless another tab is just asking, and goes on from there. */
  start(): void
}

/** Makes the refresher; without `start` it only follows sign-ins. */
export function createRefresher({ ports, store, key, confirm }: RefresherParts): Refresher {
  const { clock, storage, random } = ports
  const lock = createTabLock(ports, `${key}::refresh_lock`)
  const outcomeKey = `${key}::refreshed` // where the tabs note the last answer
  let cancel: (() => void) | undefined
  let failures = 0

  /** What another tab heard since. Times ahead of the clock were written before it was set back. */
  function readOutcome(since: number): 'answered' | 'failed' | undefined {
    const [at, outcome] = storage.get(outcomeKey)?.split(' ') ?? []
    const time = Number(at)
    if (!(time >= since && time <= clock.now())) return undefined
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
      let outcome = readOutcome(since)
      if (outcome) {
        if (outcome === 'answered') store.adoptMirror(true)
      } else {
        outcome = await ask()
        storage.set(outcomeKey, `${clock.now()} ${outcome}`)
      }
      failures = outcome === 'failed' ? failures + 1 : 0
    })
    plan()
  }

  function plan() {
    cancel?.()
    cancel = undefined
    if (!failures && !store.get().session) return
    const pauseMs = failures
      ? Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs) +
        (random.fraction() * 2 - 1) * jitterMs
      : intervalMs
    cancel = clock.after(pauseMs, () => {
      // half an interval: tabs that were opened at different times follow whoever asked last
      void refresh(clock.now() - pauseMs / 2)
    })
  }

  store.subscribe(({ state }) => {
    if (!state.session) failures = 0
    if (!state.session || !cancel) plan()
  })
  plan()

  return { start: () => void refresh(clock.now()) }
}
