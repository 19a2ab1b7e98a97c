/**
 * Joins everything to one service: the HTTP shell, the operations, the outbox worker. It decides nothing
 * itself; what is impure comes in through the ports, built by `main.ts` or by a test.
 */
import { api } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { createAbuseDefence } from './abuse-defence/abuse-defence.ts'
import { createDefenceFinders } from './abuse-defence/find-defences.ts'
import { createHostCredentials } from './back-end/host-credentials.ts'
import { registerBackEnd } from './back-end/register-back-end.ts'
import {
  createBootstrapHandlers,
  readBootstrapCredentials,
} from './bootstrap/bootstrap-handlers.ts'
import { registerSetup } from './bootstrap/register-setup.ts'
import { createCaptchaHandlers } from './captcha/captcha-handlers.ts'
import { createProofOfWork, type ProofOfWork } from './captcha/proof-of-work.ts'
import type { ServiceConfig } from './config/config.ts'
import { createDeliveryChannels } from './delivery/create-delivery-channels.ts'
import { createDevInboxTextSender } from './delivery/dev-inbox.ts'
import { createOutboxWorker } from './delivery/outbox-worker.ts'
import { createTextSenderFinder } from './delivery/texts/create-text-senders.ts'
import type { Dependencies } from './dependencies.ts'
import { registerDevRoutes } from './dev/register-dev-routes.ts'
import { registerFrontPage } from './dev/register-front-page.ts'
import { registerStatic } from './dev/register-static.ts'
import { registerEvents } from './events/register-events.ts'
import { findNoPlace, openPlaces } from './geo/open-places.ts'
import { createBrowserCookie } from './http/browser-cookie.ts'
import { buildApp } from './http/build-app.ts'
import { watchDrain } from './http/drain.ts'
import { createUnreadNote } from './http/note-unread-addresses.ts'
import { createProjects } from './http/projects.ts'
import { createRateLimits } from './http/rate-limits.ts'
import {
  type RegisterTable,
  type RouteContext,
  registerOperations,
} from './http/register-operations.ts'
import { createSessionCookies } from './http/session-cookies.ts'
import { createClientApps } from './identity-provider/client-apps/create-client-apps.ts'
import {
  createIdentityProvider,
  type IdentityProvider,
} from './identity-provider/create-identity-provider.ts'
import { registerHostedPages } from './identity-provider/hosted-pages/register-hosted-pages.ts'
import { createLogoutChannel } from './identity-provider/logout/logout-channel.ts'
import { createImpersonationHandlers } from './impersonation/impersonation-handlers.ts'
import { createKeptJwts } from './keys/kept-jwts.ts'
import { createKeyRing } from './keys/key-ring.ts'
import { prepareStorage } from './keys/root-key-check.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { allMethods, methodMessages, methodTexts } from './method/all-methods.ts'
import { registerNotMe } from './not-me/register-not-me.ts'
import { noticeMessages } from './notices/messages.ts'
import { registerOpenApi } from './openapi/register-openapi.ts'
import { createMetrics } from './ops/metrics.ts'
import { registerOps } from './ops/register-ops.ts'
import { createGuardedFetch } from './outgoing/guarded-fetch.ts'
import { registerChangePassword } from './pages/register-change-password.ts'
import { createPasswords } from './passwords/create-passwords.ts'
import type { Ports } from './ports.ts'
import { registerJwks } from './sessions/register-jwks.ts'
import { createSessionHandlers } from './sessions/session-handlers.ts'
import { registerSnippet } from './snippet/register-snippet.ts'
import { startPruning } from './start-pruning.ts'
import { createUserHandlers } from './users/user-handlers.ts'
import { createWebhookChannel } from './webhooks/webhook-channel.ts'

/** How long requests in flight may take to finish after `stop`; milliseconds. */
const longestDrainMs = 10_000

/** A service, ready to start. */
export interface Service {
  /** For tests (`app.inject`) and for routes of a host's own, before `start`. */
  readonly app: FastifyInstance
  /** Listens and starts sending mail. */
  start(): Promise<{ url: string }>
  /** Sends what waits in the outbox now, without waiting for the worker; returns how many. */
  deliverNow(): Promise<number>
  /** Makes new keys for a project's identity provider; the old ones go on verifying for a day. */
  rotateKeys(projectId: string): Promise<void>
  /**
   * Stops in order: not ready any more, requests in flight finish (at most 10 s), the worker stops, the
   * mailer and the storage close. Safe to call twice.
   */
  stop(): Promise<void>
}

/**
 * Creates the service and brings the storage's schema up to date. Nothing listens until `start`.
 *
 * @param config the whole configuration, parsed
 * @param ports clock, randomness, storage, mail, log
 * @throws ConfigError when the storage was begun with another root key
 */
export async function createService(config: ServiceConfig, ports: Ports): Promise<Service> {
  const { storage, clock, random, log, mailer, createKeyPair } = ports
  const keyRing = createKeyRing(config.rootKey)
  await prepareStorage({ storage, keyRing, config })
  const projects = createProjects(config.projects)
  const clientApps = createClientApps({ projects: config.projects, storage })
  const findPlace =
    config.geoipDatabase === null ? findNoPlace : await openPlaces(config.geoipDatabase)
  const wakeOutbox = () => worker.wake()
  const identityProvider = createIdentityProvider(
    { config, storage, clock, random, keyRing, log, findPlace, wakeOutbox, createKeyPair },
    clientApps,
  )
  const findConfigured = createTextSenderFinder(config, { call: fetch, clock })
  const inboxTextSender = ports.devInbox && createDevInboxTextSender(ports.devInbox, clock)
  const findTextSender: Dependencies['findTextSender'] = (project) =>
    ports.textSender ?? findConfigured(project) ?? inboxTextSender
  const channels = [
    ...createDeliveryChannels({
      keyRing,
      mailer,
      mail: config.mail,
      messages: { ...methodMessages, ...noticeMessages },
      texts: methodTexts,
      findSender: findTextSender,
      onUnsubscribed: (projectId, phoneNumber) =>
        storage.phones.setUnsubscribed(projectId, phoneNumber, clock.now()),
      projects: config.projects,
    }),
    createWebhookChannel({ keyRing, projects: config.projects, clock }),
    createLogoutChannel({ keyRing }, config.projects, identityProvider.loadProtocol),
  ]
  const { logOutput } = ports
  const metrics = createMetrics({
    storage,
    clock,
    logOutput,
    channels: channels.map(({ name }) => name),
  })
  const worker = createOutboxWorker({
    storage,
    channels,
    clock,
    log,
    observer: metrics,
  })
  const { stop: stopPasswords, ...passwords } = createPasswords(config, {
    log,
    observer: metrics,
    timeouts: ports.passwordTimeouts,
  })
  const dependencies: Dependencies = {
    ...passwords,
    config,
    clock,
    random,
    storage,
    log,
    keyRing,
    findPlace,
    signingKeys: createSigningKeys({ storage, keyRing, clock, createKeyPair }),
    keptJwts: createKeptJwts(),
    rateLimits: createRateLimits({
      rates: storage.rates,
      clock,
      keyRing,
      projects: config.projects,
    }),
    otherDeviceMaxWaitMs: ports.otherDeviceMaxWaitMs ?? 4_000,
    fetch: ports.fetch ?? createGuardedFetch({ allowLoopback: config.mode === 'development' }),
    findTextSender,
    countUndelivered: (channel) => metrics.onDelivery(channel, 'undelivered'),
    wakeOutbox,
  }
  const { app, finish } = buildApp(config, {
    log,
    random,
    projects,
    onUnreadAddress: createUnreadNote({ storage, clock, log }),
  })
  const drain = watchDrain(app)
  metrics.watch(app)
  const proofOfWork = createProofOfWork({ keyRing, clock, random, rates: storage.rates })
  const abuseDefence = createAbuseDefence({
    ...createDefenceFinders(config.projects, { proofOfWork, log }),
    log,
    observer: metrics,
  })
  const { rateLimits } = dependencies
  const sessionCookies = createSessionCookies({ storage, keyRing, clock, config })
  const context: RouteContext = {
    projects,
    rateLimits,
    abuseDefence,
    sessionCookies,
    signingKeys: dependencies.signingKeys,
    hashPool: dependencies.passwordHasher,
    toBrowserCookie: (request, reply) =>
      createBrowserCookie({ config, clock, random }, request, reply),
  }
  registerRoutes(app, context, dependencies, { proofOfWork, identityProvider })
  registerChangePassword(app, config.projects)
  registerHostedPages(app, context, { ports: dependencies, clientApps, identityProvider })
  let isAccepting = true
  registerOps(app, { config, storage, clock, metrics, isAccepting: () => isAccepting })
  if (config.mode === 'development' && ports.devInbox !== null) {
    const deliverNow = () => worker.runOnce()
    registerDevRoutes(app, { config, clock, devInbox: ports.devInbox, deliverNow })
    registerFrontPage(app, config)
  }
  registerStatic(app, config)
  finish()

  let endPruning = async () => {}
  let stopping: Promise<void> | null = null
  const stop = async () => {
    isAccepting = false
    // Together: a mail in hand and a request in flight share the time that a stop may take.
    await Promise.all([drain(longestDrainMs), worker.stop(), endPruning()])
    await stopPasswords()
    await mailer.close()
    await storage.close()
  }
  return {
    app,
    async start() {
      const url = await app.listen({ host: config.host, port: config.port })
      worker.start()
      if (!(await storage.hasPartIndex())) {
        log.warn('searching users is slow: the database lacks the extension pg_trgm')
      }
      endPruning = startPruning(dependencies, config)
      return { url }
    },
    deliverNow: () => worker.runOnce(),
    rotateKeys: identityProvider.rotateKeys,
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

function registerRoutes(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
  parts: { readonly proofOfWork: ProofOfWork; readonly identityProvider: IdentityProvider },
): void {
  const { proofOfWork, identityProvider } = parts
  const { connectedApps } = identityProvider
  const host = { readCredentials: createHostCredentials(dependencies.clock) }
  const register: RegisterTable = (operations, handlers, more) =>
    registerOperations(app, context, { operations, handlers, ...more })
  for (const method of allMethods) method.register(app, context, dependencies, host)
  const sessionHandlers = createSessionHandlers(dependencies, identityProvider)
  register(api.sessions.page, sessionHandlers, { endsSession: ['revoke'] })
  register(api.users.page, createUserHandlers(dependencies, connectedApps))
  register(api.impersonation.page, createImpersonationHandlers(dependencies))
  register(api.bootstrap.page, createBootstrapHandlers(), {
    readCredentials: readBootstrapCredentials,
  })
  register(api.captcha.page, createCaptchaHandlers(proofOfWork))
  registerSetup(app, context, dependencies.config)
  identityProvider.register(app, context)
  registerNotMe(app, context, dependencies)
  registerEvents(app, context, dependencies)
  registerJwks(app, context, dependencies)
  registerSnippet(app, context, dependencies.config)
  registerBackEnd(dependencies, connectedApps, (operations, handlers) =>
    register(operations, handlers, { ...host, api: 'back-end' }),
  )
  registerOpenApi(app, dependencies.config)
}
