/**
 * A view of a client for React: snapshots that stay the same object until the data changes, so that
 * `useSyncExternalStore` shows the same user to all components in the same frame.
 *
 * It also knows what the host's server found out. That finding is shown until the service has confirmed or refuted it; the
 * client's own state is the newer one from then on.
 */
import { type Client, PorticoAPIError, type Unsubscribe } from '@portico/client'
import type { Session, User } from '@portico/contract'
import { type Finding, type InitialSession, readInitialSession } from './initial-session.ts'

/** The state before the browser's data is read: on a server, and during hydration. */
export interface NotInitialized {
  fromCache: false
  isInitialized: false
}

/** The state after the browser's data is read. */
export interface Initialized {
  /** Whether the service has not yet confirmed it. */
  fromCache: boolean
  isInitialized: true
}

/** The user, and whether the service has confirmed it. */
export type UserState = ({ user: User | null } & Initialized) | ({ user: null } & NotInitialized)

/** The session, and whether the service has confirmed it. */
export type SessionState =
  | ({ session: Session | null } & Initialized)
  | ({ session: null } & NotInitialized)

/** The user's state on a server, which does not know the browser's user. */
const unknownUser: UserState = { user: null, fromCache: false, isInitialized: false }

/** The session's state on a server, which does not know the browser's session. */
const unknownSession: SessionState = { session: null, fromCache: false, isInitialized: false }

/** The view of a provider's client. */
export type ClientView = ReturnType<typeof createClientView>

/** Returns a function that returns its previous result as long as the new object has equal fields. */
function keepWhileSame<State extends object>(): (next: State) => State {
  let last: State | undefined
  return (next) => {
    const kept = last
    const isSame =
      kept && Object.entries(next).every(([key, value]) => Reflect.get(kept, key) === value)
    if (!isSame) last = next
    return last ?? next
  }
}

const unconfirmed = { fromCache: true, isInitialized: true } as const

/** A finding of the server, as the states that components read. */
function toStates(finding: Finding | undefined) {
  if (!finding) return { session: unknownSession, user: unknownUser }
  const { session, user } = finding
  return {
    session: { session, ...unconfirmed },
    // a session without its account does not say that there is no user
    user: user === undefined ? unknownUser : { user, ...unconfirmed },
  }
}

/** Two findings with equal ids are about the same session. Undefined means that the server does not know. */
const toId = (finding: Finding | undefined) =>
  finding && (finding.session?.session_id ?? 'signed out')

/**
 * Creates the view of a client.
 *
 * @param isOpen - whether the view returns the browser's data from the start
 * @param given - what the host's server found out
 */
export function createClientView(client: Client, isOpen: boolean, given?: InitialSession) {
  const keepUser = keepWhileSame<UserState>()
  const keepSession = keepWhileSame<SessionState>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  let isLive = isOpen
  let found = readInitialSession(given)
  let received = toId(found)
  const served = toStates(found)
  let states = served
  /** Whether the finding is newer than the state that the service confirmed to the client. */
  let isNewer = false
  /** The ids of the sessions that the client has held: what it has ended, an older finding must not bring back. */
  const held = new Set<string>()

  const isShown = (fromCache: boolean) => found !== undefined && (fromCache || isNewer)

  const noteSession = () => {
    const { session, fromCache } = client.session.getInfo()
    if (session && !fromCache) held.add(session.session_id)
  }

  /** Lets the service decide between the finding and the client's state. */
  async function ask() {
    try {
      await client.session.authenticate()
    } catch (error) {
      // a service that cannot be reached decides nothing
      if (!(error instanceof PorticoAPIError)) return
    }
    isNewer = false
    notify()
  }

  return {
    getUser() {
      if (!isLive) return served.user
      const info = client.user.getInfo()
      if (!isShown(info.fromCache)) return keepUser({ ...info, isInitialized: true })
      const isRemembered = info.user && info.user.user_id === found?.session?.user_id
      if (states.user.isInitialized || !isRemembered) return states.user
      return keepUser({ user: info.user, ...unconfirmed })
    },
    getSession() {
      if (!isLive) return served.session
      const info = client.session.getInfo()
      return isShown(info.fromCache)
        ? states.session
        : keepSession({ ...info, isInitialized: true })
    },
    /** Returns the user that a server renders, and that hydration renders again. */
    getServedUser: () => served.user,
    /** Returns the session that a server renders, and that hydration renders again. */
    getServedSession: () => served.session,
    subscribe(listener: () => void): Unsubscribe {
      listeners.add(listener)
      const unsubscribe = client.onStateChange(() => {
        noteSession()
        isNewer = false
        listener()
      })
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
    /** Ends hydration: from now on the view returns the browser's data instead of a server's. */
    open() {
      if (isLive) return
      isLive = true
      notify()
    },
    /** Compares what the server found out at a later render with what the client knows. */
    receive(later: InitialSession | undefined) {
      const next = readInitialSession(later)
      if (toId(next) === received) return
      received = toId(next)
      if (!next) return
      const { session, fromCache } = client.session.getInfo()
      if (fromCache) {
        found = next
        states = toStates(found)
        notify()
        return
      }
      noteSession()
      const id = next.session?.session_id
      if (id === session?.session_id || (id && held.has(id))) return
      if (id) {
        found = next
        states = toStates(found)
        isNewer = true
        notify()
      }
      // A server that found no session looked after a sign-out on the server, or before a sign-in in this browser:
      // the client's session stays until the service has decided.
      void ask()
    },
  }
}
