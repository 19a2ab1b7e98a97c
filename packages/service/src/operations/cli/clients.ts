/** `portico clients …`: manages client apps, which sign users in with their account here. */

import { addClient } from './add-client.ts'
import { createCommandGroup } from './command-group.ts'
import { listClients } from './list-clients.ts'
import { removeClient } from './remove-client.ts'

/** The usage of `portico clients`. */
export const clientsUsage = `portico clients add    <name> --redirect-uri <url> …
                       [--post-logout-redirect-uri <url> …] [--backchannel-logout-uri <url>]
                       [--scope <scope> …] [--grant <grant type> …] [--first-party] [--native]
                       [--public | --key-url <url>] [--secret-in-body] [--description <text>]
                       [--logo-url <url>] [--id <client id>] [--json]
portico clients list   [--json]
portico clients remove <client id> --yes

--project <id> selects one of several projects.`

/** Runs one of the commands. */
export const clients = createCommandGroup(
  'clients',
  {
    add: addClient,
    list: listClients,
    remove: removeClient,
  },
  clientsUsage,
)
