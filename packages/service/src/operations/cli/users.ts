/** `portico users …`: manages users; each change is recorded with the operator as its actor. */

import { type Act, blockUser, deleteUser, unblockUser } from '../../accounts/users/change-user.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { explainSignIns } from './explain-sign-ins.ts'
import { exportUsers } from './export-users.ts'
import { findPerson } from './find-person.ts'
import { importUsers } from './import-users.ts'
import { listUsers } from './list-users.ts'
import { hintAtCommand, readArguments } from './read-arguments.ts'
import { showUser } from './show-user.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

const changes = { block: blockUser, unblock: unblockUser, delete: deleteUser } as const
const done = { block: 'Blocked', unblock: 'Unblocked', delete: 'Deleted' } as const

/** The usage of `portico users`. */
export const usersUsage = `portico users list    [--limit 100] [--cursor …] [--all] [--email part] [--phone part] [--json]
portico users get     <user> [--json]
portico users why     <user> [--json]      why a sign-in failed: attempts, messages, locks, and what to do next
portico users block   <user>
portico users unblock <user>
portico users delete  <user> --yes
portico users import  <file> [--dry-run] [--restart]
portico users export  [--with-hashes] [--output file]

<user> is an e-mail address, a phone number, a user id, or your own external id.
--project <id> selects one of several projects.`

/**
 * Runs one of the commands.
 *
 * @throws UsageError
 */
export async function users(
  terminal: Terminal,
  [name, ...args]: readonly string[],
): Promise<ExitCode> {
  if (name === 'list') return listUsers(terminal, args)
  if (name === 'why') return explainSignIns(terminal, args)
  if (name === 'import') return importUsers(terminal, args)
  if (name === 'export') return exportUsers(terminal, args)
  if (name !== 'get' && !isChange(name)) {
    throw new UsageError(
      name === undefined
        ? usersUsage
        : `There is no command "users ${name}".${hintAtCommand(name, ['list', 'import', 'export', 'get', 'why', ...Object.keys(changes)], 'users')}\n\n${usersUsage}`,
    )
  }
  const { values, positionals } = readArguments(args, {
    project: { type: 'string' },
    json: { type: 'boolean' },
    yes: { type: 'boolean' },
  })
  const [who, ...more] = positionals
  if (who === undefined || more.length > 0) throw new UsageError(usersUsage)
  if (name === 'delete' && !values.yes) {
    throw new UsageError(`This deletes ${who} for good. Confirm with --yes`)
  }
  return withProject(terminal, values.project, async (open) => {
    const user = await findPerson(open, who)
    if (!user) {
      terminal.complain(`There is no user ${who} in ${open.project.projectId}.`)
      return 1
    }
    if (name === 'get') return showUser(terminal, open, user, { asJson: values.json ?? false })
    await changes[name](open.ports, toAct(terminal, open, user))
    terminal.say(`${done[name]} ${user.userId}.`)
    return 0
  })
}

const isChange = (name: string | undefined): name is keyof typeof changes =>
  name !== undefined && Object.hasOwn(changes, name)

const toAct = (terminal: Terminal, { project }: OpenProject, user: UserRow): Act => ({
  project,
  actor: toOperator(terminal),
  source: null,
  userId: user.userId,
})
