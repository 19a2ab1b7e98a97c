/** New apps as a developer has them before Portico: made by the framework's own generator, installed and committed. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { astroApp, honoApp, nuxtApp, reactRouterApp } from './downloaded-templates.ts'
import { findNewerNode } from './framework-host.ts'
import type { Registry } from './start-registry.ts'

const run = promisify(execFile)

export interface FreshApp {
  readonly folder: string
  /** Runs a program there, as the developer does. @returns what it printed */
  run(program: string, ...args: readonly string[]): Promise<string>
  readonly env: NodeJS.ProcessEnv
  remove(): void
}

/** How an app is made. */
interface Generator {
  /** Its command line for npm; null where a folder is all there is, and where the generator has to download its files. */
  readonly command: readonly string[] | null
  /** What it leaves to the developer. */
  readonly files?: Readonly<Record<string, string>>
  /** The scripts of package.json that have to pass, before and after. */
  readonly checks: readonly string[]
  /** How users sign in: half of the apps send a link, which leads back to the page. */
  readonly method: 'code' | 'link'
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Fieldnotes</title>
  </head>
  <body>
    <h1>Fieldnotes</h1>
  </body>
</html>
`

/** By the id that `portico init` gives the framework. */
export const generators = {
  'plain-html': { command: null, files: { 'index.html': html }, checks: [], method: 'code' },
  express: {
    command: ['exec', 'express-generator@4.16.1', '--', '--no-view', '--git', 'app'],
    checks: [],
    method: 'link',
  },
  'vite-react': {
    command: ['create', 'vite@9.3.0', 'app', '--', '--template', 'react-ts', '--no-interactive'],
    checks: ['build'],
    method: 'link',
  },
  next: {
    command: [
      ...['create', 'next-app@16.4.3', 'app', '--', '--yes', '--ts', '--app', '--empty'],
      '--skip-install',
    ],
    checks: ['build'],
    method: 'link',
  },
  'react-router': {
    command: null,
    files: reactRouterApp,
    checks: ['typecheck', 'build'],
    method: 'code',
  },
  hono: { command: null, files: honoApp, checks: ['build'], method: 'code' },
  sveltekit: {
    command: [
      ...['exec', 'sv@0.17.1', '--', 'create', 'app', '--template', 'minimal', '--types', 'ts'],
      ...['--no-add-ons', '--no-install'],
    ],
    checks: ['check', 'build'],
    method: 'link',
  },
  nuxt: { command: null, files: nuxtApp, checks: ['build'], method: 'code' },
  astro: { command: null, files: astroApp, checks: ['build'], method: 'link' },
} as const satisfies Readonly<Record<string, Generator>>

export type FreshAppName = keyof typeof generators

/** Makes an app, installs what it needs, and commits it. */
export async function createFreshApp(name: FreshAppName, registry: Registry): Promise<FreshApp> {
  const { command, files = {} }: Generator = generators[name]
  const parent = mkdtempSync(join(tmpdir(), `portico-fresh-${name}-`))
  const folder = join(parent, 'app')
  const env = {
    ...toOwnEnvironment(),
    ...registry.env,
    PATH: `${await findNewerNode()}:${process.env.PATH}`,
    CI: '1',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_yes: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
  }
  const runIn = async (cwd: string, program: string, args: readonly string[]) => {
    const { stdout } = await run(program, [...args], { cwd, env, maxBuffer: 50_000_000 }).catch(
      (error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
      },
    )
    return stdout
  }
  const app: FreshApp = {
    folder,
    env,
    run: (program, ...args) => runIn(folder, program, args),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
  if (command) await runIn(parent, 'npm', command)
  mkdirSync(folder, { recursive: true })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  if (existsSync(join(folder, 'package.json'))) await app.run('npm', 'install')
  await app.run('git', 'init', '--quiet')
  await app.run('git', 'add', '--all')
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  await app.run('git', ...author, 'commit', '--quiet', '--message', 'A new app')
  return app
}

/** Without what the test runner sets: Vite and Astro behave differently under it. */
const toOwnEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITE|VITEST)(_|$)|^(NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST)$/.test(name),
    ),
  )
