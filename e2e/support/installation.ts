/** An installation as an operator has it: the built service, a configuration, one or more processes of it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `portico` of the documentation. */
export const program = fileURLToPath(
  new URL('../../packages/service/dist/main.js', import.meta.url),
)
const publicToken = 'public-token-test-shop-0001'
const projectId = 'project-test-shop-0001'
const wide = { max: 1_000_000, perSeconds: 600 }

/** One process. */
export interface RunningService {
  /** SIGTERM, and the end. @returns the exit code */
  stop(): Promise<number | null>
}

export interface Installation {
  readonly folder: string
  readonly publicToken: string
  readonly projectId: string
  readonly secret: string
  /** What its processes and commands find in their environment. */
  readonly env: Readonly<Record<string, string>>
  /** Starts a process and waits until it is ready. */
  start(port: number): Promise<RunningService>
  /** Stops what still runs and removes the folder. */
  remove(): Promise<void>
}

/** Writes the configuration; nothing runs before `start`. */
export async function createInstallation(
  variables: Readonly<Record<string, string>>,
): Promise<Installation> {
  if (!existsSync(program)) throw new Error('The service is not built. Run "npm run build".')
  const folder = await mkdtemp(join(tmpdir(), 'portico-installation-'))
  await writeFile(join(folder, 'portico.config.mjs'), `export default ${JSON.stringify(config)}`)
  const secret = randomBytes(32).toString('base64url')
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORTICO_ROOT_KEY: randomBytes(32).toString('base64url'),
    SHOP_SECRET: secret,
    MAIL_FROM: 'no-reply@example.com',
    LOG_LEVEL: 'error',
    ...variables,
  }
  const children: ChildProcess[] = []
  return {
    folder,
    publicToken,
    projectId,
    secret,
    env,
    async start(port) {
      const child = spawn(process.execPath, [program, 'start'], {
        cwd: folder,
        env: { ...env, PORT: String(port) },
      })
      children.push(child)
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
        })
      }
      while (!(await isReady(port))) {
        if (child.exitCode !== null) throw new Error(`The service did not start:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      return { stop: () => end(child, 'SIGTERM') }
    },
    async remove() {
      await Promise.all(children.map((child) => end(child, 'SIGKILL')))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const config = {
  projects: [
    {
      projectId,
      publicToken,
      secretEnv: 'SHOP_SECRET',
      name: 'Shop',
      redirectUrls: ['https://app.example.com/authenticate'],
      rates: {
        sendPerAddress: wide,
        sendPerSource: wide,
        sendPerProject: wide,
        authenticatePerSource: wide,
        requestsPerSource: wide,
      },
    },
  ],
}

/** Asks the process itself, not a proxy. */
export const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return await gone
}
