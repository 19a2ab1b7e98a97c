/**
 * A world for one test: the real service on a random loopback port, with a clock that the test moves and
 * an inbox that it reads. Nothing of ours is replaced; what is handed in are the service's own ports.
 */

import {
  createDevInbox,
  createDevInboxMailer,
  createService,
  openPostgresStorage,
  openSqliteStorage,
  type ProjectConfig,
  type ServiceConfig,
  type Storage,
  systemRandom,
} from '@portico/service'
import { pino } from 'pino'
import { takeKeyPair } from '../keys/take-key-pair.ts'
import { startTlsListener, type TlsListener } from '../tls/start-tls-listener.ts'
import { type Call, createCall } from './call.ts'
import { findFreePort } from './find-free-port.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { createTestProject, type TestProject } from './test-project.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

/** What a test wants otherwise. */
export interface WorldOptions {
  /** @default SQLite in memory */
  readonly database?: ServiceConfig['database']
  /** Changes to the project; a function gets the world's origin. */
  readonly project?: Partial<ProjectConfig> | ((origin: string) => Partial<ProjectConfig>)
  /** Changes to the service's configuration. */
  readonly config?: Partial<ServiceConfig>
  /**
   * Whether the world is reached over TLS as well; names are those of its certificate beside `localhost`.
   * The service's base URL is then the listener's. @default false
   */
  readonly tls?: boolean | readonly string[]
  /** Continues with the clock of a world before. @default a new one, standing at the system's time */
  readonly clock?: VirtualClock
}

/** A running service, and the hands on it. */
export interface World {
  /** `http://localhost:PORT` */
  readonly origin: string
  /** The same service over TLS; null unless asked for. */
  readonly tls: TlsListener | null
  readonly project: TestProject
  readonly clock: VirtualClock
  readonly inbox: Inbox
  /** For assertions on what is kept. */
  readonly storage: Storage
  /** Every line of the log so far. */
  readonly logs: readonly string[]
  /** Calls an operation over HTTP. */
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
  const clock = options.clock ?? createVirtualClock()
  const database = options.database ?? memory
  // the service writes its own address into links: its port is chosen before it listens
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const names = Array.isArray(options.tls) ? options.tls : []
  const tls = options.tls ? await startTlsListener({ target: origin, names }) : null
  const changes = typeof options.project === 'function' ? options.project(origin) : options.project
  const project = createTestProject(changes)
  const storage =
    database.kind === 'sqlite' ? openSqliteStorage(database) : openPostgresStorage(database)
  const devInbox = createDevInbox()
  const logs: string[] = []
  const service = await createService(
    {
      mode: 'development',
      baseUrl: tls?.origin ?? origin,
      host: '127.0.0.1',
      port,
      database,
      rootKey: new Uint8Array(32).fill(7),
      trustedProxies: [],
      mail: { kind: 'dev-inbox' },
      logLevel: 'info',
      projects: [project],
      staticFolders: [],
      breachRangeUrl: null,
      metricsToken: null,
      auditDays: 365,
      geoipDatabase: null,
      developmentSecret: null,
      ...options.config,
    },
    {
      clock,
      random: systemRandom,
      storage,
      devInbox,
      mailer: createDevInboxMailer(devInbox, clock),
      log: pino(
        { level: options.config?.logLevel ?? 'info' },
        { write: (line) => void logs.push(line) },
      ),
      // No journey is about time: a busy machine must not change an answer.
      passwordTimeouts: { lookupMs: 30_000, strengthMs: 30_000 },
      createKeyPair: takeKeyPair,
    },
  )
  await service.start()
  return {
    origin,
    tls,
    project,
    clock,
    storage,
    logs,
    inbox: createInbox(devInbox),
    call: createCall(origin, project.publicToken),
    rotateKeys: () => service.rotateKeys(project.projectId),
    async stop() {
      await tls?.stop()
      await service.stop()
    },
  }
}
