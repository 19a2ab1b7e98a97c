/** `portico admin …`: invites, lists and removes the operators of the console. */

import { ConsoleError } from '../../console/console-error.ts'
import { inviteOperator } from '../../console/invite-operator.ts'
import { removeOperator } from '../../console/remove-operator.ts'
import { createCommandGroup } from './command-group.ts'
import { flag, readArguments, readProjectOptions, text } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { withProject } from './with-project.ts'

/** The usage of `portico admin`. */
export const adminUsage = `portico admin invite [--role read|act]   print a link to the console that works once, for 48 hours
portico admin list   [--json]            who may sign in to the console
portico admin remove <operator>          end their sessions and their access

<operator> is the id that the list shows. --role act, the default, may block, end sessions, remove and invite; --role read changes nothing.
--project <id> selects one of several projects.`

/** Runs one of the commands. */
export const admin = createCommandGroup('admin', { invite, list, remove }, adminUsage)

function invite(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { role = 'act', project: id } = readProjectOptions('admin invite', args, { role: text })
  if (role !== 'read' && role !== 'act') {
    throw new UsageError(`--role must be read or act, got "${role}"`)
  }
  return withProject(terminal, id, async ({ project, ports, config }) => {
    if (!config.admin) {
      terminal.complain(
        'The console is off: "admin" is false in the configuration. Remove that line and start the service again.',
      )
      return 1
    }
    const act = { project, role, actor: toOperator(terminal), source: null } as const
    const { url, invitation } = await inviteOperator(ports, config, act)
    const until = new Date(invitation.expiresAt).toISOString()
    terminal.say(url)
    terminal.say(
      `Give it to one person only: it makes them an operator of ${toTerminalText(project.name)}, works once, until ${until}.`,
    )
    return 0
  })
}

function list(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const values = readProjectOptions('admin list', args, { json: flag })
  return withProject(terminal, values.project, async ({ project, ports }) => {
    const { projectId } = project
    const operators = await ports.storage.operators.list(projectId)
    const shown = operators.map(({ operatorId, name, role, lastSeenAt }) => ({
      operator_id: operatorId,
      name,
      role,
      last_seen_at: new Date(lastSeenAt).toISOString(),
    }))
    if (values.json) terminal.say(toTerminalJson({ operators: shown }))
    else if (shown.length === 0) {
      terminal.say('Nobody may sign in to the console. "portico admin invite" invites somebody.')
    }
    if (!values.json) {
      for (const { operator_id, role, last_seen_at, name } of shown) {
        terminal.say(toTerminalText(`${operator_id}  ${role.padEnd(4)}  ${last_seen_at}  ${name}`))
      }
    }
    return 0
  })
}

function remove(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { project: text })
  const [operatorId, ...rest] = positionals
  if (operatorId === undefined || rest.length > 0) throw new UsageError(adminUsage)
  return withProject(terminal, values.project, async ({ project, ports }) => {
    const act = { project, actor: toOperator(terminal), source: null, details: {} }
    try {
      const { name } = await removeOperator(ports, act, operatorId, { mayBeLast: true })
      terminal.say(`Removed ${toTerminalText(name)}.`)
      const left = await ports.storage.operators.list(project.projectId)
      if (!left.some(({ role }) => role === 'act')) {
        terminal.say('No operator may act any more. "portico admin invite" invites one.')
      }
      return 0
    } catch (error) {
      if (!(error instanceof ConsoleError)) throw error
      terminal.complain(error.message)
      return 1
    }
  })
}
