import { createClientApps } from '../../identity-provider/client-apps/create-client-apps.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import { flag, readProjectOptions } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { withProject } from './with-project.ts'

/** `portico clients list`: prints the configured client apps, then the added ones, the oldest first. */
export function listClients(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const values = readProjectOptions('clients list', args, { json: flag })
  return withProject(terminal, values.project, async ({ project, ports }) => {
    const { storage } = ports
    const apps = await createClientApps({ projects: [project], storage }).list(project.projectId)
    if (values.json) terminal.say(toTerminalJson({ clients: apps.map(toEntry) }))
    else for (const app of apps) terminal.say(toLine(app))
    return 0
  })
}

/** Converts a client app for output, without its secret or the secret's hash. */
const toEntry = (app: ClientApp) => ({
  client_id: app.clientId,
  client_name: app.name,
  client_description: app.description,
  first_party: app.isFirstParty,
  active: app.isActive,
  origin: app.origin,
  ...app.metadata,
})

function toLine(app: ClientApp): string {
  const kind = [
    app.isFirstParty ? 'first-party' : 'third-party',
    ...(app.metadata.token_endpoint_auth_method === 'none' ? ['public'] : []),
    ...(app.isActive ? [] : ['inactive']),
  ]
  return toTerminalText(
    `${app.clientId}  ${app.origin.padEnd(13)}  ${kind.join(', ').padEnd(19)}  ${app.name}`,
  )
}
