/** The command line: finds the command that the first argument names. */
import { methodCommands } from '../../methods/all-methods.ts'
import { admin, adminUsage } from './admin.ts'
import { audit, auditUsage } from './audit.ts'
import { clients, clientsUsage } from './clients.ts'
import type { Commands } from './command-group.ts'
import { doctor, doctorUsage } from './doctor.ts'
import { exportCommand, exportUsage } from './export-command.ts'
import { healthcheck, healthcheckUsage } from './healthcheck.ts'
import { importCommand, importUsage } from './import-command.ts'
import { keys, keysUsage } from './keys.ts'
import { messages, messagesUsage } from './messages.ts'
import { migrate } from './migrate.ts'
import { hintAtCommand } from './read-arguments.ts'
import { readVersion } from './read-version.ts'
import { runCommand } from './run-command.ts'
import { sessions, sessionsUsage } from './sessions.ts'
import { start } from './start.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toCommands } from './to-commands.ts'
import { upgrade, upgradeUsage } from './upgrade.ts'
import { users, usersUsage } from './users.ts'

const serviceCommands: Commands = {
  start: { summary: 'run the service', run: start },
  migrate: { summary: 'bring the database schema up to date', run: migrate },
  doctor: {
    summary: 'check the configuration and report errors',
    usage: doctorUsage,
    run: doctor,
  },
  healthcheck: {
    summary: 'ask the running service whether it is ready',
    usage: healthcheckUsage,
    run: healthcheck,
  },
  upgrade: {
    summary: 'say what an upgrade to this version will do',
    usage: upgradeUsage,
    run: upgrade,
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
  ...toCommands(methodCommands),
  messages: {
    summary: 'list, resend messages that were given up, and what became of those to an address',
    usage: messagesUsage,
    run: messages,
  },
  admin: {
    summary: 'invite, list, remove operators of the console',
    usage: adminUsage,
    run: admin,
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
  return runCommand(name, command, rest, terminal, usage)
}
