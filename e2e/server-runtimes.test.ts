/** `@portico/server` on runtimes that are not Node; each is installed from the registry, in the long run. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createWorld, type World } from '@portico/testkit'
import { takeRows } from '@portico/testkit/run'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunningHost, startServer } from './support/framework-host.ts'
import { packAll } from './support/pack.ts'

const run = promisify(execFile)
const timeout = 600_000
const ada = 'ada@example.com'

interface Runtime {
  readonly name: string
  readonly packageName: string
  /** Arguments of Node, or of the runtime's own program. */
  readonly command: readonly [string, ...string[]]
}

const runtimes: readonly Runtime[] = [
  {
    name: 'workerd',
    packageName: 'miniflare@4.20260730.0',
    command: ['node', 'serve-workerd.mjs'],
  },
  { name: 'Bun', packageName: 'bun@1.4.5', command: ['node_modules/.bin/bun', 'serve-bun.mjs'] },
]

describe.each(takeRows(runtimes, []))('the package on $name', ({ packageName, command }) => {
  let folder: string
  let world: World
  let host: RunningHost
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portico-runtime-'))
    cpSync(fileURLToPath(new URL('runtimes', import.meta.url)), folder, { recursive: true })
    const packed = await packAll(['server'])
    const flags = ['--no-audit', '--no-fund', '--prefer-offline']
    await run('npm', ['install', ...flags, ...packed, packageName], { cwd: folder })
    // one file, as such runtimes are given
    await build({
      root: folder,
      configFile: false,
      logLevel: 'warn',
      build: {
        lib: { entry: join(folder, 'worker.mjs'), formats: ['es'], fileName: () => 'worker.js' },
        outDir: join(folder, 'built'),
        minify: false,
      },
    })
  }, timeout)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    world = await createWorld({ project: { sessionCookies: { httpOnly: true, domain: null } } })
    host = await startServer(folder, command, world)
  }, timeout)
  afterEach(async () => {
    await host?.stop()
    await world?.stop()
  })

  const call = (path: string, body: object) => {
    const { publicToken } = world.project
    return fetch(`${host.origin}/sdk/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`,
        'content-type': 'application/json',
        origin: host.origin,
      },
      body: JSON.stringify(body),
    })
  }
  const load = async (path: string, cookie = '') => {
    const answer = await fetch(host.origin + path, { headers: { cookie } })
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    return { status: answer.status, cookies, body: await answer.json() }
  }

  test(
    'passes /sdk on, knows who it is, renews the session, and hears of its end',
    async () => {
      const sent = await (await call('/otps/email/login_or_create', { email: ada })).json()
      const answer = await call('/otps/authenticate', {
        method_id: sent.data.method_id,
        token: await world.inbox.codeFor(ada),
        session_duration_minutes: 60,
      })
      const { data } = await answer.json()
      expect(data.session.attributes.ip_address).toBe('198.51.100.7')
      const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
      expect(cookies).toHaveLength(2)

      expect(await load('/', cookies.join('; '))).toMatchObject({
        body: { email: ada },
        cookies: [],
      })
      const token = cookies.find((one) => one.startsWith('stytch_session=')) ?? ''
      const renewed = await load('/', token)
      expect(renewed.body).toEqual({ email: ada })
      expect(renewed.cookies.map((one) => one.split('=')[0])).toEqual([
        'stytch_session',
        'stytch_session_jwt',
      ])
      expect((await load('/editors', cookies.join('; '))).status).toBe(403)
      expect((await load('/count')).body.results).toHaveLength(1)
      expect((await load('/')).body).toEqual({ email: null, reason: 'no_session' })
      expect((await load('/', 'stytch_session=a-token-of-nobody')).body).toEqual({
        email: null,
        reason: 'session_over',
      })
    },
    timeout,
  )
})

test('the package imports nothing of Node, and jose alone, so that every runtime with fetch can load it', () => {
  const sources = fileURLToPath(new URL('../packages/server/src', import.meta.url))
  const imported = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|\.d\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/(?:from|import) '([^.'][^']*)'/g),
    ])
    .map(([, name]) => name)
  expect([...new Set(imported)].sort()).toEqual(['jose', 'next/headers', 'next/server'])
})
