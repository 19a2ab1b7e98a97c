/**
 * Wires the parts of a client. Nothing is sent and nothing is written until `start`, so the same wiring
 * serves a page and, with inert ports, a server.
 */
import { createAuthenticateByUrl } from './authenticate-by-url.ts'
import type { BaseUrl } from './base-url.ts'
import { createBootstrap } from './bootstrap.ts'
import { createCallsLoader, createDelegates } from './calls/delegates.ts'
import type { Client, ClientOptions } from './client.ts'
import { createErrorReporter } from './error-reporter.ts'
import { StytchSDKUsageError } from './errors.ts'
import { createEventLog } from './event-log.ts'
import { internals } from './internals.ts'
import type { ClientPorts } from './ports.ts'
import { createRbacApi } from './rbac/rbac-api.ts'
import { createRequest, toBase64 } from './request.ts'
import { createMirror } from './session/mirror.ts'
import { createSessionApi } from './session/session-api.ts'
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
  const closing = new AbortController()
  const { signal: closed } = closing
  const reportError = createErrorReporter(options.errorReporter)
  const cookies = createSessionCookies(ports, options.cookieOptions ?? {}, storageKey)
  const mirror = createMirror(ports, storageKey, closed)
  const store = createSessionStore({ mirror, cookies, reportError })

  const getTelemetry = () => {
    const { session, user } = store.get()
    return createTelemetry(ports, { userId: user?.user_id, sessionId: session?.session_id })
  }
  const getHeaders = () => {
    // every call comes by here
    closed.throwIfAborted()
    return {
      Authorization: `Basic ${toBase64(`${publicToken}:${cookies.getToken() || publicToken}`)}`,
      'Content-Type': 'application/json',
      'X-SDK-Client': toBase64(JSON.stringify(getTelemetry())),
      'X-SDK-Parent-Host': ports.page.origin,
    }
  }
  const wire = createRequest({ ports, baseUrl: baseUrl.url, reportError, getHeaders })
  const bootstrap = createBootstrap({ ports, publicToken, storageKey, call: wire.call })
  const eventLog = createEventLog({ ports, publicToken, tell: wire.tell, getTelemetry, closed })
  const loadCalls = createCallsLoader(async () => {
    const { createCalls } = await import('./calls/calls.ts')
    return createCalls({
      ports,
      publicToken,
      storageKey,
      options,
      baseUrl: baseUrl.url,
      wire,
      getHeaders,
      store,
      cookies,
      bootstrap,
      reportError,
      closed,
    })
  })
  const { users, ...calls } = createDelegates(loadCalls, store)

  const client: Client = {
    ...calls,
    session: createSessionApi(store, cookies, calls.session),
    user: createUserApi(store, calls.user),
    rbac: createRbacApi(bootstrap, () => store.get().user),
    onStateChange: (listener) => store.subscribe(({ state }) => listener(state)),
    ...createAuthenticateByUrl(ports.page, calls),
    close: () => closing.abort(new StytchSDKUsageError('the client', 'It was closed.')),
    [internals]: {
      publicToken,
      baseUrl: baseUrl.url,
      bootstrap,
      eventLog,
      users,
      preload() {
        loadCalls().catch(() => {}) // the call itself will say so
      },
      reportError,
    },
  }

  return {
    client,
    start() {
      mirror.onWrite(() => store.adoptMirror())
      const keepFresh = async (isStart: boolean) => {
        try {
          const { refresher } = await loadCalls()
          if (isStart) refresher.start()
          else refresher.follow()
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
      void bootstrap.getAsync().then(({ captchaSettings, runDFPProtectedAuth }) => {
        if (!captchaSettings.enabled && !runDFPProtectedAuth) return
        loadCalls().then((loaded) => loaded.prepareDefence(), reportError)
      })
      eventLog.log('sdk_instance_instantiated', {
        event_callback_registered: false,
        error_callback_registered: false,
        success_callback_registered: false,
      })
    },
  }
}
