/** The command line: finds and runs the command, and prints configuration problems as readable lines. */
import { readFileSync } from 'node:fs'
import { ConfigError } from '../../foundation/errors/config-error.ts'
import { findPackageFile } from '../../foundation/find-package-file.ts'
import { scrubText } from '../../kernel/ops/scrub.ts'
import { audit, auditUsage } from './audit.ts'
import { clients, clientsUsage } from './clients.ts'
import type { Commands } from './command-group.ts'
import { doctor, doctorUsage } from './doctor.ts'
import { exportCommand, exportUsage } from './export-command.ts'
import { importCommand, importUsage } from './import-command.ts'
import { keys, keysUsage } from './keys.ts'
import { messages, messagesUsage } from './messages.ts'
import { migrate } from './migrate.ts'
import { phones, phonesUsage } from './phones.ts'
import { hintAtCommand } from './read-arguments.ts'
import { sessions, sessionsUsage } from './sessions.ts'
import { start } from './start.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { users, usersUsage } from './users.ts'

const serviceCommands: Commands = {
  start: { summary: 'run the service', run: start },
  migrate: { summary: 'bring the database schema up to date', run: migrate },
  doctor: {
    summary: 'check the configuration and report errors',
    usage: doctorUsage,
    run: doctor,
  },
  users: {
    summary: 'list, get, block, unblock, delete, import, export users, and why a sign-in failed',
    usage: usersUsage,
    run: users,
  },
  sessions: { summary: 'list, end the sessions of a user', usage: sessionsUsage, run: sessions },
  clients: {
    summary: 'add, list, remove client apps that sign users in here',
    usage: clientsUsage,
    run: clients,
  },
  keys: {
    summary: 'list, rotate the signing keys of sessions and ID tokens',
    usage: keysUsage,
    run: keys,
  },
  phones: {
    summary: 'list, resume countries and blocks of numbers that codes are not sent to',
    usage: phonesUsage,
    run: phones,
  },
  messages: {
    summary: 'list, resend messages that were given up, and what became of those to an address',
    usage: messagesUsage,
    run: messages,
  },
  audit: { summary: 'list, export the audit log', usage: auditUsage, run: audit },
  export: {
    summary: 'write a complete project for another installation',
    usage: exportUsage,
    run: exportCommand,
  },
  import: {
    summary: 'import a project from another installation',
    usage: importUsage,
    run: importCommand,
  },
}

/** Lists the commands, those of the caller first. */
function toUsage(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  )
  return `portico <command>

${lines.join('\n')}

portico <command> --help shows its options; portico --version shows the version.`
}

/**
 * Runs one command.
 *
 * @param further commands beside those of the service
 * @returns 0 on success, 1 on failure, 2 for an unknown command or option
 */
export async function runPortico(
  args: readonly string[],
  terminal: Terminal,
  further: Commands = {},
): Promise<ExitCode> {
  const commands = { ...further, ...serviceCommands }
  const usage = toUsage(commands)
  const [name, ...rest] = args
  if (name === undefined) {
    // a failure, so that a supervisor without a command notices
    terminal.complain(usage)
    return 2
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    terminal.say(usage)
    return 0
  }
  if (name === '--version' || name === '-v' || name === 'version') {
    terminal.say(`portico ${readVersion()}, Node ${process.versions.node}`)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    const hint = hintAtCommand(name, Object.keys(commands))
    terminal.complain(`There is no command "${name}".${hint}\n\n${usage}`)
    return 2
  }
  if (rest.some((one) => one === '--help' || one === '-h')) {
    terminal.say(command.usage ?? usage)
    return 0
  }
  try {
    return await command.run(terminal, rest)
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(error.message)
      return 2
    }
    for (const line of toLines(error)) terminal.complain(line)
    return 1
  }
}

function readVersion(): string {
  const about: unknown = JSON.parse(readFileSync(findPackageFile('package.json'), 'utf8'))
  return typeof about === 'object' && about !== null && 'version' in about
    ? String(about.version)
    : 'unknown'
}

function toLines(error: unknown): readonly string[] {
  if (error instanceof ConfigError) {
    return [
      'Portico cannot start with this configuration:',
      ...error.problems.map(({ key, message }) => `  ${key} ${message}`),
    ]
  }
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [`Portico failed: ${scrubText(reason)}`]
}
