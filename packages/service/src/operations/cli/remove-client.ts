import { createClientApps } from '../../identity-provider/client-apps/create-client-apps.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import { recordOperation } from './record-operation.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { withProject } from './with-project.ts'

/** `portico clients remove`: removes a client app, so that it is unknown and its tokens are invalid. */
export function removeClient(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, { project: text, yes: flag })
  const [clientId, ...more] = positionals
  if (clientId === undefined || more.length > 0) {
    throw new UsageError('clients remove takes one client id.')
  }
  if (!values.yes) throw new UsageError(`This removes ${clientId} for good. Confirm with --yes`)
  return withProject(terminal, values.project, async (open) => {
    const { project, ports } = open
    const outcome = await ports.storage.transaction(async (tx) => {
      const apps = createClientApps({ projects: [project], storage: tx })
      const app = await apps.find(project.projectId, clientId)
      if (app === null) return 'unknown'
      if (!(await apps.remove(project.projectId, clientId))) return 'configured'
      await recordOperation(tx, open, terminal, {
        action: 'client_app.removed',
        details: { client_id: clientId, client_name: app.name },
      })
      return 'removed'
    })
    const named = toTerminalText(clientId)
    if (outcome === 'removed') {
      terminal.say(`Removed ${named}.`)
      return 0
    }
    terminal.complain(
      outcome === 'unknown'
        ? `There is no client app ${named} in ${project.projectId}.`
        : `${named} is defined in portico.config.ts; remove it there.`,
    )
    return 1
  })
}
