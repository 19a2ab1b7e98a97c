/**
 * Runs the real service for one test, by default on a random loopback port, with a clock that the test moves and an
 * inbox that it reads. The test only supplies the service's ports; no code of the product is replaced.
 */

import {
  createDevInbox,
  createService,
  openMailSender,
  openPostgresStorage,
  openSqliteStorage,
  type Ports,
  type ProjectConfig,
  type Service,
  type ServiceConfig,
  type Storage,
  systemRandom,
  toHostedUrls,
} from '@portico/service/assembly'
import { pino } from 'pino'
import { takeKeyPair } from '../keys/take-key-pair.ts'
import { createFilePlace } from '../storage/create-file-place.ts'
import type { TlsListener } from '../tls/start-tls-listener.ts'
import { type Call, createCall, injectInto, sendTo } from './call.ts'
import { createLoopbackProject, type TestProject } from './create-test-project.ts'
import { findFreePort } from './find-free-port.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

/** Options of the service under test. */
export interface WorldOptions {
  /**
   * The database.
   *
   * @default a new SQLite database, removed when the service stops
   */
  readonly database?: ServiceConfig['database']
  /** An existing storage instead of a database; it stays open after the service stops. */
  readonly storage?: Storage
  /** Whether the service listens on a port. Without one, requests go through `service.app.inject`. @default true */
  readonly isListening?: boolean
  /** Changes of the project; a function gets the service's origin. */
  readonly project?: Partial<ProjectConfig> | ((origin: string) => Partial<ProjectConfig>)
  /** Further projects of the same service. */
  readonly otherProjects?: readonly ProjectConfig[]
  /** Changes of the service's configuration. */
  readonly config?: Partial<ServiceConfig>
  /**
   * Adds a TLS listener, whose origin is then the service's base URL. An array lists further names for its certificate
   * beside `localhost`. @default false
   */
  readonly tls?: boolean | readonly string[]
  /** Continues with an earlier service's clock. @default a new clock, stopped at the system's time */
  readonly clock?: VirtualClock
  /**
   * The log.
   *
   * @default a log whose lines are in `logs`
   */
  readonly log?: Ports['log']
  /**
   * The mailer.
   *
   * @default a mailer that puts mails into the inbox
   */
  readonly mailer?: Ports['mailer']
  /** The `fetch` that calls sign-in providers. @default the service's own */
  readonly fetch?: typeof fetch
  /**
   * How long answers wait for another device, in milliseconds.
   *
   * @default the service's own
   */
  readonly otherDeviceMaxWaitMs?: number
  /** Whether passwords cost as much as in production, where a test is about that cost. @default false */
  readonly hasRealPasswordCost?: boolean
}

/** What a password hash costs in tests: a twentieth of the real one. */
const passwordCost = { memoryCost: 1_024, timeCost: 2, parallelism: 1 }

/** A running service under test, with its controls. */
export interface World {
  /** `http://localhost:PORT`; without a port, the service's base URL. */
  readonly origin: string
  /** The service's TLS listener; null unless requested. */
  readonly tls: TlsListener | null
  readonly service: Service
  readonly config: ServiceConfig
  readonly project: TestProject
  readonly clock: VirtualClock
  readonly inbox: Inbox
  /** For assertions about stored rows. */
  readonly storage: Storage
  /** All lines of the log so far. */
  readonly logs: readonly string[]
  /** Calls an operation, over HTTP if the service listens. */
  readonly call: Call
  /** Rotates the signing keys, as an operator does. */
  rotateKeys(): Promise<void>
  stop(): Promise<void>
}

/** What the configuration names where the caller brings a storage of their own. */
const memory = { kind: 'sqlite', file: ':memory:' } as const

/**
 * Starts a service under test.
 *
 * @example
 * const world = await createWorld()
 * await world.call(otp.emailLoginOrCreate, { email: 'ada@example.com' })
 * const code = await world.inbox.codeFor('ada@example.com')
 */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const { isListening = true, otherProjects = [], otherDeviceMaxWaitMs, fetch } = options
  const clock = options.clock ?? createVirtualClock()
  // the service writes its own address into links, so its port is chosen before it listens
  const port = isListening ? await findFreePort() : 0
  const listener = `http://localhost:${port}`
  const tls = options.tls ? await startTls(listener, options.tls) : null
  const place = options.storage || options.database ? null : await createFilePlace()
  const database = options.database ?? place?.database ?? memory
  const storage = options.storage
    ? { ...options.storage, close: async () => {} }
    : openStorage(database)
  const baseUrl = tls?.origin ?? (isListening ? listener : 'http://localhost')
  const origin = isListening ? listener : (options.config?.baseUrl ?? baseUrl)
  const changes = typeof options.project === 'function' ? options.project(origin) : options.project
  const own = createLoopbackProject(changes)
  const project = { ...own, ...toHostedUrls(own, options.config?.baseUrl ?? baseUrl) }
  const config: ServiceConfig = {
    mode: 'development',
    baseUrl,
    host: '127.0.0.1',
    port,
    database,
    rootKey: new Uint8Array(32).fill(7),
    trustedProxies: [],
    mail: { type: 'dev-inbox', from: null },
    logLevel: 'info',
    projects: [project, ...otherProjects],
    staticFolders: [],
    breachRangeUrl: null,
    metricsToken: null,
    admin: false,
    auditDays: 365,
    geoipDatabase: null,
    languages: {},
    developmentSecret: null,
    ...options.config,
  }
  const devInbox = createDevInbox()
  const logs: string[] = []
  const service = await createService(config, {
    clock,
    random: systemRandom,
    storage,
    devInbox,
    mailer:
      options.mailer ??
      (await openMailSender(config.mail, { call: globalThis.fetch, clock, devInbox })),
    log: options.log ?? pino({ level: config.logLevel }, { write: (line) => void logs.push(line) }),
    // Long, because no test depends on time: a busy machine must not change an answer.
    passwordTimeouts: { lookupMs: 60_000, strengthMs: 60_000 },
    createKeyPair: takeKeyPair,
    ...(!options.hasRealPasswordCost && { passwordCost }),
    ...(otherDeviceMaxWaitMs !== undefined && { otherDeviceMaxWaitMs }),
    ...(fetch && { fetch }),
  })
  if (isListening) await service.start()
  return {
    origin,
    tls,
    service,
    config,
    project,
    clock,
    storage: options.storage ?? storage,
    logs,
    inbox: createInbox(devInbox, isListening ? undefined : () => service.deliverNow()),
    call: createCall(isListening ? sendTo(origin) : injectInto(service.app), project.publicToken),
    rotateKeys: () => service.rotateKeys(project.projectId),
    async stop() {
      await tls?.stop()
      await service.stop()
      await place?.remove()
    },
  }
}

const openStorage = (database: ServiceConfig['database']) =>
  database.kind === 'sqlite' ? openSqliteStorage(database) : openPostgresStorage(database)

async function startTls(target: string, names: true | readonly string[]): Promise<TlsListener> {
  // the module that makes certificates loads slowly, and few tests need it
  const { startTlsListener } = await import('../tls/start-tls-listener.ts')
  return startTlsListener({ target, names: names === true ? [] : names })
}
