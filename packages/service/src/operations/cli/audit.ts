import { isOwnUserId } from '../../accounts/users/get-user.ts'
import { toAuditEntry } from '../../back-end/audit-handlers.ts'
import { toCursorText } from '../../back-end/cursor.ts'
import { readTime } from '../../back-end/read-time.ts'
import type { AuditRow } from '../../kernel/storage/storage.ts'
import { createCommandGroup } from './command-group.ts'
import { exportAudit } from './export-audit.ts'
import { findPerson } from './find-person.ts'
import { flag, readArguments, readLimit, readPlace, text } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

const defaultRows = 50

/** The usage of `portico audit`. */
export const auditUsage = `portico audit list [--limit 50] [--cursor …] [--user user] [--action name] [--from time] [--before time] [--json]
portico audit export [--before time] [--file path]

A user is an e-mail address, a phone number, a user id, or your own external id.
Times are RFC 3339: 2026-01-31T12:00:00Z. --project <id> selects one of several projects.`

/** `portico audit …`: the audit log, newest first. */
export const audit = createCommandGroup('audit', { list, export: exportAudit }, auditUsage)

async function list(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    project: text,
    limit: text,
    cursor: text,
    user: text,
    action: text,
    from: text,
    before: text,
    json: flag,
  })
  if (positionals.length > 0) throw new UsageError(auditUsage)
  const filter = {
    ...(values.action !== undefined && { action: values.action }),
    ...(values.from !== undefined && { from: toTime('from', values.from) }),
    ...(values.before !== undefined && { before: toTime('before', values.before) }),
  }
  const page = { after: readPlace(values.cursor), limit: readLimit(values.limit, defaultRows) }
  return withProject(terminal, values.project, async (open) => {
    const { project, ports } = open
    const userId = values.user === undefined ? undefined : await findUserId(open, values.user)
    if (userId === null) {
      terminal.complain(`There is no user ${values.user} in ${project.projectId}.`)
      return 1
    }
    const ofUser = { ...filter, ...(userId !== undefined && { userId }) }
    const { rows, next } = await ports.storage.audit.list(project.projectId, ofUser, page)
    const nextCursor = toCursorText(next)
    if (values.json) {
      const entries = rows.map(toAuditEntry)
      terminal.say(toTerminalJson({ entries, next_cursor: nextCursor }))
      return 0
    }
    for (const row of rows) terminal.say(toLine(row))
    if (nextCursor !== null) terminal.say(`More: --cursor ${nextCursor}`)
    return 0
  })
}

/** Finds the id of a user for a search in the log; a deleted user can be named by user id only. */
async function findUserId(open: OpenProject, text: string): Promise<string | null> {
  return isOwnUserId(text) ? text : ((await findPerson(open, text))?.userId ?? null)
}

function toLine(row: AuditRow): string {
  const actor = row.actorId === '' ? row.actorKind : `${row.actorKind} ${row.actorId}`
  const details = Object.keys(row.details).length === 0 ? '' : JSON.stringify(row.details)
  return toTerminalText(
    [
      new Date(row.at).toISOString(),
      row.action.padEnd(24),
      row.userId ?? '-',
      `by ${actor}`,
      row.ipAddress,
      details,
    ]
      .filter(Boolean)
      .join('  '),
  )
}

function toTime(option: string, text: string): number {
  const time = readTime(text)
  if (time === null) throw new UsageError(`--${option} must be a time like 2026-01-31T12:00:00Z.`)
  return time
}
