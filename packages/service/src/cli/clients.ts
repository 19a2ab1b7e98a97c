/** `portico clients …`: the apps that sign people in with their account here. */
import { addClient } from './add-client.ts'
import { listClients } from './list-clients.ts'
import { hintAtCommand } from './read-arguments.ts'
import { removeClient } from './remove-client.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** What follows `portico clients`. */
export const clientsUsage = `portico clients add    <name> --redirect-uri <url> …
                       [--post-logout-redirect-uri <url> …] [--backchannel-logout-uri <url>]
                       [--scope <scope> …] [--grant <grant type> …] [--first-party] [--native]
                       [--public | --key-url <url>] [--secret-in-body] [--description <text>]
                       [--logo-url <url>] [--id <client id>] [--json]
portico clients list   [--json]
portico clients remove <client id> --yes

--project <id> selects one of several projects.`

type Command = (terminal: Terminal, args: readonly string[]) => Promise<ExitCode>

const commands: Readonly<Record<string, Command>> = {
  add: addClient,
  list: listClients,
  remove: removeClient,
}

/**
 * Runs one of the commands.
 *
 * @throws UsageError
 */
export async function clients(
  terminal: Terminal,
  [name, ...args]: readonly string[],
): Promise<ExitCode> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command(terminal, args)
  throw new UsageError(
    name === undefined
      ? clientsUsage
      : `There is no command "clients ${name}".${hintAtCommand(name, Object.keys(commands), 'clients')}\n\n${clientsUsage}`,
  )
}
