/** `portico users …`: what an operator does with people, written down as an operator's act. */

import { parseEmail } from '../addresses/parse-email.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { UserRow } from '../storage/storage.ts'
import { type Act, blockUser, deleteUser, unblockUser } from '../users/change-user.ts'
import { getUser } from '../users/get-user.ts'
import { exportUsers } from './export-users.ts'
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

/** What follows `portico users`. */
export const usersUsage = `portico users list    [--limit 100] [--cursor …] [--all] [--email part] [--json]
portico users get     <id or e-mail> [--json]
portico users block   <id or e-mail>
portico users unblock <id or e-mail>
portico users delete  <id or e-mail> --yes
portico users import  <file> [--dry-run] [--restart]
portico users export  [--with-hashes] [--output file]

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
  if (name === 'import') return importUsers(terminal, args)
  if (name === 'export') return exportUsers(terminal, args)
  if (name !== 'get' && !isChange(name)) {
    throw new UsageError(
      name === undefined
        ? usersUsage
        : `There is no command "users ${name}".${hintAtCommand(name, ['list', 'import', 'export', 'get', ...Object.keys(changes)], 'users')}\n\n${usersUsage}`,
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
    const user = await findUser(open, who)
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

/** By e-mail address, by id, or by the host's own id; null when there is none. */
async function findUser({ project, ports }: OpenProject, who: string): Promise<UserRow | null> {
  try {
    return who.includes('@')
      ? await ports.storage.users.findByEmail(project.projectId, parseEmail(who).canonical)
      : await getUser(ports.storage, project.projectId, who)
  } catch (error) {
    if (error instanceof AuthError && error.status < 500) return null
    throw error
  }
}
