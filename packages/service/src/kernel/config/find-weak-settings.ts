/**
 * Finds settings that make the service less safe than it seems: of Node, of its connections, and of limits. Settings
 * that make no sense in production are refused there; the others are reported.
 */

import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { getMailSender } from '../../senders/all-mail-senders.ts'
import type { ServiceConfig } from './config.ts'
import { productionRates } from './default-rates.ts'
import type { Environment } from './environment.ts'
import type { ProjectSettings } from './project-settings.ts'

/** The settings to examine. */
export interface Examined {
  readonly env: Environment
  readonly settings: Pick<
    ServiceConfig,
    'mode' | 'baseUrl' | 'database' | 'mail' | 'breachRangeUrl'
  >
  /** Each project's settings with their key in the configuration. */
  readonly projects: readonly (readonly [key: string, settings: ProjectSettings])[]
}

/** Problems that production refuses, and notes for the start and for `portico doctor`. */
export interface WeakSettings {
  readonly problems: readonly ConfigProblem[]
  readonly notes: readonly string[]
}

/** Options of Node that weaken its connections. */
const weakOptions = ['--insecure-http-parser', '--tls-keylog', '--tls-min-v1.0', '--tls-min-v1.1']
/** A limit that is this many times wider than the default stops no attack. */
const widest = 100

/** Finds all weak settings. */
export function findWeakSettings(examined: Examined): WeakSettings {
  const mail = getMailSender(examined.settings.mail).findWeakSettings?.(examined.settings.mail)
  const grave = [
    ...findInNode(examined.env),
    ...(mail?.grave ?? []),
    ...findInBreachList(examined.settings.breachRangeUrl),
  ]
  const isProduction = examined.settings.mode === 'production'
  return {
    problems: isProduction ? grave : [],
    notes: [
      ...(isProduction ? [] : grave.map(({ key, message }) => `${key} ${message}`)),
      ...findDebugging(examined.env),
      ...findOpenDevelopment(examined.settings),
      ...(isProduction
        ? [
            ...findPlainDatabase(examined.settings),
            ...(mail?.notes ?? []),
            ...findWideLimits(examined.projects),
          ]
        : []),
    ],
  }
}

/** The value in a list if the condition holds, otherwise an empty list. */
const when = <Value>(condition: boolean, value: Value): readonly Value[] =>
  condition ? [value] : []

function findInNode(env: Environment): readonly ConfigProblem[] {
  const options = (env.NODE_OPTIONS ?? '').split(/\s+/)
  const weak = options.find((option) => weakOptions.includes(option.split('=', 1)[0] ?? ''))
  return [
    ...when(env.NODE_TLS_REJECT_UNAUTHORIZED === '0', {
      key: 'NODE_TLS_REJECT_UNAUTHORIZED',
      message:
        'is 0: no certificate of a mail server, database or provider would be checked; remove it, and name your own authority in NODE_EXTRA_CA_CERTS',
    }),
    ...when(weak !== undefined, {
      key: 'NODE_OPTIONS',
      message: `has ${weak}, which weakens every connection; remove it`,
    }),
  ]
}

function findInBreachList(url: string | null): readonly ConfigProblem[] {
  if (url === null || !isUrl(url)) return []
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || isLoopbackHost(hostname)) return []
  const message = `must be https, got "${url}": somebody on the way could read what is asked and answer that a breached password is fine`
  return [{ key: 'BREACH_RANGE_URL', message }]
}

function findDebugging(env: Environment): readonly string[] {
  const isInspected = /(^|\s)--inspect/.test(env.NODE_OPTIONS ?? '')
  const told = (env.NODE_DEBUG ?? '')
    .split(',')
    .filter((one) => /^(http|https|tls|net)$/i.test(one))
  return [
    ...when(
      isInspected,
      'NODE_OPTIONS has --inspect: a debugger reads everything that the service keeps in memory',
    ),
    ...when(
      told.length > 0,
      `NODE_DEBUG has ${told.join(', ')}: headers with tokens are printed, past the log`,
    ),
  ]
}

/** A development service shows all mails to every visitor. */
function findOpenDevelopment({ mode, baseUrl }: Examined['settings']): readonly string[] {
  if (mode === 'production' || isLoopbackHost(new URL(baseUrl).hostname)) return []
  return [
    `PORTICO_MODE is development, and PORTICO_BASE_URL is ${baseUrl}: everybody who reaches that address reads every mail in the dev inbox; set PORTICO_MODE=production`,
  ]
}

/** Finds an unencrypted connection to another machine; in a closed network it may be intended. */
const findPlainDatabase = ({ database }: Examined['settings']): readonly string[] =>
  when(
    database.kind === 'postgres' && isPlainDatabase(new URL(database.url)),
    'DATABASE_URL has no sslmode that checks the server: add sslmode=verify-full, unless the network is closed',
  )

function isPlainDatabase({ hostname, searchParams }: URL): boolean {
  // The connection stays on this machine.
  if (hostname === '' || searchParams.get('host')?.startsWith('/') || isLoopbackHost(hostname)) {
    return false
  }
  const mode = searchParams.get('sslmode') ?? ''
  return !['require', 'verify-ca', 'verify-full'].includes(mode)
}

function findWideLimits(projects: Examined['projects']): readonly string[] {
  return projects.flatMap(([key, { rates = {} }]) =>
    Object.entries(productionRates).flatMap(([name, usual]) => {
      const own = rates[name as keyof typeof productionRates] // `name` is one of the declared rates
      if (!own) return []
      const times = own.max / own.perSeconds / (usual.max / usual.perSeconds)
      return when(
        times > widest,
        `${key}.rates.${name} is ${Math.floor(times)} times as wide as the default: it stops no attack`,
      )
    }),
  )
}
