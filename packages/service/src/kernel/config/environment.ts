/** Parses the environment variables of the service. Each problem names its variable. */
import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { MailConfig, ServiceConfig } from './config.ts'
import { findMeant, toHint } from './find-meant.ts'
import { findSenderError } from './find-sender-error.ts'
import { readDkim } from './read-dkim.ts'
import { findTokenError } from './secrets.ts'
import { isSmtpName, toSmtpName } from './smtp-name.ts'

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
  const read = (key: string) => env[key]?.trim() || undefined
  const complain = (key: string, message: string) => void problems.push({ key, message })

  const mode = readMode(read, complain)
  const port = readPort(read, complain)
  const dataFolder = resolve(workingFolder, read('DATA_FOLDER') ?? '.portico')
  const baseUrl = readBaseUrl(read, complain, mode, port)
  return {
    mode,
    port,
    dataFolder,
    host: readHost(read, complain, mode),
    baseUrl,
    database: readDatabase(read, complain, workingFolder, dataFolder),
    trustedProxies: readTrustedProxies(read, complain),
    mail: readMail(read, complain, { mode, baseUrl }),
    logLevel: readLogLevel(read, complain, mode),
    breachRangeUrl: readBreachRangeUrl(read, complain),
    metricsToken: readMetricsToken(read, complain),
  }
}

type Read = (key: string) => string | undefined
type Complain = (key: string, message: string) => void
type Mode = ServiceConfig['mode']

function readMode(read: Read, complain: Complain): Mode {
  const mode = read('PORTICO_MODE')
  if (mode === 'production' || mode === 'development') return mode
  if (mode !== undefined) {
    const hint = toHint(mode, ['production', 'development'])
    complain('PORTICO_MODE', `must be production or development, got "${mode}"${hint}`)
    return 'production'
  }
  const nodeEnv = read('NODE_ENV')
  if (nodeEnv === 'production') return 'production'
  if (nodeEnv === undefined || nodeEnv === 'development' || nodeEnv === 'test') return 'development'
  // A typo must not start a service in development mode, where anyone can read all mails, instead of production mode.
  const meant = findMeant(nodeEnv, ['production', 'development'])
  complain(
    'NODE_ENV',
    meant === null
      ? `is "${nodeEnv}", which is neither production nor development; set PORTICO_MODE`
      : `must be production or development, got "${nodeEnv}"; did you mean "${meant}"?`,
  )
  return 'production'
}

function readPort(read: Read, complain: Complain): number {
  const text = read('PORT')
  if (text === undefined) return defaultPort
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  complain('PORT', `must be a number from 1 to 65535, got "${text}"`)
  return defaultPort
}

function readHost(read: Read, complain: Complain, mode: Mode): string {
  const host = read('HOST') ?? '127.0.0.1'
  const isLoopback = isLoopbackHost(host) || host === '::1'
  if (mode === 'development' && !isLoopback) {
    // In development anyone who reaches the service can read all mails.
    complain(
      'HOST',
      `must be a loopback address in development, got "${host}". A phone reaches it by "adb reverse", or by an https tunnel whose address PORTICO_BASE_URL names: docs/configuration.md`,
    )
    return '127.0.0.1'
  }
  return host
}

function readBaseUrl(read: Read, complain: Complain, mode: Mode, port: number): string {
  const text = read('PORTICO_BASE_URL')
  const fallback = `http://localhost:${port}`
  if (text === undefined) {
    if (mode === 'production') {
      complain(
        'PORTICO_BASE_URL',
        'is missing; set it to the https address at which browsers reach the service, like https://auth.example.com',
      )
    }
    return fallback
  }
  const url = URL.canParse(text) ? new URL(text) : null
  const bare = text.replace(/\/$/, '')
  if (url === null || url.origin !== bare) {
    const meant = [text, `https://${text}`].find((one) => URL.canParse(one) && isWeb(new URL(one)))
    const hint = meant === undefined ? '' : `; did you mean "${new URL(meant).origin}"?`
    complain(
      'PORTICO_BASE_URL',
      `must be an origin without a path, like https://auth.example.com, got "${text}"${hint}`,
    )
    return fallback
  }
  if (mode === 'production' && url.protocol !== 'https:') {
    complain('PORTICO_BASE_URL', `must be https in production, got "${text}"`)
  }
  return bare
}

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:'

function readDatabase(
  read: Read,
  complain: Complain,
  workingFolder: string,
  dataFolder: string,
): ServiceConfig['database'] {
  const url = read('DATABASE_URL')
  if (url === undefined) return { kind: 'sqlite', file: resolve(dataFolder, 'portico.db') }
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return { kind: 'postgres', url }
  const file = /^(?:sqlite|file):(?:\/\/)?(.+)$/.exec(url)?.[1]
  if (file !== undefined) return { kind: 'sqlite', file: resolve(workingFolder, file) }
  // The message omits the value, which may contain a password.
  complain(
    'DATABASE_URL',
    /^postgres(ql)?:/.test(url)
      ? 'must be a URL like postgres://user:password@host:5432/name; percent-encode / : @ # or ? in the password'
      : 'must start with postgres:// (or file: for an SQLite file)',
  )
  return { kind: 'sqlite', file: resolve(dataFolder, 'portico.db') }
}

function readTrustedProxies(read: Read, complain: Complain): readonly string[] {
  const entries = (read('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  return entries.filter((entry) => {
    if (isNarrowRange(entry)) return true
    complain(
      'TRUSTED_PROXIES',
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

const missingSender = 'is missing; set it to the sender address of mail, like no-reply@example.com'

function readMail(
  read: Read,
  complain: Complain,
  { mode, baseUrl }: { readonly mode: Mode; readonly baseUrl: string },
): MailConfig {
  const url = read('SMTP_URL')
  const from = read('MAIL_FROM')
  if (url === undefined && from === undefined) {
    if (mode === 'production') {
      complain(
        'SMTP_URL',
        'is missing; set it to your mail server, like smtps://user:password@mail.example.com',
      )
      complain('MAIL_FROM', missingSender)
    }
    return { kind: 'dev-inbox' }
  }
  if (url === undefined) {
    complain(
      'SMTP_URL',
      'is missing, but MAIL_FROM is set; without both, mail stays in the dev inbox',
    )
  } else if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    // The message omits the value, which may contain a password.
    complain(
      'SMTP_URL',
      'must be a URL like smtps://user:password@mail.example.com; percent-encode / : @ # or ? in the password',
    )
  }
  const error = from === undefined ? missingSender : findSenderError(from)
  if (error !== null) complain('MAIL_FROM', error)
  const name = readSmtpName(read, complain, url) ?? toSmtpName(baseUrl)
  return { kind: 'smtp', url: url ?? '', from: from ?? '', name, dkim: readDkim(read, complain) }
}

/** Reads the operator's name for EHLO, which may also be in the URL's query; null without one. */
function readSmtpName(read: Read, complain: Complain, url: string | undefined): string | null {
  const own = read('SMTP_NAME')
  const name = own ?? URL.parse(url ?? '')?.searchParams.get('name') ?? null
  if (name === null || isSmtpName(name)) return name
  complain(
    own === undefined ? 'SMTP_URL' : 'SMTP_NAME',
    `must name this service to mail servers as DNS knows it, like auth.example.com, got "${name}"`,
  )
  return null
}

function readLogLevel(read: Read, complain: Complain, mode: Mode): ServiceConfig['logLevel'] {
  // In development a developer reads the terminal, and a line for each request would hide the important ones.
  const text = read('LOG_LEVEL') ?? (mode === 'production' ? 'info' : 'warn')
  const level = logLevels.find((one) => one === text)
  if (level === undefined) {
    complain(
      'LOG_LEVEL',
      `must be one of ${logLevels.join(', ')}, got "${text}"${toHint(text, logLevels)}`,
    )
  }
  return level ?? 'info'
}

function readMetricsToken(read: Read, complain: Complain): string | null {
  const token = read('METRICS_TOKEN')
  if (token === undefined) return null
  const error = findTokenError(token)
  if (error !== null) complain('METRICS_TOKEN', error)
  return token
}

function readBreachRangeUrl(read: Read, complain: Complain): string | null {
  const url = read('BREACH_RANGE_URL')?.replace(/(?<!\/)\/+$/, '')
  if (url === undefined) return null
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    complain('BREACH_RANGE_URL', `must be a URL like https://passwords.example.com, got "${url}"`)
    return null
  }
  return url
}
