import { lookup, Resolver } from 'node:dns/promises'
import { systemClock } from '../../foundation/clock.ts'
import { ConfigError, type ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import { findClosedDoors } from '../../kernel/config/find-closed-doors.ts'
import { type ExaminedConfig, examineConfig } from '../../kernel/config/load-config.ts'
import { createGuardedFetch } from '../../kernel/outgoing/guarded-fetch.ts'
import { nameDatabase } from '../../kernel/storage/name-database.ts'
import { allMethods } from '../../methods/all-methods.ts'
import { getMailSender } from '../../senders/all-mail-senders.ts'
import { describeIdentityProviders } from './describe-identity-providers.ts'
import { examineDatabase, examineMail, type Surroundings } from './examine-surroundings.ts'
import { type Finding, note, ok, readFinding, toLine, toReport, toWrong } from './finding.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import { sendTestMessage } from './send-test-message.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'

/** The usage of `portico doctor`. */
export const doctorUsage = `portico doctor                     check the configuration and what it leads to, and report errors
               --send-to <recipient>   also send a test message to an address or to a number in E.164,
                                       by every way that is configured
               --json                  print problems and notes as JSON, each with what to do next`

/**
 * `portico doctor`: shows the configuration, tests the database, the mail server and the methods' external systems, and
 * reports every problem.
 *
 * @throws UsageError
 */
export async function doctor(terminal: Terminal, args: readonly string[] = []): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { 'send-to': text, json: flag })
  if (positionals.length > 0) throw new UsageError(`doctor takes no "${positionals[0]}".`)
  const { config, ...examined } = await examineConfig(terminal, { isReadOnly: true })
  const database = await examineDatabase(examined, terminal.env)
  const mail = await examineMail(examined)
  if (config === null) {
    const problems = [...examined.problems, ...database.problems, ...mail]
    if (!values.json) throw new ConfigError(problems)
    const notes = examined.notes.map((text) => note('environment', text))
    terminal.say(toTerminalJson(toReport([...problems.map(toWrong('config')), ...notes])))
    return 1
  }
  const { mail: own } = config
  const addresses = config.projects.flatMap(({ mails }) => mails.from ?? own.from ?? [])
  const dns = await getMailSender(own).examineDns?.(own, addresses, { lookup, resolveTxt })
  mail.push(...(dns?.problems ?? []))
  const findings = await listFindings(config, { examined, database, mail, mailNotes: dns?.notes })
  const recipient = values['send-to']
  if (recipient !== undefined) {
    findings.push(...(await sendTestMessage(config, recipient)).map(readFinding))
  }
  if (values.json) terminal.say(toTerminalJson(toReport(findings)))
  else for (const finding of findings) terminal.say(toLine(finding))
  return findings.some(({ level }) => level === 'wrong') ? 1 : 0
}

interface Examined {
  readonly examined: Omit<ExaminedConfig, 'config'>
  readonly database: Surroundings
  readonly mail: readonly ConfigProblem[]
  readonly mailNotes?: readonly string[] | undefined
}

async function listFindings(
  config: ServiceConfig,
  { examined, database, mail, mailNotes = [] }: Examined,
): Promise<Finding[]> {
  const sender = getMailSender(config.mail).describe(config.mail)
  const place = `${config.database.kind}, ${nameDatabase(config.database)}`
  const methods = await examineMethods(config)
  return [
    ok('mode', config.mode),
    ok('address', `${config.baseUrl}, listening on ${config.host}:${config.port}`),
    ok('projects', config.projects.map((project) => project.name).join(', ')),
    ...(mail.length === 0 ? [ok('mail', sender)] : mail.map(toWrong('mail'))),
    ...mailNotes.map((text) => note('mail', text)),
    ...(database.problems.length === 0
      ? [ok('database', place)]
      : database.problems.map(toWrong('database'))),
    ...noteDatabase(database),
    ...examined.notes.map((text) => note('environment', text)),
    ...findClosedDoors(config.projects).map((text) => note('sign-up', text)),
    ...describeIdentityProviders(config).map(readFinding),
    ...methods.map(readFinding),
  ]
}

function noteDatabase({ pending, isSearchSlow, hasUnreadAddress }: Surroundings): Finding[] {
  const count = pending?.length ?? 0
  return [
    ...(count > 0
      ? [note('database', `the next start brings the schema up to date (${count})`)]
      : []),
    ...(isSearchSlow
      ? [note('search', 'searching users is slow: the database lacks the extension pg_trgm')]
      : []),
    ...(hasUnreadAddress
      ? [
          note(
            'proxy',
            'a trusted proxy forwarded what is no address in the last day; users behind it share its limits: let it send X-Forwarded-For as an address, with or without a port',
          ),
        ]
      : []),
  ]
}

async function examineMethods(config: ServiceConfig): Promise<readonly string[]> {
  const fetch = createGuardedFetch({ allowLoopback: config.mode === 'development' })
  const told = allMethods.map(({ examine }) => examine(config, { fetch, clock: systemClock }))
  return (await Promise.all(told)).flat()
}

/** Looks up TXT records. Receivers of mail do so as well, so a failed look-up is reported. */
const resolveTxt = (name: string) => new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name)
