/**
 * Wires the parts of a client. Nothing is sent or written until `start`, so the same wiring serves a page and, with
 * ports that do nothing, a server.
 */

import type { EarlyContext } from '../calls/call-context.ts'
import { delegate, loadOnce } from '../calls/lazy.ts'
import type { ClientOptions } from '../foundation/client-options.ts'
import { PorticoSDKUsageError } from '../foundation/errors/errors.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import { validate } from '../foundation/validate.ts'
import { createEventLog } from '../kernel/event-log.ts'
import { internals } from '../kernel/internals.ts'
import { createBootstrap } from '../kernel/project/bootstrap.ts'
import { createRequest, toBase64 } from '../kernel/request/request.ts'
import { createMethods } from '../methods/index.ts'
import { createRbacApi } from '../rbac/rbac-api.ts'
import { createMirror } from '../session/mirror.ts'
import { createSessionCookies } from '../session/session-cookies.ts'
import { createSessionStore } from '../session/session-store.ts'
import { accountNames } from './account-names.ts'
import { createAuthenticateByUrl } from './authenticate-by-url.ts'
import type { BaseUrl } from './base-url.ts'
import type { Client, Methods } from './client.ts'
import type { AccountCalls } from './create-account-calls.ts'
import { createErrorReporter } from './error-reporter.ts'
import { createSessionApi } from './session-api.ts'
import { createTelemetry } from './telemetry.ts'
import { createUserApi } from './user-api.ts'

/** A client that has not started yet, and the function that starts it. */
export interface AssembledClient {
  client: Client
  /** Confirms or forgets the session of an earlier load, loads the bootstrap, and logs that the client started. */
  start(): void
}

const retryMs = 30_000

/** Wires one client. */
export function assembleClient(
  publicToken: string,
  options: ClientOptions,
  ports: ClientPorts,
  { url: baseUrl, isCustom }: BaseUrl,
): AssembledClient {
  const storageKey = `stytch_sdk_state_${publicToken}`
  const closing = new AbortController()
  const { signal: closed } = closing
  const reportError = createErrorReporter(options.errorReporter)
  const cookies = createSessionCookies(ports, options.cookieOptions ?? {}, storageKey)
  const mirror = createMirror(ports, storageKey, closed)
  const store = createSessionStore({ mirror, cookies, reportError })

  const getTelemetry = (isOfPerson = false) => createTelemetry(ports, store.get(), isOfPerson)
  const getHeaders = (isOfPerson = true) => ({
    Authorization: `Basic ${toBase64(`${publicToken}:${cookies.getToken() || publicToken}`)}`,
    'Content-Type': 'application/json',
    'X-SDK-Client': toBase64(JSON.stringify(getTelemetry(isOfPerson))),
    'X-SDK-Parent-Host': ports.page.origin,
  })
  const parts = {
    ports,
    publicToken,
    storageKey,
    options,
    baseUrl,
    closed,
    getTelemetry,
    getHeaders,
    hasSession: cookies.hasSession,
    reportError,
  }
  const wire = createRequest(parts)
  const bootstrap = createBootstrap({ ...parts, call: wire.call })
  const eventLog = createEventLog({ ...parts, tell: wire.tell })
  const loadContext = loadOnce(async () => {
    const { createCallContext } = await import('./create-call-context.ts')
    return createCallContext({ ...parts, wire, store, cookies, bootstrap })
  })
  const loadAccount = async () => (await loadContext()).account
  const { users, session, user, ...others } = delegate<AccountCalls>(loadAccount, accountNames)
  const isSignedIn = () => !!store.get().session
  const early: EarlyContext = {
    ports,
    store,
    reportError,
    isSignedIn,
    call: async (...args) => (isSignedIn() ? (await loadContext()).call : wire.call)(...args),
    signIn: async (...args) => (await loadContext()).signIn(...args),
  }
  const methods = createMethods(loadContext, async () => early) as Methods // entries stand for their methods' calls
  const calls = { ...methods, ...others }

  const client: Client = {
    ...calls,
    session: { ...session, ...createSessionApi(store, cookies, session, loadContext) },
    user: { ...user, ...createUserApi(store) },
    rbac: createRbacApi(bootstrap, () => store.get().user),
    onStateChange(listener) {
      validate('onStateChange', { listener }, { listener: 'function' })
      return store.subscribe(({ state }) => listener(state))
    },
    ...createAuthenticateByUrl(ports.page, calls),
    close: () => closing.abort(new PorticoSDKUsageError('the client', 'It was closed.')),
    [internals]: {
      publicToken,
      baseUrl,
      bootstrap,
      eventLog,
      users,
      // the call that needs the code reports the failure
      preload: () => loadContext().catch(() => {}),
      setLanguage(locale) {
        wire.language['Accept-Language'] = locale
      },
      reportError,
    },
  }

  return {
    client,
    start() {
      if (closed.aborted) return
      mirror.onWrite(() => store.adoptMirror())
      const keepFresh = async (isStart: boolean) => {
        try {
          const { refresher } = await loadContext()
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
      if (cookies.hasSession()) void keepFresh(true)
      else if (!isCustom) store.clear()
      void bootstrap.getAsync().then((project) => {
        if (closed.aborted) return
        if (isCustom && !cookies.hasSession()) {
          // the service is asked only where there may be a session: its refusal would be an error in the browser's
          // console
          if (project.httpOnlyCookies) void keepFresh(true)
          else store.clear()
        }
        if (!project.captchaSettings.enabled && !project.runDFPProtectedAuth) return
        loadContext().then((loaded) => loaded.prepareDefence(), reportError)
      })
      eventLog.log('sdk_instance_instantiated', {
        event_callback_registered: false,
        error_callback_registered: false,
        success_callback_registered: false,
      })
    },
  }
}
