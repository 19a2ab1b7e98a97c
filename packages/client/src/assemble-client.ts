/**
 * Wires the parts of a client. Nothing is sent and nothing is written until `start`, so the same wiring
 * serves a page and, with inert ports, a server.
 */
import { users } from '@portico/contract'
import { createAuthenticateByUrl } from './authenticate-by-url.ts'
import type { BaseUrl } from './base-url.ts'
import { createBootstrap } from './bootstrap.ts'
import type { Client, ClientOptions, SessionDuration } from './client.ts'
import { createErrorReporter } from './error-reporter.ts'
import { createEventLog } from './event-log.ts'
import { internals } from './internals.ts'
import { createMethods } from './methods/index.ts'
import type { ClientPorts } from './ports.ts'
import { createRbacApi } from './rbac/rbac-api.ts'
import { createRequest, toBase64 } from './request.ts'
import { confirmSession } from './session/confirm-session.ts'
import { createMirror } from './session/mirror.ts'
import type { Refresher } from './session/refresher.ts'
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
  const { call, tell } = createRequest({
    ports,
    baseUrl: baseUrl.url,
    reportError,
    getHeaders: () => ({
      Authorization: `Basic ${toBase64(`${publicToken}:${cookies.getToken() || publicToken}`)}`,
      'Content-Type': 'application/json',
      'X-SDK-Client': toBase64(JSON.stringify(getTelemetry())),
      'X-SDK-Parent-Host': ports.page.origin,
    }),
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

  // a chunk of its own: a sign-in form has nothing to refresh yet
  let refresher: Promise<Refresher> | undefined
  async function refresh(isStart: boolean) {
    try {
      refresher ??= import('./session/refresher.ts').then(({ createRefresher }) =>
        createRefresher({
          ports,
          store,
          key: storageKey,
          confirm: () => confirmSession(store, call, getDuration()),
        }),
      )
      const { start } = await refresher
      if (isStart) start()
    } catch (error) {
      refresher = undefined // the next sign-in tries again
      reportError(error)
    }
  }
  const bootstrap = createBootstrap({ ports, publicToken, storageKey, call })
  const eventLog = createEventLog({ ports, publicToken, tell, getTelemetry })
  const methods = createMethods({
    call,
    async signIn(operation, body, callOptions) {
      const reply = await call(operation, body, callOptions)
      rememberDuration(body)
      store.apply(reply)
      return reply
    },
    isSignedIn: () => !!store.get().session,
  })

  const client: Client = {
    session: createSessionApi({ store, cookies, call, rememberDuration }),
    user: createUserApi(store, call),
    ...methods,
    rbac: createRbacApi(bootstrap, () => store.get().user),
    onStateChange: (listener) => store.subscribe(({ state }) => listener(state)),
    ...createAuthenticateByUrl(ports.page, methods),
    [internals]: {
      publicToken,
      baseUrl: baseUrl.url,
      bootstrap,
      eventLog,
      users: {
        search: (email, callOptions) =>
          call(users.search, { email }, { ...callOptions, isRepeatable: true }),
      },
      reportError,
    },
  }

  return {
    client,
    start() {
      mirror.onWrite(() => store.adoptMirror())
      store.subscribe(({ state }) => {
        if (state.session) void refresh(false)
      })
      if (cookies.hasSession() || baseUrl.isCustom) void refresh(true)
      else store.clear()
      void bootstrap.getAsync()
      eventLog.log('sdk_instance_instantiated', {
        event_callback_registered: false,
        error_callback_registered: false,
        success_callback_registered: false,
      })
    },
  }
}
