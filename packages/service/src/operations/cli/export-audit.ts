import { pipeline } from 'node:stream/promises'
import { toAuditEntry } from '../../back-end/audit-handlers.ts'
import { readTime } from '../../back-end/read-time.ts'
import type { Cursor } from '../../foundation/database/page.ts'
import { createFile } from './create-file.ts'
import { readProjectOptions, text } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

const pageRows = 500

/**
 * `portico audit export`: writes entries as JSON, one per line, newest first. Only one page of them is in memory at a
 * time.
 *
 * @throws UsageError
 */
export function exportAudit(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const values = readProjectOptions('audit export', args, { before: text, file: text })
  const before = values.before === undefined ? null : readTime(values.before)
  if (values.before !== undefined && before === null) {
    throw new UsageError('--before must be a time like 2026-01-31T12:00:00Z.')
  }
  const { file } = values
  return withProject(terminal, values.project, async (open) => {
    if (file === undefined) {
      for await (const line of toLines(open, before)) terminal.say(line)
      return 0
    }
    const target = await createFile(terminal, file)
    let count = 0
    const write = async function* () {
      for await (const line of toLines(open, before)) {
        yield `${line}\n`
        count += 1
      }
    }
    await pipeline(write, target.createWriteStream())
    terminal.say(`Wrote ${count} entries to ${file}.`)
    return 0
  })
}

async function* toLines(
  { project: { projectId }, ports: { storage } }: OpenProject,
  before: number | null,
): AsyncGenerator<string> {
  const filter = before === null ? {} : { before }
  let after: Cursor | null = null
  do {
    const page: Awaited<ReturnType<typeof storage.audit.list>> = await storage.audit.list(
      projectId,
      filter,
      { after, limit: pageRows },
    )
    for (const row of page.rows) yield JSON.stringify(toAuditEntry(row))
    after = page.next
  } while (after)
}
