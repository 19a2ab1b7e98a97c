/**
 * A service for the tests of this package: one project of its own on a storage that is handed in, a clock
 * that stands still, an inbox. No port is opened; requests go through `inject`.
 */
import { createHash, randomBytes } from 'node:crypto'
import { takeKeyPair } from '@portico/testkit/keys'
import { type Logger, pino } from 'pino'
import { toBrandConfig } from '../brand/brand.ts'
import type { ProjectConfig, ServiceConfig } from '../config/config.ts'
import { createService, type Service } from '../create-service.ts'
import { createDevInbox, createDevInboxMailer, type DevMessage } from '../delivery/dev-inbox.ts'
import type { Mailer } from '../delivery/mailer.ts'
import { toMethodConfigs, toMethodRates } from '../method/declared.ts'
import { systemRandom } from '../random.ts'
import type { Storage } from '../storage/storage.ts'

const wide = { max: 1_000_000, perSeconds: 600 }
const methodRates = toMethodRates('development')

/** What a test may want otherwise. */
export interface TestServiceOptions {
  readonly storage: Storage
  readonly project?: Partial<ProjectConfig>
  readonly otherProjects?: readonly ProjectConfig[]
  readonly config?: Partial<ServiceConfig>
  readonly log?: Logger
  readonly mailer?: Mailer
  readonly startAt?: number
  /** @default 0: nobody is waited for */
  readonly otherDeviceMaxWaitMs?: number
}

/** One request, in the shape of the wire. */
export interface TestRequest {
  readonly session?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly ip?: string
}

/** An answer, parsed. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly text: string
  /** `data` of a success, the whole body of an error; {} when it is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the wire answers
  readonly data: any
}

export type TestService = Awaited<ReturnType<typeof createTestService>>

/** A project for tests; loopback is not admitted unless asked for. */
export function createTestProject(overrides: Partial<ProjectConfig> = {}): ProjectConfig {
  const id = randomBytes(8).toString('hex')
  return {
    projectId: `project-test-${id}`,
    publicToken: `public-token-test-${id}`,
    secretHash: createHash('sha256').update(`secret-test-${id}`).digest('hex'),
    name: 'Example',
    allowedOrigins: ['https://app.example.com'],
    redirectUrls: [
      { url: 'https://app.example.com/authenticate', kinds: ['login'] },
      { url: 'https://app.example.com/welcome?from=mail', kinds: ['signup'] },
    ],
    pages: { signIn: 'https://app.example.com/', changePassword: 'https://app.example.com/' },
    allowLoopback: false,
    showWatermark: true,
    emailDomains: ['mail.example.com'],
    privateMode: false,
    ...toMethodConfigs({}),
    sessions: { defaultMinutes: 30, maxMinutes: 1440 },
    emailTemplates: [{ templateId: 'warm' }],
    brand: toBrandConfig(),
    mails: { from: null, language: 'en', codeInSubject: true, newSignIn: true },
    rbac: null,
    sessionCookies: { httpOnly: false, domain: null },
    captcha: { kind: 'off' },
    fingerprint: { kind: 'off' },
    trustedIssuers: [],
    webhooks: [],
    identityProvider: {
      path: `/${id}`,
      authorizationUrl: null,
      logoutUrl: null,
      signInMethods: ['otp'],
      allowRegistration: false,
      allowMetadataDocuments: false,
      registrationsPerHour: 10,
      resources: [],
      clientApps: [],
    },
    rates: {
      sendPerAddress: wide,
      sendPerSource: wide,
      sendPerProject: wide,
      authenticatePerSource: wide,
      ...methodRates,
      searchPerSource: wide,
      requestsPerSource: wide,
    },
    ...overrides,
  }
}

/** Creates a service on `storage`; stopping it leaves the storage open for the next test. */
export async function createTestService(options: TestServiceOptions) {
  const project = createTestProject(options.project)
  let now = options.startAt ?? Date.UTC(2026, 0, 15, 12)
  const clock = { now: () => now }
  const inbox = createDevInbox()
  const config: ServiceConfig = {
    mode: 'production',
    baseUrl: 'https://auth.example.com',
    host: '127.0.0.1',
    port: 0,
    database: { kind: 'sqlite', file: ':memory:' },
    rootKey: createHash('sha256').update('root key of the tests').digest(),
    trustedProxies: [],
    mail: { kind: 'dev-inbox' },
    logLevel: 'silent',
    projects: [project, ...(options.otherProjects ?? [])],
    staticFolders: [],
    breachRangeUrl: null,
    metricsToken: null,
    auditDays: 365,
    geoipDatabase: null,
    developmentSecret: null,
    ...options.config,
  }
  const service: Service = await createService(config, {
    clock,
    random: systemRandom,
    storage: { ...options.storage, close: async () => {} },
    mailer: options.mailer ?? createDevInboxMailer(inbox, clock),
    devInbox: inbox,
    log: options.log ?? pino({ level: 'silent' }),
    // No promise of these tests is about time: a busy machine must not change an answer.
    passwordTimeouts: { lookupMs: 60_000, strengthMs: 60_000 },
    otherDeviceMaxWaitMs: options.otherDeviceMaxWaitMs ?? 0,
    createKeyPair: takeKeyPair,
  })

  const send = async (
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS',
    path: string,
    body?: unknown,
    request: TestRequest = {},
  ): Promise<TestAnswer> => {
    const session = request.session ?? project.publicToken
    const answer = await service.app.inject({
      method,
      url: path.startsWith('/v1') || path.startsWith('http') ? path : `/sdk/v1${path}`,
      remoteAddress: request.ip ?? '203.0.113.7',
      headers: {
        authorization: toBasic(project.publicToken, session),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
    const parsed = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {}
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      data: parsed.data ?? parsed,
    }
  }

  const takeMail = async (to: string): Promise<DevMessage> => {
    await service.deliverNow()
    const [message] = inbox.list(to)
    if (!message) throw new Error(`No mail to ${to}.`)
    return message
  }
  const takeToken = async (to: string) => {
    const url = (await takeMail(to)).links[0]?.url ?? ''
    return new URL(url).searchParams.get('token') ?? ''
  }

  return {
    service,
    project,
    config,
    inbox,
    storage: options.storage,
    advance(milliseconds: number) {
      now += milliseconds
    },
    now: () => now,
    send,
    get: (path: string, request?: TestRequest) => send('GET', path, undefined, request),
    post: (path: string, body?: unknown, request?: TestRequest) =>
      send('POST', path, body, request),
    takeMail,
    /** The token of the newest link to an address. */
    takeToken,
    /** Asks for a link and returns its token. */
    async sendLink(email: string, body: Record<string, unknown> = {}) {
      const answer = await send('POST', '/magic_links/email/login_or_create', { email, ...body })
      if (answer.status !== 200) throw new Error(answer.text)
      return takeToken(email)
    },
    /** Asks for a passcode and returns it with its method id. */
    async sendCode(email: string, body: Record<string, unknown> = {}) {
      const answer = await send('POST', '/otps/email/login_or_create', { email, ...body })
      if (answer.status !== 200) throw new Error(answer.text)
      const methodId: string = answer.data.method_id
      return { methodId, code: (await takeMail(email)).code ?? '' }
    },
    /** Signs a person in by link and returns the answer. */
    async signIn(email: string, body: Record<string, unknown> = {}) {
      const token = await this.sendLink(email)
      const answer = await send('POST', '/magic_links/authenticate', { token, ...body })
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.data
    },
    close: () => service.stop(),
  }
}

/** `Basic` with both halves. */
export function toBasic(publicToken: string, second: string): string {
  return `Basic ${Buffer.from(`${publicToken}:${second}`).toString('base64')}`
}

/** A code that is not `code`. */
export function toWrongCode(code: string, offset = 1): string {
  return String((Number(code) + offset) % 1_000_000).padStart(6, '0')
}
