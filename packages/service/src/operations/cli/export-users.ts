import { pipeline } from 'node:stream/promises'
import type { Cursor } from '../../foundation/database/page.ts'
import { toPersonLine } from '../imports/to-person-line.ts'
import { createFile } from './create-file.ts'
import { createProgressBar } from './progress-bar.ts'
import { flag, readProjectOptions, text } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

const pageRows = 500

/**
 * `portico users export`: writes all users in the format of `users import`, newest first. Secrets are written only on
 * request; a file can be read by its owner only.
 */
export function exportUsers(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const values = readProjectOptions('users export', args, {
    'with-secrets': flag,
    // The name of earlier versions, which exported no other secrets.
    'with-hashes': flag,
    output: text,
  })
  const { output } = values
  const withSecrets = values['with-secrets'] ?? values['with-hashes'] ?? false
  // Secrets would stay in the terminal's history; a pipe may lead to a program that encrypts them.
  if (withSecrets && output === undefined && terminal.isInteractive) {
    throw new UsageError(
      'Name a file for the secrets: portico users export --with-secrets --output people.jsonl',
    )
  }
  return withProject(terminal, values.project, async (open) => {
    if (output === undefined) {
      for await (const { line } of toLines(open, withSecrets)) terminal.say(line)
      return 0
    }
    const file = await createFile(terminal, output)
    let count = 0
    const bar = createProgressBar(terminal, 1)
    const write = async function* () {
      for await (const { line, total } of toLines(open, withSecrets)) {
        yield `${line}\n`
        count += 1
        if (count % pageRows === 0) bar.show(count / total, `${count} users`)
      }
    }
    await pipeline(write, file.createWriteStream())
    bar.clear()
    terminal.say(`Wrote ${count} ${count === 1 ? 'user' : 'users'} to ${output}.`)
    return 0
  })
}

async function* toLines(
  { project: { projectId }, ports: { storage, keyRing } }: OpenProject,
  withSecrets: boolean,
): AsyncGenerator<{ readonly line: string; readonly total: number }> {
  let after: Cursor | null = null
  do {
    const everybody = { operator: 'and', filters: [] } as const
    const found: Awaited<ReturnType<typeof storage.users.search>> = await storage.users.search(
      projectId,
      everybody,
      { after, limit: pageRows },
    )
    const ids = found.rows.map(({ userId }) => userId)
    const byUser = await storage.imports.readCredentials(projectId, ids)
    for (const user of found.rows) {
      const credentials = byUser.get(user.userId)
      // Every id that was asked for has an entry.
      if (!credentials) throw new Error('The credentials of a user were not read.')
      const line = toPersonLine(user, { credentials, keyRing, withSecrets })
      yield { line, total: found.total }
    }
    after = found.next
  } while (after)
}
