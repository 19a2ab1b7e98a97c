/** Parses the environment variables of the service. Each problem names its variable. */

import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { OpenVariable, Variable } from '../../foundation/environment-variable.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ServiceConfig } from './config.ts'
import { findMeant, toHint } from './find-meant.ts'
import type { variables } from './find-variable-errors.ts'
import { readMail } from './read-mail.ts'
import { findTokenError } from './secrets.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The settings that only the environment contains. */
export type EnvironmentConfig = Pick<
  ServiceConfig,
  | 'mode'
  | 'baseUrl'
  | 'host'
  | 'port'
  | 'database'
  | 'trustedProxies'
  | 'mail'
  | 'logLevel'
  | 'breachRangeUrl'
  | 'metricsToken'
> & { readonly dataFolder: string }

const defaultPort = 3000
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Reads all variables. Invalid ones are added to `problems` and get a harmless value. */
export function readEnvironment(
  env: Environment,
  workingFolder: string,
  problems: ConfigProblem[],
): EnvironmentConfig {
  const open = (key: string): Variable => ({
    text: env[key]?.trim() || undefined,
    complain: (message) => void problems.push({ key, message }),
  })
  const mode = readMode(open)
  const port = readPort(open('PORT'))
  const dataFolder = resolve(workingFolder, open('DATA_FOLDER').text ?? '.portico')
  const baseUrl = readBaseUrl(open('PORTICO_BASE_URL'), mode, port)
  return {
    mode,
    port,
    dataFolder,
    host: readHost(open('HOST'), mode),
    baseUrl,
    database: readDatabase(open('DATABASE_URL'), workingFolder, dataFolder),
    trustedProxies: readTrustedProxies(open('TRUSTED_PROXIES')),
    mail: readMail(open, { mode, baseUrl }),
    logLevel: readLogLevel(open('LOG_LEVEL'), mode),
    breachRangeUrl: readBreachRangeUrl(open('BREACH_RANGE_URL')),
    metricsToken: readMetricsToken(open('METRICS_TOKEN')),
  }
}

type Mode = ServiceConfig['mode']

function readMode(open: OpenVariable<(typeof variables)[number]>): Mode {
  const { text: mode, complain } = open('PORTICO_MODE')
  if (mode === 'production' || mode === 'development') return mode
  if (mode !== undefined) {
    const hint = toHint(mode, ['production', 'development'])
    complain(`must be production or development, got "${mode}"${hint}`)
    return 'production'
  }
  const { text: nodeEnv, complain: complainOfNode } = open('NODE_ENV')
  if (nodeEnv === 'production') return 'production'
  if (nodeEnv === undefined || nodeEnv === 'development' || nodeEnv === 'test') return 'development'
  // A typo must not start a service in development mode, where anyone can read all mails, instead of production mode.
  const meant = findMeant(nodeEnv, ['production', 'development'])
  complainOfNode(
    meant === null
      ? `is "${nodeEnv}", which is neither production nor development; set PORTICO_MODE`
      : `must be production or development, got "${nodeEnv}"; did you mean "${meant}"?`,
  )
  return 'production'
}

function readPort({ text, complain }: Variable): number {
  if (text === undefined) return defaultPort
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  complain(`must be a number from 1 to 65535, got "${text}"`)
  return defaultPort
}

function readHost({ text: host = '127.0.0.1', complain }: Variable, mode: Mode): string {
  if (mode !== 'development' || isLoopbackHost(host) || host === '::1') return host
  // In development anyone who reaches the service can read all mails.
  complain(
    `must be a loopback address in development, got "${host}". A phone reaches it by "adb reverse", or by an https tunnel whose address PORTICO_BASE_URL names: docs/configuration.md`,
  )
  return '127.0.0.1'
}

function readBaseUrl({ text, complain }: Variable, mode: Mode, port: number): string {
  const fallback = `http://localhost:${port}`
  if (text === undefined) {
    if (mode === 'production') {
      complain(
        'is missing; set it to the https address at which browsers reach the service, like https://auth.example.com',
      )
    }
    return fallback
  }
  const url = isUrl(text) ? new URL(text) : null
  const bare = text.replace(/\/$/, '')
  if (url === null || url.origin !== bare) {
    const meant = [text, `https://${text}`].find((one) => isUrl(one) && isWeb(new URL(one)))
    const hint = meant === undefined ? '' : `; did you mean "${new URL(meant).origin}"?`
    complain(
      `must be an origin without a path, like https://auth.example.com, got "${text}"${hint}`,
    )
    return fallback
  }
  if (mode === 'production' && url.protocol !== 'https:') {
    complain(`must be https in production, got "${text}"`)
  }
  return bare
}

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:'

function readDatabase(
  { text: url, complain }: Variable,
  workingFolder: string,
  dataFolder: string,
): ServiceConfig['database'] {
  const own = { kind: 'sqlite', file: resolve(dataFolder, 'portico.db') } as const
  if (url === undefined) return own
  if (/^postgres(ql)?:\/\//.test(url) && isUrl(url)) return { kind: 'postgres', url }
  const file = /^(?:sqlite|file):(?:\/\/)?(.+)$/.exec(url)?.[1]
  if (file !== undefined) return { kind: 'sqlite', file: resolve(workingFolder, file) }
  // The message omits the value, which may contain a password.
  complain(
    /^postgres(ql)?:/.test(url)
      ? 'must be a URL like postgres://user:password@host:5432/name; percent-encode / : @ # or ? in the password'
      : 'must start with postgres:// (or file: for an SQLite file)',
  )
  return own
}

function readTrustedProxies({ text = '', complain }: Variable): readonly string[] {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '')
  return entries.filter((entry) => {
    if (isNarrowRange(entry)) return true
    complain(
      `must list addresses or ranges like 10.0.0.0/8, got "${entry}"; a range of all addresses is refused`,
    )
    return false
  })
}

function isNarrowRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  const bits = Number(prefix)
  // A wider range would trust the addresses of unknown machines.
  if (!/^\d+$/.test(prefix) || bits < 7) return false
  try {
    new BlockList().addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4')
    return true
  } catch {
    return false
  }
}

function readLogLevel({ text, complain }: Variable, mode: Mode): ServiceConfig['logLevel'] {
  // In development a developer reads the terminal, and a line for each request would hide the important ones.
  const wanted = text ?? (mode === 'production' ? 'info' : 'warn')
  const level = logLevels.find((one) => one === wanted)
  if (level !== undefined) return level
  complain(`must be one of ${logLevels.join(', ')}, got "${wanted}"${toHint(wanted, logLevels)}`)
  return 'info'
}

function readMetricsToken({ text: token, complain }: Variable): string | null {
  if (token === undefined) return null
  const error = findTokenError(token)
  if (error !== null) complain(error)
  return token
}

function readBreachRangeUrl({ text, complain }: Variable): string | null {
  const url = text?.replace(/(?<!\/)\/+$/, '')
  if (url === undefined) return null
  if (/^https?:\/\//.test(url) && isUrl(url)) return url
  complain(`must be a URL like https://passwords.example.com, got "${url}"`)
  return null
}
