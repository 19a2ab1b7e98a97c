/**
 * A service for this package's tests, without a network port: its own project on the given storage, and requests in the
 * API's form.
 */
import {
  createTestProject,
  createVirtualClock,
  createWorld,
  type WorldOptions,
} from '@portico/testkit/world'
import type { ProjectConfig } from '../kernel/config/config.ts'
import type { Storage } from '../kernel/storage/storage.ts'
import type { DevMessage } from '../senders/create-dev-inbox.ts'

/** Options that a test may set. */
export interface TestServiceOptions
  extends Pick<
    WorldOptions,
    'otherProjects' | 'config' | 'log' | 'mailer' | 'fetch' | 'hasRealPasswordCost'
  > {
  readonly storage: Storage
  readonly project?: Partial<ProjectConfig>
  /** The initial time of the clock. @default noon of 15 January 2026 */
  readonly startAt?: number
  /**
   * How long answers wait for another device.
   *
   * @default 0: no waiting
   */
  readonly otherDeviceMaxWaitMs?: number
}

/** A request in the API's form. */
export interface TestRequest {
  readonly session?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly ip?: string
}

/** A parsed answer. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly text: string
  /** `data` of a success, the whole body of an error, {} for a body that is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the wire answers
  readonly data: any
}

export type TestService = Awaited<ReturnType<typeof createTestService>>

/** Creates a service on `storage`; stopping it leaves the storage open for the next test. */
export async function createTestService(options: TestServiceOptions) {
  const { startAt = Date.UTC(2026, 0, 15, 12), project: changes, config, ...rest } = options
  const world = await createWorld({
    otherDeviceMaxWaitMs: 0,
    ...rest,
    isListening: false,
    clock: createVirtualClock(startAt),
    project: createTestProject(changes),
    config: {
      mode: 'production',
      baseUrl: 'https://auth.example.com',
      logLevel: 'silent',
      ...config,
    },
  })
  const { service, project, inbox, clock } = world

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

  const findMail = async (to: string, isMeant: (message: DevMessage) => boolean) => {
    await service.deliverNow()
    const message = inbox.list(to).find(isMeant)
    if (!message) throw new Error(`No such mail to ${to}.`)
    return message
  }
  /**
   * Takes the newest mail to an address.
   *
   * @param kind the kind of a link in the mail @default any
   */
  const takeMail = (to: string, kind?: string): Promise<DevMessage> =>
    findMail(to, ({ links }) => kind === undefined || links.some((link) => link.kind === kind))
  // A notice may arrive at the same time, so mails that only link to "not me" are skipped.
  const isNotice = ({ kind }: { readonly kind: string }) => kind === 'not_me'
  const takeToken = async (to: string) => {
    const mail = await findMail(to, ({ links }) => links.some((link) => !isNotice(link)))
    const url = mail.links.find((link) => !isNotice(link))?.url ?? ''
    return new URL(url).searchParams.get('token') ?? ''
  }
  const takeCode = async (to: string) =>
    (await findMail(to, ({ code }) => code !== null)).code ?? ''

  return {
    service,
    project,
    config: world.config,
    inbox,
    storage: options.storage,
    advance: clock.advance,
    now: clock.now,
    send,
    get: (path: string, request?: TestRequest) => send('GET', path, undefined, request),
    post: (path: string, body?: unknown, request?: TestRequest) =>
      send('POST', path, body, request),
    takeMail,
    /** Returns the token of the newest link to an address. */
    takeToken,
    /** Requests a link and returns its token. */
    async sendLink(email: string, body: Record<string, unknown> = {}) {
      const answer = await send('POST', '/magic_links/email/login_or_create', { email, ...body })
      if (answer.status !== 200) throw new Error(answer.text)
      return takeToken(email)
    },
    /** Requests a passcode and returns it with its method id. */
    async sendCode(email: string, body: Record<string, unknown> = {}) {
      const answer = await send('POST', '/otps/email/login_or_create', { email, ...body })
      if (answer.status !== 200) throw new Error(answer.text)
      const methodId: string = answer.data.method_id
      return { methodId, code: await takeCode(email) }
    },
    /** Requests a passcode for a phone and returns it with its method id. */
    async textCode(phone_number: string, channel = 'sms') {
      const answer = await send('POST', `/otps/${channel}/login_or_create`, { phone_number })
      if (answer.status !== 200) throw new Error(answer.text)
      const methodId: string = answer.data.method_id
      return { methodId, code: await takeCode(phone_number) }
    },
    /** Signs a user in by link and returns the answer. */
    async signIn(email: string, body: Record<string, unknown> = {}) {
      const token = await this.sendLink(email)
      const answer = await send('POST', '/magic_links/authenticate', { token, ...body })
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.data
    },
    close: world.stop,
  }
}

/** Makes a `Basic` header of both parts. */
export function toBasic(publicToken: string, second: string): string {
  return `Basic ${Buffer.from(`${publicToken}:${second}`).toString('base64')}`
}

/** Makes a code that differs from `code`. */
export function toWrongCode(code: string, offset = 1): string {
  return String((Number(code) + offset) % 1_000_000).padStart(6, '0')
}
