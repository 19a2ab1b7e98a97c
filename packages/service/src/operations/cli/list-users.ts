import { toCursorText } from '../../back-end/cursor.ts'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { Cursor } from '../../foundation/database/page.ts'
import type { UserFilter, UserQuery, UserRow } from '../../kernel/storage/storage.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { flag, readLimit, readPlace, readProjectOptions, text } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { type OpenProject, withProject } from './with-project.ts'

const defaultRows = 100

/** `portico users list`: prints one page, or with `--all` every page as soon as it is read. */
export function listUsers(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const values = readProjectOptions('users list', args, {
    limit: text,
    cursor: text,
    email: text,
    phone: text,
    all: flag,
    json: flag,
  })
  const limit = readLimit(values.limit, defaultRows)
  const query: UserQuery = {
    operator: 'and',
    filters: [
      ...(values.email === undefined ? [] : [{ by: 'emailPart' as const, text: values.email }]),
      ...(values.phone === undefined ? [] : toPhoneFilters(values.phone)),
    ],
  }
  return withProject(terminal, values.project, async (open) => {
    const say = values.json ? sayJson : sayLines
    let after = readPlace(values.cursor)
    do {
      const found = await open.ports.storage.users.search(open.project.projectId, query, {
        after,
        limit,
      })
      after = values.all ? found.next : null
      say(terminal, open, {
        users: found.rows,
        total: found.total,
        next: found.next,
        isAll: values.all,
      })
    } while (after)
    return 0
  })
}

/**
 * Builds a filter for each kind of credential that is a number: a part of it, without the separators that users type.
 */
function toPhoneFilters(text: string): readonly UserFilter[] {
  const part = text.replaceAll(/[\s().-]/g, '')
  return credentialKinds.flatMap(({ address, tables }): readonly UserFilter[] => {
    const [table] = Object.keys(tables)
    if (!address || table === undefined) return []
    return [{ by: 'credentialPart', table, column: address.column, text: part }]
  })
}

interface Listed {
  readonly users: readonly UserRow[]
  readonly total: number
  readonly next: Cursor | null
  readonly isAll: boolean | undefined
}

function sayLines(terminal: Terminal, _open: OpenProject, { users, total, next, isAll }: Listed) {
  for (const user of users) terminal.say(toLine(user))
  if (!next) terminal.say(`${total} in total.`)
  else if (!isAll) terminal.say(`${total} in total; more: --cursor ${toCursorText(next)}`)
}

function sayJson(terminal: Terminal, { project }: OpenProject, { users, next, isAll }: Listed) {
  const results = users.map((user) => toHostUserView(user, project))
  // With several pages, each user is a JSON document on its own line.
  if (isAll)
    for (const user of results) terminal.say(toTerminalJson(user).replaceAll(/\n\s*/g, ' '))
  else terminal.say(toTerminalJson({ results, next_cursor: toCursorText(next) }))
}

function toLine(user: UserRow): string {
  const state = user.blockedAt === null ? user.status : 'blocked'
  const email = user.emails[0]?.email ?? ''
  const created = new Date(user.createdAt).toISOString().slice(0, 16).replace('T', ' ')
  return toTerminalText(`${user.userId}  ${created}  ${state.padEnd(7)}  ${email}`)
}
