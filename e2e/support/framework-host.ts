import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findFreePort, type World } from '@portico/testkit'
import { installOtherNode } from '../../scripts/other-node.mjs'
import { pack } from './pack.ts'

const run = promisify(execFile)
export const inRepository = (path: string) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What each package of this repository needs of the others. */
const needs: Readonly<Record<string, readonly string[]>> = {
  server: [],
  react: ['widget', 'client', 'contract'],
}

/** An example that is installed from the registry, with this repository's packages as npm packs them. */
export interface FrameworkExample {
  /** Starts its server, as its README says. */
  start(world: World): Promise<FrameworkHost>
  remove(): void
}

/** The running server of an example. */
export interface FrameworkHost extends RunningHost {
  /** Moves the server's clock forward. */
  advance(milliseconds: number): void
}

/** Frameworks that this Node is too old for: they run on the other one that tests use. */
const newerNode = ['astro', 'nuxt', 'sveltekit']

/** Installs and builds an example in a folder of its own, as a developer does. */
export async function installExample(name: string): Promise<FrameworkExample> {
  const port = String(await findFreePort())
  const isOld = newerNode.includes(name) && Number.parseInt(process.versions.node, 10) < 22
  const env = {
    ...process.env,
    PORT: port,
    // SvelteKit's build asks for it
    ORIGIN: `http://localhost:${port}`,
    ...(isOld && { PATH: `${await findNewerNode()}:${process.env.PATH}` }),
  }
  const folder = mkdtempSync(join(tmpdir(), `portico-${name}-`))
  cpSync(inRepository(`examples/${name}`), folder, {
    recursive: true,
    filter: (path) =>
      !/\/(node_modules|dist|build|\.next|\.nuxt|\.output|\.astro|\.svelte-kit|\.react-router)$/.test(
        path,
      ),
  })
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const wanted = Object.keys(manifest.dependencies)
    .filter((dependency) => dependency.startsWith('@portico/'))
    .map((dependency) => dependency.replace('@portico/', ''))
  for (const own of new Set(wanted.flatMap((one) => [one, ...(needs[one] ?? [])])))
    manifest.dependencies[`@portico/${own}`] = `file:${await pack(own)}`
  writeFileSync(file, JSON.stringify(manifest))
  await runNpm(folder, ['install', '--no-audit', '--no-fund', '--prefer-offline'], env)
  if (manifest.scripts.build) await runNpm(folder, ['run', 'build'], env)
  return {
    start: (world) => startHost(folder, world, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** @returns the folder of its program */
export async function findNewerNode(): Promise<string> {
  const program = await installOtherNode()
  if (!program) throw new Error('The other Node could not be installed.')
  return dirname(program)
}

/** Runs npm as outside of the tests. @throws Error with all that it printed */
export const runNpm = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  run('npm', [...args], {
    cwd,
    env: {
      ...env,
      NODE_ENV: undefined,
      CI: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      // a build loads the modules of the server, and keeps none of these
      PORTICO_URL: 'http://localhost:1',
      PORTICO_PROJECT_ID: 'project-test-build',
      PORTICO_PUBLIC_TOKEN: 'public-token-test-build',
      PORTICO_SECRET: 'secret-test-build',
    },
    maxBuffer: 50_000_000,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`npm ${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
  })

async function startHost(
  folder: string,
  world: World,
  env: NodeJS.ProcessEnv,
): Promise<FrameworkHost> {
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  const host = await startServer(folder, ['npm', 'start'], world, {
    ...env,
    NODE_OPTIONS: `--import ${inRepository('e2e/support/shifted-clock.mjs')}`,
    PORTICO_TEST_CLOCK: clock,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  let shifted = 0
  return {
    ...host,
    advance(milliseconds) {
      shifted += milliseconds
      writeFileSync(clock, String(shifted))
    },
  }
}

/** A server that runs in a process group of its own. */
export interface RunningHost {
  readonly origin: string
  stop(): Promise<void>
}

/**
 * Starts a host's server beside a service, and waits until it answers.
 *
 * @param env - with its port, if it is chosen
 */
export async function startServer(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  world: World,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningHost> {
  const port = env === process.env ? String(await findFreePort()) : env.PORT
  const child = spawn(program, args, {
    cwd: folder,
    // npm, the framework's command and its workers end together
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      NODE_ENV: 'production',
      PORTICO_URL: world.origin,
      PORTICO_PROJECT_ID: world.project.projectId,
      PORTICO_PUBLIC_TOKEN: world.project.publicToken,
      PORTICO_SECRET: world.project.secret,
      PORT: port,
      HOST: '127.0.0.1',
    },
  })
  const origin = `http://localhost:${port}`
  await waitUntilReady(child, origin)
  return { origin, stop: () => stop(child) }
}

async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  let output = ''
  let hasEnded = false
  child.once('close', () => {
    hasEnded = true
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  for (;;) {
    if (hasEnded) throw new Error(`The example has ended.\n${output}`)
    const answer = await fetch(origin, { redirect: 'manual' }).catch(() => null)
    if (answer && answer.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (child.pid) process.kill(-child.pid, 'SIGKILL')
  await ended
}
