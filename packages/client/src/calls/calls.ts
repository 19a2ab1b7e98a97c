/**
 * Every call that somebody's action leads to, and the background refresh of who is signed in: a chunk of
 * its own, because a form can be read and filled in without. Wires only; what a call does is in
 * `methods/` (signing in) and `account/` (who is signed in).
 */
import { users } from '@portico/contract'
import { createGuard } from '../abuse-defence/guard.ts'
import { createImpersonation } from '../account/impersonation.ts'
import { createSessionCalls } from '../account/session-calls.ts'
import { createTotps } from '../account/totps.ts'
import { createUserCalls } from '../account/user-calls.ts'
import type { IdpApi } from '../api/idp-api.ts'
import type { ImpersonationApi } from '../api/impersonation-api.ts'
import type { PasswordsApi } from '../api/passwords-api.ts'
import type { SessionApi } from '../api/session-api.ts'
import type { TotpsApi } from '../api/totps-api.ts'
import type { UserApi } from '../api/user-api.ts'
import type { WebauthnApi } from '../api/webauthn-api.ts'
import type { ClientOptions, MagicLinksApi, OtpsApi } from '../client.ts'
import type { ClientInternals } from '../internals.ts'
import { createMethods } from '../methods/index.ts'
import { createPkce } from '../pkce/pkce.ts'
import type { ClientPorts } from '../ports.ts'
import type { Request } from '../request.ts'
import { createRefresher, type Refresher } from '../session/refresher.ts'
import { createSessionCall, type Exclusively } from '../session/session-call.ts'
import type { SessionCookies } from '../session/session-cookies.ts'
import { createSessionDuration } from '../session/session-duration.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createTabLock, longestHoldMs } from '../session/tab-lock.ts'
import { createTakeSession } from '../session/take-session.ts'
import { createCallsLoader } from './delegates.ts'
import { createProjectLookup } from './project-lookup.ts'
import { createSignIn } from './sign-in.ts'

/** What the calls need of the client. */
export interface CallsParts {
  ports: ClientPorts
  publicToken: string
  /** Prefix of this client's keys in local storage. */
  storageKey: string
  options: ClientOptions
  baseUrl: string
  wire: Request
  /** The headers of one call, read anew for each. */
  getHeaders(): Record<string, string>
  store: SessionStore
  cookies: SessionCookies
  bootstrap: ClientInternals['bootstrap']
  reportError(error: unknown): void
  /** Aborts when the client is closed. */
  closed: AbortSignal
}

/** The calls of one client. */
export interface Calls {
  session: Pick<SessionApi, 'authenticate' | 'attest' | 'exchangeAccessToken' | 'revoke'>
  user: Omit<UserApi, 'getSync' | 'getInfo' | 'onChange'>
  magicLinks: MagicLinksApi
  otps: OtpsApi
  passwords: PasswordsApi
  webauthn: WebauthnApi
  totps: TotpsApi
  impersonation: ImpersonationApi
  idp: IdpApi
  users: ClientInternals['users']
  refresher: Refresher
  /** Loads early what the project's abuse defence needs. Never rejects. */
  prepareDefence(): Promise<void>
}

const longestWaitMs = 3_000 // a person waits for it

/** Makes the calls of one client. */
export function createCalls(parts: CallsParts): Calls {
  const { ports, storageKey, options, store } = parts
  const getProject = createProjectLookup(parts.bootstrap, ports.clock)
  const guard = createGuard({ ...parts, getProject })
  const sessionLock = createTabLock(ports, `${storageKey}::session_lock`)
  const exclusively: Exclusively = (work, waitMs = longestWaitMs) =>
    new Promise((resolve, reject) => {
      void sessionLock(() => work().then(resolve, reject), waitMs)
    })
  const call = createSessionCall(store, guard.call, exclusively)
  const takeSession = createTakeSession(parts)
  const duration = createSessionDuration(ports, `${storageKey}::session_duration`, options)
  const signIn = createSignIn({ store, call, exclusively, takeSession, duration })
  const proof = { storage: ports.storage, getProject }
  const pkce = createPkce({
    ...proof,
    key: `${storageKey}::PKCE_VERIFIER:magic_links`,
    isRequired: (project) => project.pkceRequiredForEmailMagicLinks,
  })
  const resetPkce = createPkce({
    ...proof,
    key: `${storageKey}::PKCE_VERIFIER:passwords`,
    isRequired: (project) => project.pkceRequiredForPasswordResets,
  })
  const isSignedIn = () => !!store.get().session
  const loadPasskeys = createCallsLoader(async () => {
    const { createPasskeys } = await import('../passkeys/passkeys.ts')
    return createPasskeys({ ...parts, call, signIn, isSignedIn })
  })
  const loadIdp = createCallsLoader(async () => {
    const { createIdpCalls } = await import('../identity-provider/idp-calls.ts')
    return createIdpCalls({ ...parts, call })
  })
  const loadOtherDevice = createCallsLoader(() => import('../magic-links/await-other-device.ts'))
  const session = createSessionCalls({ store, call, signIn, takeSession, duration })
  return {
    ...createMethods({
      ports,
      call,
      signIn,
      pkce,
      resetPkce,
      isSignedIn,
      loadOtherDevice,
      loadPasskeys,
    }),
    session,
    user: createUserCalls(store, call, async (signals) => {
      const { signalAccepted } = await loadPasskeys()
      signalAccepted(signals)
    }),
    totps: createTotps(store, call, signIn),
    impersonation: createImpersonation(signIn),
    // for the pages of an identity provider alone
    idp: {
      oauthAuthorizeStart: async (...args) => (await loadIdp()).oauthAuthorizeStart(...args),
      oauthAuthorizeSubmit: async (...args) => (await loadIdp()).oauthAuthorizeSubmit(...args),
      oauthLogoutStart: async (...args) => (await loadIdp()).oauthLogoutStart(...args),
    },
    users: {
      search: (email, callOptions) =>
        call(users.search, { email }, { ...callOptions, defence: 'full', isRepeatable: true }),
    },
    refresher: createRefresher({
      ports,
      closed: parts.closed,
      store,
      key: storageKey,
      lock: createTabLock(ports, `${storageKey}::refresh_lock`),
      confirm: () => exclusively(session.refresh, longestHoldMs),
    }),
    prepareDefence: guard.prepare,
  }
}
