/**
 * Assembles the service from the HTTP server, the operations and the outbox worker. It contains no rules; clock,
 * randomness, storage and mail come in through the ports, which `main.ts` or a test builds.
 */
import type { FastifyInstance } from 'fastify'
import { createAbuseDefence } from './abuse-defence/abuse-defence.ts'
import { createDefenceFinders } from './abuse-defence/find-defences.ts'
import { assembleDelivery } from './assemble-delivery.ts'
import { createProofOfWork } from './captcha/proof-of-work.ts'
import type { ServiceConfig } from './config/config.ts'
import { createOutboxWorker } from './delivery/outbox-worker.ts'
import type { Dependencies } from './dependencies.ts'
import { registerDevRoutes } from './dev/register-dev-routes.ts'
import { registerFrontPage } from './dev/register-front-page.ts'
import { registerStatic } from './dev/register-static.ts'
import { findNoPlace, openPlaces } from './geo/open-places.ts'
import { createBrowserCookie } from './http/browser-cookie.ts'
import { buildApp } from './http/build-app.ts'
import { watchDrain } from './http/drain.ts'
import { createUnreadNote } from './http/note-unread-addresses.ts'
import { createProjects } from './http/projects.ts'
import { createRateLimits } from './http/rate-limits.ts'
import type { RouteContext } from './http/register-operations.ts'
import { createSessionCookies } from './http/session-cookies.ts'
import { createClientApps } from './identity-provider/client-apps/create-client-apps.ts'
import { createIdentityProvider } from './identity-provider/create-identity-provider.ts'
import { registerHostedPages } from './identity-provider/hosted-pages/register-hosted-pages.ts'
import { createKeptJwts } from './keys/kept-jwts.ts'
import { createKeyRing } from './keys/key-ring.ts'
import { prepareStorage } from './keys/root-key-check.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { createMetrics } from './ops/metrics.ts'
import { registerOps } from './ops/register-ops.ts'
import { createGuardedFetch } from './outgoing/guarded-fetch.ts'
import { registerChangePassword } from './pages/register-change-password.ts'
import { createPasswords } from './passwords/create-passwords.ts'
import type { Ports } from './ports.ts'
import { registerRoutes } from './register-routes.ts'
import { startPruning } from './start-pruning.ts'

/** How long requests in flight may take to finish after `stop`; milliseconds. */
const longestDrainMs = 10_000

/** A service, ready to start. */
export interface Service {
  /** For tests (`app.inject`), and for routes that the host adds before `start`. */
  readonly app: FastifyInstance
  /** Listens and starts sending mail. */
  start(): Promise<{ url: string }>
  /** Sends the messages waiting in the outbox now, without the worker; returns how many were sent. */
  deliverNow(): Promise<number>
  /** Makes new keys for a project's identity provider; the old keys still verify for a day. */
  rotateKeys(projectId: string): Promise<void>
  /**
   * Stops in order: readiness ends, requests in flight finish (at most 10 s), the worker stops, the mailer and the
   * storage close. Safe to call twice.
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
  const { channels, findTextSender } = assembleDelivery(config, ports, {
    keyRing,
    identityProvider,
  })
  const names = channels.map(({ name }) => name)
  const metrics = createMetrics({ storage, clock, logOutput: ports.logOutput, channels: names })
  const worker = createOutboxWorker({ storage, channels, clock, log, observer: metrics })
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
  const context: RouteContext = {
    projects,
    rateLimits: dependencies.rateLimits,
    abuseDefence,
    sessionCookies: createSessionCookies({ storage, keyRing, clock, config }),
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
    // Both at once: a message being sent and a request in flight share the time that a stop may take.
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
