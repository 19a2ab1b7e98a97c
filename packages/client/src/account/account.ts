/**
 * What only a person who signs in or is signed in needs, in a chunk of its own: the background refresh and
 * the calls about session, person and further factors. A sign-in form does without.
 */
import { users } from '@portico/contract'
import type { SessionDuration } from '../client.ts'
import type { ClientInternals } from '../internals.ts'
import type { MethodContext } from '../method-context.ts'
import type { ClientPorts } from '../ports.ts'
import { createRefresher, type Refresher } from '../session/refresher.ts'
import type { Exclusively } from '../session/session-call.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createTabLock } from '../session/tab-lock.ts'
import type { ImpersonationApi } from '../surface/impersonation-api.ts'
import type { SessionApi } from '../surface/session-api.ts'
import type { TotpsApi } from '../surface/totps-api.ts'
import type { UserApi } from '../surface/user-api.ts'
import { createImpersonation } from './impersonation.ts'
import { createSessionCalls } from './session-calls.ts'
import { createTotps } from './totps.ts'
import { createUserCalls } from './user-calls.ts'

/** What the account needs of the client. */
export interface AccountParts extends Pick<MethodContext, 'call' | 'signIn'> {
  ports: ClientPorts
  store: SessionStore
  /** Prefix of this client's keys in local storage. */
  storageKey: string
  /** How long a background refresh extends the session; nothing when it does not. */
  getDuration(): SessionDuration
  /** Hears which duration was asked for. */
  rememberDuration(options: SessionDuration): void
}

/** The calls about a person's account. */
export interface Account {
  refresher: Refresher
  exclusively: Exclusively
  session: Pick<SessionApi, 'authenticate' | 'attest' | 'revoke'>
  user: Omit<UserApi, 'getSync' | 'getInfo' | 'onChange'>
  totps: TotpsApi
  impersonation: ImpersonationApi
  users: ClientInternals['users']
}

const longestWaitMs = 3_000 // a person waits for it

/** Makes the account of one client. */
export function createAccount(parts: AccountParts): Account {
  const { ports, store, storageKey, call, signIn } = parts
  const lock = createTabLock(ports, `${storageKey}::refresh_lock`)
  const session = createSessionCalls(parts)
  return {
    refresher: createRefresher({ ports, store, key: storageKey, lock, confirm: session.refresh }),
    exclusively: (work) =>
      new Promise((resolve, reject) => {
        void lock(() => work().then(resolve, reject), longestWaitMs)
      }),
    session,
    user: createUserCalls(store, call),
    totps: createTotps(store, call, signIn),
    impersonation: createImpersonation(signIn),
    users: {
      search: (email, options) =>
        call(users.search, { email }, { ...options, defence: 'full', isRepeatable: true }),
    },
  }
}
