/**
 * A view of a client for React: snapshots that stay the same object until the data changes, so that
 * `useSyncExternalStore` shows the same user to all components in the same frame. It never changes the client.
 */
import type { Client, Unsubscribe } from '@portico/client'
import type { Session, User } from '@portico/contract'

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
export const unknownUser: UserState = { user: null, fromCache: false, isInitialized: false }

/** The session's state on a server, which does not know the browser's session. */
export const unknownSession: SessionState = {
  session: null,
  fromCache: false,
  isInitialized: false,
}

/** The view of a provider's client. */
export interface ClientView {
  getUser(): UserState
  getSession(): SessionState
  subscribe(listener: () => void): Unsubscribe
  /** Ends hydration: from now on the view returns the browser's data instead of a server's. */
  open(): void
}

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

/**
 * Creates the view of a client.
 *
 * @param isOpen - whether the view returns the browser's data from the start
 */
export function createClientView(client: Client, isOpen: boolean): ClientView {
  const keepUser = keepWhileSame<UserState>()
  const keepSession = keepWhileSame<SessionState>()
  const listeners = new Set<() => void>()
  let isLive = isOpen
  return {
    getUser: () =>
      isLive ? keepUser({ ...client.user.getInfo(), isInitialized: true }) : unknownUser,
    getSession: () =>
      isLive ? keepSession({ ...client.session.getInfo(), isInitialized: true }) : unknownSession,
    subscribe(listener) {
      listeners.add(listener)
      const unsubscribe = client.onStateChange(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
    open() {
      if (isLive) return
      isLive = true
      for (const listener of [...listeners]) listener()
    },
  }
}
