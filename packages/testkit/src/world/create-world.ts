/**
 * A world for one test: the real service, on a random loopback port unless told otherwise, with a clock that the test
 * moves and an inbox that it reads. Nothing of ours is replaced; what is handed in are the service’s own ports.
 */

import {
  createDevInbox,
  createDevInboxMailer,
  createService,
  openPostgresStorage,
  openSqliteStorage,
  type Ports,
  type ProjectConfig,
  type Service,
  type ServiceConfig,
  type Storage,
  systemRandom,
} from '@portico/service'
import { pino } from 'pino'
import { takeKeyPair } from '../keys/take-key-pair.ts'
import type { TlsListener } from '../tls/start-tls-listener.ts'
import { type Call, createCall, injectInto, sendTo } from './call.ts'
import { createLoopbackProject, type TestProject } from './create-test-project.ts'
import { findFreePort } from './find-free-port.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

/** What a test wants otherwise. */
export interface WorldOptions {
  /** @default SQLite in memory */
  readonly database?: ServiceConfig['database']
  /** A storage of the test's own instead: it is left open when the world stops. */
  readonly storage?: Storage
  /** Whether a port is opened. Without one, requests go through `service.app.inject`. @default true */
  readonly isListening?: boolean
  /** Changes to the project; a function gets the world's origin. */
  readonly project?: Partial<ProjectConfig> | ((origin: string) => Partial<ProjectConfig>)
  /** Further projects of the same service. */
  readonly otherProjects?: readonly ProjectConfig[]
  /** Changes to the service's configuration. */
  readonly config?: Partial<ServiceConfig>
  /**
   * Whether the world is reached over TLS as well; names are those of its certificate beside `localhost`.
   * The service's base URL is then the listener's. @default false
   */
  readonly tls?: boolean | readonly string[]
  /** Continues with the clock of a world before. @default a new one, standing at the system's time */
  readonly clock?: VirtualClock
  /** @default one that `logs` keeps */
  readonly log?: Ports['log']
  /** @default one that puts mails into the inbox */
  readonly mailer?: Ports['mailer']
  /** How sign-in providers are reached. @default the service's own */
  readonly fetch?: typeof fetch
  /** @default the service's own */
  readonly otherDeviceMaxWaitMs?: number
}

/** A running service, and the hands on it. */
export interface World {
  /** `http://localhost:PORT`; the service's base URL where no port is opened. */
  readonly origin: string
  /** The same service over TLS; null unless asked for. */
  readonly tls: TlsListener | null
  readonly service: Service
  readonly config: ServiceConfig
  readonly project: TestProject
  readonly clock: VirtualClock
  readonly inbox: Inbox
  /** For assertions on what is kept. */
  readonly storage: Storage
  /** Every line of the log so far. */
  readonly logs: readonly string[]
  /** Calls an operation, over HTTP where the world listens. */
  readonly call: Call
  /** What an operator does to put new keys in use. */
  rotateKeys(): Promise<void>
  stop(): Promise<void>
}

const memory = { kind: 'sqlite', file: ':memory:' } as const

/**
 * Starts a world.
 *
 * @example
 * const world = await createWorld()
 * await world.call(otp.emailLoginOrCreate, { email: 'ada@example.com' })
 * const code = await world.inbox.codeFor('ada@example.com')
 */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const { isListening = true, otherProjects = [], otherDeviceMaxWaitMs, fetch } = options
  const clock = options.clock ?? createVirtualClock()
  // the service writes its own address into links: its port is chosen before it listens
  const port = isListening ? await findFreePort() : 0
  const listener = `http://localhost:${port}`
  const tls = options.tls ? await startTls(listener, options.tls) : null
  const database = options.database ?? memory
  const storage = options.storage
    ? { ...options.storage, close: async () => {} }
    : openStorage(database)
  const baseUrl = tls?.origin ?? (isListening ? listener : 'http://localhost')
  const origin = isListening ? listener : (options.config?.baseUrl ?? baseUrl)
  const changes = typeof options.project === 'function' ? options.project(origin) : options.project
  const project = createLoopbackProject(changes)
  const config: ServiceConfig = {
    mode: 'development',
    baseUrl,
    host: '127.0.0.1',
    port,
    database,
    rootKey: new Uint8Array(32).fill(7),
    trustedProxies: [],
    mail: { kind: 'dev-inbox' },
    logLevel: 'info',
    projects: [project, ...otherProjects],
    staticFolders: [],
    breachRangeUrl: null,
    metricsToken: null,
    auditDays: 365,
    geoipDatabase: null,
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
    mailer: options.mailer ?? createDevInboxMailer(devInbox, clock),
    log: options.log ?? pino({ level: config.logLevel }, { write: (line) => void logs.push(line) }),
    // No promise of these tests is about time: a busy machine must not change an answer.
    passwordTimeouts: { lookupMs: 60_000, strengthMs: 60_000 },
    createKeyPair: takeKeyPair,
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
    },
  }
}

const openStorage = (database: ServiceConfig['database']) =>
  database.kind === 'sqlite' ? openSqliteStorage(database) : openPostgresStorage(database)

async function startTls(target: string, names: true | readonly string[]): Promise<TlsListener> {
  // what makes certificates takes a while to load, and few worlds need one
  const { startTlsListener } = await import('../tls/start-tls-listener.ts')
  return startTlsListener({ target, names: names === true ? [] : names })
}
