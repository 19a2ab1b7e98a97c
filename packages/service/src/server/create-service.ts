/**
 * Assembles the service from the HTTP server, the operations and the outbox worker. It contains no rules; clock,
 * randomness, storage and mail come in through the ports, which `main.ts` or a test builds.
 */
import type { FastifyInstance } from 'fastify'
import type { ConsoleBackground } from '../console/create-console-background.ts'
import { createClientApps } from '../identity-provider/client-apps/create-client-apps.ts'
import {
  createIdentityProvider,
  type IdentityProvider,
} from '../identity-provider/create-identity-provider.ts'
import { registerHostedPages } from '../identity-provider/hosted-pages/register-hosted-pages.ts'
import { createAbuseDefence } from '../kernel/abuse-defence/abuse-defence.ts'
import { createDefenceFinders } from '../kernel/abuse-defence/find-defences.ts'
import { createProofOfWork } from '../kernel/captcha/proof-of-work.ts'
import type { ServiceConfig } from '../kernel/config/config.ts'
import type { DeliveryObserver } from '../kernel/delivery/channel-worker.ts'
import { createOutboxWorker } from '../kernel/delivery/outbox-worker.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { findNoPlace, openPlaces } from '../kernel/geo/open-places.ts'
import { createBrowserCookie } from '../kernel/http/browser-cookie.ts'
import { buildApp } from '../kernel/http/build-app.ts'
import { createDeviceCookie } from '../kernel/http/device-cookie.ts'
import { watchDrain } from '../kernel/http/drain.ts'
import { createLiveProjects } from '../kernel/http/live-projects.ts'
import { createUnreadNote } from '../kernel/http/note-unread-addresses.ts'
import { createProjects } from '../kernel/http/projects.ts'
import { createRateLimits } from '../kernel/http/rate-limits.ts'
import type { RouteContext } from '../kernel/http/register-operations.ts'
import { createSessionCookies } from '../kernel/http/session-cookies.ts'
import { createKeptJwts } from '../kernel/keys/kept-jwts.ts'
import { createKeyRing } from '../kernel/keys/key-ring.ts'
import { prepareStorage } from '../kernel/keys/root-key-check.ts'
import { createSigningKeys } from '../kernel/keys/signing-keys.ts'
import { createMetrics } from '../kernel/ops/metrics.ts'
import { registerOps } from '../kernel/ops/register-ops.ts'
import { createGuardedFetch } from '../kernel/outgoing/guarded-fetch.ts'
import { registerChangePassword } from '../kernel/pages/register-change-password.ts'
import { createPasswords } from '../kernel/passwords/create-passwords.ts'
import type { Ports } from '../kernel/ports.ts'
import { assembleDelivery } from './assemble-delivery.ts'
import { registerDevRoutes } from './dev/register-dev-routes.ts'
import { registerFrontPage } from './dev/register-front-page.ts'
import { registerStatic } from './dev/register-static.ts'
import { registerRoutes } from './register-routes.ts'
import { speakLanguages } from './speak-languages.ts'
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
 * Creates the service and updates the storage's schema. Nothing listens until `start`.
 *
 * @param written the complete configuration, parsed
 * @param ports clock, randomness, storage, mail, log
 * @throws ConfigError when the storage was created with another root key
 */
export async function createService(written: ServiceConfig, ports: Ports): Promise<Service> {
  const { storage, clock, random, log, mailer, createKeyPair } = ports
  const keyRing = createKeyRing(written.rootKey)
  await prepareStorage({ storage, keyRing, config: written })
  const liveProjects = createLiveProjects(written.projects, { storage, log })
  await liveProjects.refresh()
  const config = { ...written, projects: liveProjects.projects }
  const projects = createProjects(config.projects)
  const clientApps = createClientApps({ projects: config.projects, storage })
  const findPlace =
    config.geoipDatabase === null ? findNoPlace : await openPlaces(config.geoipDatabase)
  const background = await createBackground(config, ports)
  // nothing that can fail is awaited from here on, so that a service that did not start holds no language
  const endLanguages = speakLanguages(config.languages)
  const wakeOutbox = () => worker.wake()
  const limited = { rates: storage.rates, clock, keyRing, projects: config.projects }
  const rateLimits = createRateLimits(limited)
  const common = { config, storage, clock, random, keyRing, log, findPlace, rateLimits, wakeOutbox }
  const identityProvider = createIdentityProvider({ ...common, createKeyPair }, clientApps)
  const { channels, findTextSender } = assembleDelivery(config, ports, {
    keyRing,
    identityProvider,
  })
  const names = channels.map(({ name }) => name)
  const metrics = createMetrics({ storage, clock, logOutput: ports.logOutput, channels: names })
  const parts = { storage, channels, clock, log, observer: observeDelivery(metrics, background) }
  const worker = createOutboxWorker({ ...parts, ...background?.delivery })
  const { stop: stopPasswords, ...passwords } = createPasswords(config, {
    log,
    observer: metrics,
    timeouts: ports.passwordTimeouts,
    cost: ports.passwordCost,
  })
  const dependencies: Dependencies = {
    ...passwords,
    ...common,
    signingKeys: createSigningKeys({ storage, keyRing, clock, createKeyPair }),
    keptJwts: createKeptJwts(),
    otherDeviceMaxWaitMs: ports.otherDeviceMaxWaitMs ?? 4_000,
    fetch: ports.fetch ?? createGuardedFetch({ allowLoopback: config.mode === 'development' }),
    findTextSender,
    countUndelivered: (channel) => metrics.onDelivery(channel, 'undelivered'),
  }
  const { app, finish } = buildApp(config, {
    log,
    random,
    clock,
    projects,
    onUnreadAddress: createUnreadNote({ storage, clock, log }),
  })
  const drain = watchDrain(app)
  metrics.watch(app)
  const proofOfWork = createProofOfWork({ keyRing, clock, random, rates: storage.rates })
  const finders = createDefenceFinders(config.projects, { proofOfWork, log })
  const abuseDefence = createAbuseDefence({ ...finders, log, observer: metrics })
  const context: RouteContext = {
    projects,
    rateLimits: dependencies.rateLimits,
    abuseDefence,
    sessionCookies: createSessionCookies(dependencies),
    signingKeys: dependencies.signingKeys,
    hashPool: dependencies.passwordHasher,
    toBrowserCookie: (...exchange) => createBrowserCookie(dependencies, ...exchange),
    toDeviceCookie: (...exchange) => createDeviceCookie(dependencies, ...exchange),
  }
  registerRoutes(app, context, dependencies, { proofOfWork, identityProvider, liveProjects })
  registerChangePassword(app, config.projects)
  registerHostedPages(app, context, { ports: dependencies, clientApps, identityProvider })
  registerConsole(app, dependencies, identityProvider, background)
  let isAccepting = true
  registerOps(app, { config, storage, clock, metrics, isAccepting: () => isAccepting })
  const deliverNow = () => worker.runOnce()
  registerDevelopment(app, { config, clock, devInbox: ports.devInbox, deliverNow })
  registerStatic(app, config)
  finish()

  let endings: readonly (() => Promise<void>)[] = []
  let stopping: Promise<void> | null = null
  const stop = async () => {
    isAccepting = false
    // In parallel, since messages and requests in progress share the time that a stop may take.
    await Promise.all([drain(longestDrainMs), worker.stop(), ...endings.map((end) => end())])
    await stopPasswords()
    // Last, since requests and messages in progress count as well.
    await background?.counter.stop()
    await mailer.close()
    await storage.close()
    endLanguages()
  }
  return {
    app,
    async start() {
      const url = await app.listen({ host: config.host, port: config.port })
      worker.start()
      if (!(await storage.hasPartIndex())) {
        log.warn('searching users is slow: the database lacks the extension pg_trgm')
      }
      endings = [startPruning(dependencies, config), liveProjects.start()]
      background?.counter.start()
      return { url }
    },
    deliverNow,
    rotateKeys: identityProvider.rotateKeys,
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

/** Creates what the operators’ console does beside its calls; null for a service without it, which loads none of its code. */
async function createBackground(
  config: ServiceConfig,
  ports: Pick<Ports, 'storage' | 'clock' | 'log'>,
): Promise<ConsoleBackground | null> {
  if (!config.admin) return null
  const { createConsoleBackground } = await import('../console/create-console-background.ts')
  return createConsoleBackground({ config, ...ports })
}

/** Tells metrics and console what became of a message. */
const observeDelivery = (
  metrics: DeliveryObserver,
  background: ConsoleBackground | null,
): DeliveryObserver => ({
  onDelivery(...event) {
    metrics.onDelivery(...event)
    background?.counter.onDelivery(...event)
  },
})

/** Registers the operators’ console; a service without it does not load its code. */
function registerConsole(
  app: FastifyInstance,
  dependencies: Dependencies,
  { connectedApps }: Pick<IdentityProvider, 'connectedApps'>,
  background: ConsoleBackground | null,
): void {
  if (background === null) return
  app.register(async (scope) => {
    const { registerConsole: register } = await import('../console/register-console.ts')
    register(scope, dependencies, { connectedApps, counter: background.counter })
  })
}

/** Registers the inbox and the front page, which only a service in development has. */
function registerDevelopment(
  app: FastifyInstance,
  {
    devInbox,
    ...parts
  }: Omit<Parameters<typeof registerDevRoutes>[1], 'devInbox'> & {
    readonly config: ServiceConfig
    readonly devInbox: Ports['devInbox']
  },
): void {
  if (parts.config.mode !== 'development' || devInbox === null) return
  registerDevRoutes(app, { ...parts, devInbox })
  registerFrontPage(app, parts.config)
}
