import type { UserRow } from '../../kernel/storage/storage.ts'
import { findPerson } from './find-person.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { type OpenProject, withProject } from './with-project.ts'

/** Opens the database for a command on one user; complains when there is no such user. */
export function withPerson(
  terminal: Terminal,
  { who, projectId }: { readonly who: string; readonly projectId: string | undefined },
  work: (open: OpenProject, user: UserRow) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withProject(terminal, projectId, async (open) => {
    const user = await findPerson(open, who)
    if (user) return work(open, user)
    terminal.complain(`There is no user ${who} in ${open.project.projectId}.`)
    return 1
  })
}
