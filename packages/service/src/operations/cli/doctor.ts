import { lookup, Resolver } from 'node:dns/promises'
import { systemClock } from '../../foundation/clock.ts'
import { ConfigError, type ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import { findClosedDoors } from '../../kernel/config/find-closed-doors.ts'
import { examineConfig } from '../../kernel/config/load-config.ts'
import { createGuardedFetch } from '../../kernel/outgoing/guarded-fetch.ts'
import { nameDatabase } from '../../kernel/storage/name-database.ts'
import { allMethods } from '../../methods/all-methods.ts'
import { describeIdentityProviders } from './describe-identity-providers.ts'
import { examineDkim } from './examine-dkim.ts'
import { examineSmtpName } from './examine-smtp-name.ts'
import { examineDatabase, examineMail } from './examine-surroundings.ts'
import { readArguments } from './read-arguments.ts'
import { sendTestMessage } from './send-test-message.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** The usage of `portico doctor`. */
export const doctorUsage = `portico doctor                     check the configuration and what it leads to, and report errors
               --send-to <recipient>   also send a test message to an address or to a number in E.164,
                                       by every way that is configured`

/**
 * `portico doctor`: shows the configuration, tests the database, the mail server and the methods' external systems, and
 * reports every problem.
 *
 * @throws UsageError
 */
export async function doctor(terminal: Terminal, args: readonly string[] = []): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { 'send-to': { type: 'string' } })
  if (positionals.length > 0) throw new UsageError(`doctor takes no "${positionals[0]}".`)
  const recipient = values['send-to']
  const { config, ...examined } = await examineConfig(terminal, { isReadOnly: true })
  const database = await examineDatabase(examined, terminal.env)
  const mail = await examineMail(examined)
  if (config === null) {
    throw new ConfigError([...examined.problems, ...database.problems, ...mail])
  }
  mail.push(...(await examineDkim(config, resolveTxt)))
  const { mail: own } = config
  const sender =
    own.kind === 'smtp' ? `from ${own.from}, as ${own.name ?? ''}` : 'kept in the dev inbox'
  const nameNote = await examineSmtpName(config, lookup)
  const lines = [
    `ok    mode        ${config.mode}`,
    `ok    address     ${config.baseUrl}, listening on ${config.host}:${config.port}`,
    `ok    projects    ${config.projects.map((project) => project.name).join(', ')}`,
    ...toLines('mail', mail, sender),
    ...(nameNote === null ? [] : [`note  mail        ${nameNote}`]),
    ...toLines(
      'database',
      database.problems,
      `${config.database.kind}, ${nameDatabase(config.database)}`,
    ),
    ...(database.pending
      ? [`note  database    the next start brings the schema up to date (${database.pending})`]
      : []),
    ...(database.isSearchSlow
      ? ['note  search      searching users is slow: the database lacks the extension pg_trgm']
      : []),
    ...(database.hasUnreadAddress
      ? [
          'note  proxy       a trusted proxy forwarded what is no address in the last day; users behind it share its limits: let it send X-Forwarded-For as an address, with or without a port',
        ]
      : []),
    ...examined.notes.map((text) => `note  environment ${text}`),
    ...findClosedDoors(config.projects).map((text) => `note  sign-up     ${text}`),
    ...describeIdentityProviders(config),
    ...(await examineMethods(config)),
    ...(recipient === undefined ? [] : await sendTestMessage(config, recipient)),
  ]
  for (const line of lines) terminal.say(line)
  return lines.some((line) => line.startsWith('wrong')) ? 1 : 0
}

async function examineMethods(config: ServiceConfig): Promise<readonly string[]> {
  const fetch = createGuardedFetch({ allowLoopback: config.mode === 'development' })
  const told = allMethods.map(({ examine }) => examine(config, { fetch, clock: systemClock }))
  return (await Promise.all(told)).flat()
}

/** Looks up TXT records. Receivers of mail do so as well, so a failed look-up is reported. */
const resolveTxt = (name: string) => new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name)

const toLines = (what: string, problems: readonly ConfigProblem[], fine: string) =>
  problems.length === 0
    ? [`ok    ${what.padEnd(11)} ${fine}`]
    : problems.map(({ key, message }) => `wrong ${what.padEnd(11)} ${key} ${message}`)
