/** New apps as a developer has them before Portico: made by the framework's own generator, installed and committed. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findNewerNode } from './framework-host.ts'
import type { Registry } from './start-registry.ts'
import { startTemplateHost } from './start-template-host.ts'

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
  /** Its command line for npm; null where a folder is all there is. */
  readonly command: readonly string[] | null
  /** What it leaves to the developer. */
  readonly files?: Readonly<Record<string, string>>
  /** The type check that the framework has for apps that ask for it. */
  readonly typeCheck?: { readonly script: string; readonly packages: readonly string[] }
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
    command: [
      ...['create', 'react-router@8.4.0', 'app', '--', '--yes', '--no-install', '--no-git-init'],
    ],
    checks: ['typecheck', 'build'],
    method: 'code',
  },
  hono: {
    command: [
      'create',
      'hono@0.19.5',
      'app',
      '--',
      '--template',
      'nodejs',
      '--pm',
      'npm',
      '--install',
    ],
    checks: ['build'],
    method: 'code',
  },
  sveltekit: {
    command: [
      ...['exec', 'sv@0.17.1', '--', 'create', 'app', '--template', 'minimal', '--types', 'ts'],
      ...['--no-add-ons', '--no-install'],
    ],
    checks: ['check', 'build'],
    method: 'link',
  },
  nuxt: {
    command: [
      ...['create', 'nuxt@3.37.0', 'app', '--', '--template', 'v4', '--packageManager', 'npm'],
      ...['--no-install', '--no-gitInit', '--no-modules'],
    ],
    typeCheck: { script: 'nuxt typecheck', packages: ['typescript@5.9.3', 'vue-tsc@3.3.14'] },
    checks: ['build', 'typecheck'],
    method: 'code',
  },
  astro: {
    command: [
      ...['create', 'astro@5.2.4', 'app', '--', '--template', 'minimal', '--yes', '--no-install'],
      ...['--no-git', '--skip-houston', '--no-ai'],
    ],
    typeCheck: { script: 'astro check', packages: ['typescript@5.9.3', '@astrojs/check@0.9.10'] },
    checks: ['build', 'typecheck'],
    method: 'link',
  },
} as const satisfies Readonly<Record<string, Generator>>

export type FreshAppName = keyof typeof generators

/** Makes an app, installs what it needs, and commits it. */
export async function createFreshApp(name: FreshAppName, registry: Registry): Promise<FreshApp> {
  const { command, files = {}, typeCheck }: Generator = generators[name]
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
  const runIn = async (
    cwd: string,
    program: string,
    args: readonly string[],
    furtherEnv: Readonly<Record<string, string>> = {},
  ) => {
    const options = { cwd, env: { ...env, ...furtherEnv }, maxBuffer: 50_000_000 }
    const running = run(program, [...args], options)
    running.child.stdin?.end() // a question would wait forever
    const { stdout } = await running.catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
    })
    return stdout
  }
  const app: FreshApp = {
    folder,
    env,
    run: (program, ...args) => runIn(folder, program, args),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
  if (command) {
    const host = await startTemplateHost()
    const cache = { XDG_CACHE_HOME: join(parent, 'cache') }
    await runIn(parent, 'npm', command, { ...host.env, ...cache }).finally(host.stop)
  }
  mkdirSync(folder, { recursive: true })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  if (existsSync(join(folder, 'package.json'))) await app.run('npm', 'install')
  if (typeCheck) {
    await app.run('npm', 'install', '--save-dev', ...typeCheck.packages)
    await app.run('npm', 'pkg', 'set', `scripts.typecheck=${typeCheck.script}`)
  }
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
