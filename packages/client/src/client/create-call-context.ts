/**
 * Wires the parts that calls need, and the background refresh of the session. This is a chunk of its own, because a
 * form can be read and filled in without it. What a call does is in `methods/` (signing in) and `account/` (the
 * signed-in user).
 */

import { confirmSession } from '../account/confirm-session.ts'
import type { CallContext } from '../calls/call-context.ts'
import { createSignIn } from '../calls/sign-in.ts'
import type { ClientOptions } from '../foundation/client-options.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import { createGuard } from '../kernel/abuse-defence/guard.ts'
import type { ClientInternals } from '../kernel/internals.ts'
import { createPkce } from '../kernel/pkce/pkce.ts'
import { createProjectLookup } from '../kernel/project/project-lookup.ts'
import type { Request } from '../kernel/request/request.ts'
import { createRefresher, type Refresher } from '../session/refresher.ts'
import { createSecondStepMemory } from '../session/second-step.ts'
import { createSessionCall, type Exclusively } from '../session/session-call.ts'
import type { SessionCookies } from '../session/session-cookies.ts'
import { createSessionDuration } from '../session/session-duration.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createTabLock, longestHoldMs } from '../session/tab-lock.ts'
import { createTakeSession } from '../session/take-session.ts'
import { type AccountCalls, createAccountCalls } from './create-account-calls.ts'

/** The parts of the client that the call context needs. */
export interface CallsParts {
  ports: ClientPorts
  publicToken: string
  /** Prefix of this client's keys in local storage. */
  storageKey: string
  options: ClientOptions
  baseUrl: string
  wire: Request
  /** Builds the headers of one call, with current values each time. */
  getHeaders(): Record<string, string>
  store: SessionStore
  cookies: SessionCookies
  bootstrap: ClientInternals['bootstrap']
  reportError(error: unknown): void
  /** Aborts when the client is closed. */
  closed: AbortSignal
}

/** The call context, and the parts that run without a call. */
export interface LoadedContext extends CallContext {
  account: AccountCalls
  refresher: Refresher
  /** Loads the code of the project's abuse defence ahead of the first call. Never rejects. */
  prepareDefence(): Promise<void>
}

const longestWaitMs = 3_000 // a user waits while the lock is held

/** Makes the context of one client's calls. */
export function createCallContext(parts: CallsParts): LoadedContext {
  const { ports, storageKey, options, store } = parts
  // finds out the time zone while the browser is idle: the user's first call sends it, and need not wait for it
  globalThis.requestIdleCallback?.(() => ports.page.getTimezone())
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
  const secondStep = createSecondStepMemory(parts)
  const signIn = createSignIn({ store, call, exclusively, takeSession, duration, secondStep })
  const proof = { storage: ports.storage, getProject, options }
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
  const context = {
    ...parts,
    getProject,
    language: parts.wire.language,
    call,
    signIn,
    takeSession,
    duration,
    secondStep,
    pkce,
    resetPkce,
    isSignedIn: () => !!store.get().session,
  }
  const refresh = () => confirmSession(context, duration.get(), { sessionRole: 'refresh' })
  return {
    ...context,
    account: createAccountCalls(context),
    refresher: createRefresher({
      ports,
      closed: parts.closed,
      store,
      key: storageKey,
      lock: createTabLock(ports, `${storageKey}::refresh_lock`),
      confirm: () => exclusively(refresh, longestHoldMs),
    }),
    prepareDefence: guard.prepare,
  }
}
