import { describe, expect, test } from 'vitest'
import { usualMailSender } from '../../senders/all-mail-senders.ts'
import { productionRates } from './default-rates.ts'
import { variables } from './find-variable-errors.ts'
import { type Examined, findWeakSettings } from './find-weak-settings.ts'

type Settings = Examined['settings']

const safe: Settings = {
  mode: 'production',
  baseUrl: 'https://auth.example.com',
  database: { kind: 'postgres', url: 'postgres://u:p@db.example.com/x?sslmode=verify-full' },
  mail: { type: 'smtp', url: 'smtps://u:p@mail.example.com', from: 'a@example.com', dkim: null },
  breachRangeUrl: 'https://passwords.example.com',
}
const smtp = (url: string) => ({ mail: { ...safe.mail, url } }) as Partial<Settings> // mail settings of kind smtp
const postgres = (url: string): Partial<Settings> => ({ database: { kind: 'postgres', url } })
const find = (
  settings: Partial<Settings> = {},
  env: Examined['env'] = {},
  projects: Examined['projects'] = [],
) => findWeakSettings({ env, settings: { ...safe, ...settings }, projects })

/** For each variable: the ways in which it can weaken security without a message, and where they are reported. */
const judged: Record<
  string,
  'refused here' | 'said here' | 'refused where it is read' | 'takes nothing'
> = {
  BREACH_RANGE_URL: 'refused here',
  DATABASE_URL: 'said here',
  DATA_FOLDER: 'takes nothing',
  DKIM_PRIVATE_KEY: 'refused where it is read',
  DKIM_SELECTOR: 'takes nothing',
  HOST: 'refused where it is read',
  LOG_LEVEL: 'takes nothing',
  MAIL_FROM: 'takes nothing',
  METRICS_TOKEN: 'refused where it is read',
  NODE_ENV: 'refused where it is read',
  PORT: 'takes nothing',
  PORTICO_BASE_URL: 'refused where it is read',
  PORTICO_CLIENT_APP: 'takes nothing',
  PORTICO_MODE: 'said here',
  PORTICO_ROOT_KEY: 'refused where it is read',
  SMTP_NAME: 'refused where it is read',
  SMTP_URL: 'refused here',
  STATIC_FOLDERS: 'refused where it is read',
  TRUSTED_PROXIES: 'refused where it is read',
  UV_THREADPOOL_SIZE: 'takes nothing',
}

/** Settings and Node variables that weaken the service; each is reported under its name. */
const weak: readonly [name: string, how: 'refused' | 'said', found: ReturnType<typeof find>][] = [
  ['NODE_TLS_REJECT_UNAUTHORIZED', 'refused', find({}, { NODE_TLS_REJECT_UNAUTHORIZED: '0' })],
  ...['--insecure-http-parser', '--tls-keylog=/tmp/k', '--tls-min-v1.0', '--tls-min-v1.1'].map(
    (option) => ['NODE_OPTIONS', 'refused', find({}, { NODE_OPTIONS: `--a ${option}` })] as const,
  ),
  ['NODE_OPTIONS', 'said', find({}, { NODE_OPTIONS: '--inspect-brk' })],
  ['NODE_DEBUG', 'said', find({}, { NODE_DEBUG: 'HTTP' })],
  ['BREACH_RANGE_URL', 'refused', find({ breachRangeUrl: 'http://10.0.0.8' })],
  ['SMTP_URL', 'refused', find(smtp('smtps://u:p@mail.example.com?tls.rejectUnauthorized=false'))],
  ['SMTP_URL', 'refused', find(smtp('smtp://u:p@mail.example.com?ignoreTLS=TRUE'))],
  ['SMTP_URL', 'refused', find(smtp('smtp://u:p@mail.example.com?requireTLS=false'))],
  ['SMTP_URL', 'said', find(smtp('smtp://mail.example.com'))],
  ...['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify'].map(
    (query) => ['DATABASE_URL', 'said', find(postgres(`postgres://u@db/x${query}`))] as const,
  ),
  ['PORTICO_MODE', 'said', find({ mode: 'development' })],
  ...Object.entries(productionRates).map(
    ([name, { max, perSeconds }]) =>
      [
        `shop.rates.${name}`,
        'said',
        find({}, {}, [['shop', { rates: { [name]: { max: max * 101, perSeconds } } }]]),
      ] as const,
  ),
].map(([name, how, found]) => [name, how, found] as const) as never // the type of the rows above

describe('S12: settings that weaken security', () => {
  test('S12: each variable that can is judged', () => {
    expect(Object.keys(judged).sort()).toEqual([...variables, ...usualMailSender.variables].sort())
    const told = new Set(weak.map(([name]) => name))
    for (const [name, how] of Object.entries(judged))
      if (how.endsWith('here')) expect(told).toContain(name)
  })

  test.each(weak)('S12: %s is %s', (name, how, found) => {
    const { problems, notes } = found
    const lines = problems.map(({ key, message }) => `${key} ${message}`)
    expect(how === 'refused' ? lines : notes).toEqual([
      expect.stringMatching(`^${toPattern(name)} `),
    ])
    expect(how === 'refused' ? notes : lines).toEqual([])
  })

  test('S12: development reports the settings that production refuses', () => {
    const development = { mode: 'development', baseUrl: 'http://localhost:3000' } as const
    const { problems, notes } = find(development, { NODE_TLS_REJECT_UNAUTHORIZED: '0' })
    expect(problems).toEqual([])
    expect(notes).toEqual([expect.stringContaining('NODE_TLS_REJECT_UNAUTHORIZED is 0')])
  })

  test.each<[string, Partial<Settings>, Examined['env']]>([
    ['nothing', {}, { NODE_OPTIONS: '--max-old-space-size=512', NODE_DEBUG: 'fs' }],
    ['a machine of one’s own', smtp('smtp://127.0.0.1?ignoreTLS=true'), {}],
    ['a breach list on loopback', { breachRangeUrl: 'http://127.0.0.1:8080' }, {}],
    ['a database behind a socket', postgres('postgres:///x?host=/var/run/postgresql'), {}],
    ['a database on loopback', postgres('postgres://localhost/x'), {}],
    ['mail that requires TLS', smtp('smtp://mail.example.com?requireTLS=true'), {}],
    ['a plain database file', { database: { kind: 'sqlite', file: '/x' } }, {}],
  ])('S12: nothing is said of %s', (_name, settings, env) => {
    const rates = { sendPerAddress: { max: 50, perSeconds: 600 } }
    expect(find(settings, env, [['shop', { rates }]])).toEqual({ problems: [], notes: [] })
  })
})

const toPattern = (text: string) => text.replace(/[.[\]]/g, '\\$&')
