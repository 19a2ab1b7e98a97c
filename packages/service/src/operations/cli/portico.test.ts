import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runPortico } from './portico.ts'
import { toOperator } from './to-operator.ts'

let folder: string
let said: string[]
let complaints: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-cli-'))
  said = []
  complaints = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runPortico(args, {
    env: { LOG_LEVEL: 'silent', ...env },
    workingFolder: folder,
    say: (line) => void said.push(line),
    complain: (line) => void complaints.push(line),
  })

describe('portico start', () => {
  let other: Server
  let port: number
  beforeEach(async () => {
    other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })
  afterEach(() => new Promise((resolve) => other.close(resolve)))

  test.each([
    ['start', 'npm start'],
    ['npx', 'npx portico'],
    ['', 'portico start'],
  ])('says what to do when its port is in use, after %s', async (event, command) => {
    const env = { PORT: String(port), npm_lifecycle_event: event }
    expect(await run(['start'], env)).toBe(1)
    expect(complaints).toEqual([
      `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${port + 1} ${command}`,
    ])
    expect(said).toEqual([])
  })

  test('SVC-03 refuses to boot in production without keys, and says what to set', async () => {
    expect(await run(['start'], { NODE_ENV: 'production' })).toBe(1)
    expect(complaints[0]).toBe('Portico cannot start with this configuration:')
    expect(complaints.slice(1)).toEqual([
      expect.stringContaining('PORTICO_BASE_URL is missing; set it to'),
      expect.stringContaining('SMTP_URL is missing; set it to'),
      expect.stringContaining('MAIL_FROM is missing; set it to'),
      expect.stringContaining(`portico.config.ts is missing in ${folder}; create one`),
      expect.stringContaining('PORTICO_ROOT_KEY is missing; every other key'),
    ])
  })
})

describe('portico migrate', () => {
  test('migrates a new database, and reports the second time that there was nothing to do', async () => {
    expect(await run(['migrate'])).toBe(0)
    expect(await run(['migrate'])).toBe(0)
    const file = join(folder, '.portico', 'portico.db')
    expect(said).toEqual([
      expect.stringMatching(
        /^The sqlite database \S+ is up to date: 0001-sign-in-by-email, .*0011-key-check/,
      ),
      `The sqlite database ${file} is already up to date.`,
    ])
  })
})

describe('portico doctor', () => {
  test('reports what is configured', async () => {
    await writeFile(
      join(folder, 'portico.config.mjs'),
      'export default { development: { name: "Meridian" } }',
    )
    await mkdir(join(folder, 'public'))
    expect(await run(['doctor'], { STATIC_FOLDERS: 'public' })).toBe(0)
    expect(said).toEqual([
      'ok    mode        development',
      'ok    address     http://localhost:3000, listening on 127.0.0.1:3000',
      'ok    projects    Meridian',
      'ok    mail        kept in the dev inbox',
      `ok    database    sqlite, ${join(folder, '.portico', 'portico.db')}`,
      'ok    issuer      http://localhost:3000 (Meridian), 0 client apps in the configuration',
      expect.stringMatching(/^note {2}pages {7}portico\.js is in none of the static folders/),
    ])
  })

  test('reports when nobody new can sign up', async () => {
    await writeFile(
      join(folder, 'portico.config.mjs'),
      "export default { development: { privateMode: true, redirectUrls: [{ url: 'http://localhost/', kinds: ['login'] }] } }",
    )
    expect(await run(['doctor'])).toBe(0)
    expect(said).toContainEqual(
      expect.stringMatching(/^note {2}sign-up {5}Portico: privateMode .* reset_password$/),
    )
  })
})

test('an unknown command is refused with the list of known commands', async () => {
  expect(await run(['stat'])).toBe(2)
  expect(complaints.join()).toContain('There is no command "stat".')
  expect(complaints.join()).toContain('migrate')
})

test('--version prints the versions of Portico and of Node', async () => {
  expect(await run(['--version'])).toBe(0)
  expect(said).toEqual([expect.stringMatching(/^portico \d+\.\d+\.\d+, Node \d+\.\d+\.\d+$/)])
})

test.each([
  [{ SUDO_USER: 'grace', USER: 'root' }, 'grace'],
  [{ USER: 'grace' }, 'grace'],
  [{ LOGNAME: 'grace' }, 'grace'],
  [{ USER: '' }, 'uid 1000'],
])('the audit log names the operator of %j', (env, id) => {
  expect(toOperator({ env, account: 'uid 1000' })).toEqual({ kind: 'operator', id })
})
