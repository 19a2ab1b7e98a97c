/** `portico users …`: manages users; each change is recorded with the operator as its actor. */

import { blockUser, deleteUser, unblockUser } from '../../accounts/users/change-user.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { type Command, createCommandGroup } from './command-group.ts'
import { explainSignIns } from './explain-sign-ins.ts'
import { exportUsers } from './export-users.ts'
import { importUsers } from './import-users.ts'
import { listUsers } from './list-users.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import { showUser } from './show-user.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import { UsageError } from './usage-error.ts'
import { withPerson } from './with-person.ts'
import type { OpenProject } from './with-project.ts'

/** The usage of `portico users`. */
export const usersUsage = `portico users list    [--limit 100] [--cursor …] [--all] [--email part] [--phone part] [--json]
portico users get     <user> [--json]
portico users why     <user> [--json]      why a sign-in failed: attempts, messages, locks, and what to do next
portico users block   <user>
portico users unblock <user>
portico users delete  <user> --yes
portico users import  <file> [--dry-run] [--restart]
portico users export  [--with-secrets] [--output file]

<user> is an e-mail address, a phone number, a user id, or your own external id.
--project <id> selects one of several projects.`

/** Runs one of the commands. */
export const users = createCommandGroup(
  'users',
  {
    list: listUsers,
    import: importUsers,
    export: exportUsers,
    get: forUser(showUser),
    why: explainSignIns,
    block: forUser(toAct('Blocked', blockUser)),
    unblock: forUser(toAct('Unblocked', unblockUser)),
    delete: forUser(toAct('Deleted', deleteUser), true),
  },
  usersUsage,
)

/** Does something with one user, and reports it. */
type Act = (
  terminal: Terminal,
  open: OpenProject,
  user: UserRow,
  options: { readonly asJson: boolean },
) => Promise<ExitCode>

/** Makes a command whose only argument is a user. */
function forUser(act: Act, isFinal = false): Command {
  return async (terminal, args) => {
    const { values, positionals } = readArguments(args, {
      project: text,
      json: flag,
      yes: flag,
    })
    const [who, ...more] = positionals
    if (who === undefined || more.length > 0) throw new UsageError(usersUsage)
    if (isFinal && !values.yes) {
      throw new UsageError(`This deletes ${who} for good. Confirm with --yes`)
    }
    return withPerson(terminal, { who, projectId: values.project }, (open, user) =>
      act(terminal, open, user, { asJson: values.json ?? false }),
    )
  }
}

/** @param done begins the report: `Blocked` */
function toAct(done: string, change: typeof blockUser): Act {
  return async (terminal, { project, ports }, { userId }) => {
    await change(ports, { project, actor: toOperator(terminal), source: null, userId })
    terminal.say(`${done} ${userId}.`)
    return 0
  }
}
