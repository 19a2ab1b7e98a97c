/**
 * The built service as its own process, in production mode, on a database and a mail server that outlive
 * it: started, killed without warning, started again on the same port.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@portico/testkit'

const servicePackage = fileURLToPath(new URL('../../packages/service/', import.meta.url))
const publicToken = 'public-token-test-kills-0001'
const projectId = 'project-test-kills-0001'
/** A client app of the host's own, without a secret. */
export const clientApp = {
  clientId: 'notes',
  redirectUri: 'https://notes.example.com/callback',
} as const
const wide = { max: 1_000_000, perSeconds: 600 }

export interface KillableService {
  /** Resolves when it is ready. */
  start(): Promise<void>
  /** SIGKILL, now. Resolves when the process is gone. */
  kill(): Promise<void>
  /** SIGTERM. Resolves to the exit code; null when it had to be killed. */
  stop(): Promise<number | null>
  /**
   * One call as a back end makes it.
   *
   * @throws TypeError when no answer came
   */
  post(path: string, body: unknown, session?: string): Promise<KillableAnswer>
  /** One call of the host's own back end; as `post`. */
  callAsHost(method: 'GET' | 'PUT', path: string): Promise<KillableAnswer>
  /** A client app's form at the token endpoint; as `post`. */
  postToken(fields: Readonly<Record<string, string>>): Promise<KillableAnswer>
  /** What `/readyz` says; as `post`. */
  readReady(): Promise<KillableAnswer>
  remove(): Promise<void>
}

export interface KillableAnswer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever the wire answers
  readonly data: any
}

/** Prepares a service; nothing runs before `start`. */
export async function createKillableService(places: {
  readonly databaseUrl: string
  readonly smtpUrl: string
  /** What its project has beside the usual. */
  readonly project?: object
  /** Variables that this names. */
  readonly secrets?: Readonly<Record<string, string>>
}): Promise<KillableService> {
  const built = join(servicePackage, 'dist')
  if (!existsSync(join(built, 'main.js'))) {
    throw new Error('The service is not built. Run "npm run build".')
  }
  // A copy, where npm's packages are still found: a build meanwhile must not pull it away between two lives.
  const copy = join(servicePackage, '.cache', `kills-${randomBytes(6).toString('hex')}`)
  await cp(built, copy, { recursive: true })
  const program = join(copy, 'main.js')
  const folder = await mkdtemp(join(tmpdir(), 'portico-kills-'))
  await writeFile(
    join(folder, 'portico.config.mjs'),
    `export default ${JSON.stringify(toConfig(places.project))}`,
  )
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const secret = randomBytes(32).toString('base64url')
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    PORTICO_BASE_URL: 'https://auth.example.com',
    PORTICO_ROOT_KEY: randomBytes(32).toString('base64url'),
    KILLS_SECRET: secret,
    DATABASE_URL: places.databaseUrl,
    SMTP_URL: places.smtpUrl,
    MAIL_FROM: 'no-reply@example.com',
    LOG_LEVEL: 'error',
    ...places.secrets,
  }
  let child: ChildProcess | null = null
  const kill = async () => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  return {
    kill,
    stop() {
      const ended = new Promise<number | null>((resolve) => child?.once('exit', resolve))
      child?.kill('SIGTERM')
      return ended
    },
    async start() {
      let output = ''
      const started = spawn(process.execPath, [program, 'start'], { cwd: folder, env })
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
        })
      }
      child = started
      while (!(await isReady(origin))) {
        if (started.exitCode !== null) throw new Error(`The service did not start:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    async post(path, body, session = publicToken) {
      const { data, ...answer } = await ask(`${origin}/sdk/v1${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: toBasic(publicToken, session),
        },
        body: JSON.stringify(body),
      })
      return { ...answer, data: data.data ?? data }
    },
    callAsHost: (method, path) =>
      ask(`${origin}/v1${path}`, {
        method,
        headers: { authorization: toBasic(projectId, secret) },
      }),
    postToken: (fields) =>
      ask(`${origin}/v1/oauth2/token`, { method: 'POST', body: new URLSearchParams(fields) }),
    readReady: () => ask(`${origin}/readyz`, {}),
    async remove() {
      await kill()
      for (const made of [folder, copy]) await rm(made, { recursive: true, force: true })
    },
  }
}

const toBasic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

async function ask(url: string, request: RequestInit): Promise<KillableAnswer> {
  const response = await fetch(url, request)
  const { status, headers } = response
  return { status, headers, data: await response.json() }
}

const toConfig = (project: object = {}) => ({
  projects: [
    {
      projectId,
      publicToken,
      secretEnv: 'KILLS_SECRET',
      name: 'Kills',
      redirectUrls: ['https://app.example.com/authenticate'],
      rates: {
        phonePerPrefix: wide,
        phonePerCountry: wide,
        sendPerAddress: wide,
        sendPerSource: wide,
        sendPerProject: wide,
        authenticatePerSource: wide,
        requestsPerSource: wide,
      },
      identityProvider: {
        clientApps: [
          {
            clientId: clientApp.clientId,
            name: 'Notes',
            type: 'first_party_public',
            redirectUris: [clientApp.redirectUri],
            scopes: ['openid', 'offline_access'],
          },
        ],
      },
      ...project,
    },
  ],
})

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
