/**
 * A client as React reads it: snapshots that stay the same object while nothing changed, so that
 * `useSyncExternalStore` shows every reader the same person in the same frame. It changes nothing.
 */
import type { Client, Unsubscribe } from '@portico/client'
import type { Session, User } from '@portico/contract'

/** Before the browser is asked: on a server, and while its HTML is taken over. */
export interface NotInitialized {
  fromCache: false
  isInitialized: false
}

/** What is known once the browser was asked. */
export interface Initialized {
  /** Whether the service has not confirmed it yet. */
  fromCache: boolean
  isInitialized: true
}

/** The person, and how sure that is. */
export type UserState = ({ user: User | null } & Initialized) | ({ user: null } & NotInitialized)

/** The session, and how sure that is. */
export type SessionState =
  | ({ session: Session | null } & Initialized)
  | ({ session: null } & NotInitialized)

/** What a server knows of the browser's person. */
export const unknownUser: UserState = { user: null, fromCache: false, isInitialized: false }

/** What a server knows of the browser's session. */
export const unknownSession: SessionState = {
  session: null,
  fromCache: false,
  isInitialized: false,
}

/** One client, read by one provider. */
export interface ClientView {
  getUser(): UserState
  getSession(): SessionState
  subscribe(listener: () => void): Unsubscribe
  /** Ends the time in which the view says what a server would. */
  open(): void
}

/** Keeps an object as long as a new one has the same fields. */
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
 * Makes the view of a client.
 *
 * @param isOpen - whether it tells from the first moment what the browser knows
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
