/**
 * Wires the parts of a client. Nothing is sent and nothing is written until `start`, so the same wiring
 * serves a page and, with inert ports, a server.
 */
import { createGuard, type Guard } from './abuse-defence/guard.ts'
import { createAccountLoader, createDelegates } from './account/delegates.ts'
import { createAuthenticateByUrl } from './authenticate-by-url.ts'
import type { BaseUrl } from './base-url.ts'
import { createBootstrap } from './bootstrap.ts'
import type { Client, ClientOptions, SessionDuration } from './client.ts'
import { createErrorReporter } from './error-reporter.ts'
import { createEventLog } from './event-log.ts'
import { internals } from './internals.ts'
import type { MethodContext } from './method-context.ts'
import { createMethods, createUrlTokens } from './methods/index.ts'
import { createPkce } from './pkce/pkce.ts'
import type { ClientPorts } from './ports.ts'
import { createRbacApi } from './rbac/rbac-api.ts'
import { createRequest, toBase64 } from './request.ts'
import { createMirror } from './session/mirror.ts'
import { createSessionApi } from './session/session-api.ts'
import { createSessionCall, type Exclusively } from './session/session-call.ts'
import { createSessionCookies } from './session/session-cookies.ts'
import { createSessionStore } from './session/session-store.ts'
import { createUserApi } from './session/user-api.ts'
import { createTelemetry } from './telemetry.ts'

/** A client and the moment it comes to life. */
export interface AssembledClient {
  client: Client
  /** Confirms or forgets the session of an earlier load, loads the bootstrap, logs the beginning. */
  start(): void
}

const retryMs = 30_000

/** Wires one client. */
export function assembleClient(
  publicToken: string,
  options: ClientOptions,
  ports: ClientPorts,
  baseUrl: BaseUrl,
): AssembledClient {
  const storageKey = `stytch_sdk_state_${publicToken}`
  const reportError = createErrorReporter(options.errorReporter)
  const cookies = createSessionCookies(ports, options.cookieOptions ?? {}, storageKey)
  const mirror = createMirror(ports, storageKey)
  const store = createSessionStore({ clock: ports.clock, mirror, cookies, reportError })

  const getTelemetry = () => {
    const { session, user } = store.get()
    return createTelemetry(ports, { userId: user?.user_id, sessionId: session?.session_id })
  }
  const wire = createRequest({
    ports,
    baseUrl: baseUrl.url,
    reportError,
    defend: (...args) => guard.defend(...args),
    getHeaders: () => ({
      Authorization: `Basic ${toBase64(`${publicToken}:${cookies.getToken() || publicToken}`)}`,
      'Content-Type': 'application/json',
      'X-SDK-Client': toBase64(JSON.stringify(getTelemetry())),
      'X-SDK-Parent-Host': ports.page.origin,
    }),
  })
  const bootstrap = createBootstrap({ ports, publicToken, storageKey, call: wire.call })
  const eventLog = createEventLog({ ports, publicToken, tell: wire.tell, getTelemetry })
  const guard: Guard = createGuard({
    bootstrap,
    async load(project) {
      const { createDefence } = await import('./abuse-defence/defence.ts')
      return createDefence({
        ports,
        publicToken,
        project,
        options,
        baseUrl: baseUrl.url,
        call: wire.call,
        reportError,
      })
    },
  })

  // kept for the next load, and for the tab that refreshes for all
  const durationKey = `${storageKey}::session_duration`
  const rememberDuration = ({ session_duration_minutes }: SessionDuration) => {
    if (session_duration_minutes && options.keepSessionAlive) {
      ports.storage.set(durationKey, `${session_duration_minutes}`)
    }
  }
  const getDuration = (): SessionDuration => {
    const minutes = options.keepSessionAlive && Number(ports.storage.get(durationKey))
    return minutes ? { session_duration_minutes: minutes } : {}
  }

  const loadAccount = createAccountLoader(async () => {
    const { createAccount } = await import('./account/account.ts')
    return createAccount({ ports, store, storageKey, call, signIn, getDuration, rememberDuration })
  })
  const exclusively: Exclusively = (work) =>
    loadAccount().then((account) => account.exclusively(work), work)
  const call = createSessionCall(store, wire.call, exclusively)
  const signIn: MethodContext['signIn'] = async (operation, body, callOptions) => {
    const prove = async () => {
      const reply = await call(operation, body, { ...callOptions, sessionRole: 'sign-in' })
      rememberDuration(body)
      store.apply(reply)
      return reply
    }
    // a further factor renews the token: nobody may use, and miss, the old one meanwhile
    return store.get().session ? exclusively(prove) : prove()
  }
  const pkce = createPkce({
    storage: ports.storage,
    key: `${storageKey}::PKCE_VERIFIER:magic_links`,
    bootstrap,
  })
  const methods = createMethods({ call, signIn, pkce, isSignedIn: () => !!store.get().session })
  const account = createDelegates(loadAccount, store)

  const client: Client = {
    session: createSessionApi(store, cookies, account.session),
    user: createUserApi(store, account.user),
    totps: account.totps,
    impersonation: account.impersonation,
    ...methods,
    rbac: createRbacApi(bootstrap, () => store.get().user),
    onStateChange: (listener) => store.subscribe(({ state }) => listener(state)),
    ...createAuthenticateByUrl(ports.page, createUrlTokens(methods, account.impersonation)),
    [internals]: {
      publicToken,
      baseUrl: baseUrl.url,
      bootstrap,
      eventLog,
      users: account.users,
      reportError,
    },
  }

  return {
    client,
    start() {
      mirror.onWrite(() => store.adoptMirror())
      const keepFresh = async (isStart: boolean) => {
        try {
          const { refresher } = await loadAccount()
          if (isStart) refresher.start()
        } catch (error) {
          reportError(error)
          ports.clock.after(retryMs, () => void keepFresh(isStart))
        }
      }
      store.subscribe(({ state }) => {
        if (state.session) void keepFresh(false)
      })
      if (cookies.hasSession() || baseUrl.isCustom) void keepFresh(true)
      else store.clear()
      guard.prepare().catch(reportError)
      eventLog.log('sdk_instance_instantiated', {
        event_callback_registered: false,
        error_callback_registered: false,
        success_callback_registered: false,
      })
    },
  }
}
