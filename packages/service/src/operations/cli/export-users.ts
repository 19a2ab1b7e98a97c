import { pipeline } from 'node:stream/promises'
import type { Cursor } from '../../foundation/database/page.ts'
import { readSecrets, toPersonLine } from '../imports/to-person-line.ts'
import { createFile } from './create-file.ts'
import { createProgressBar } from './progress-bar.ts'
import { readArguments } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

const pageRows = 500

/**
 * `portico users export`: writes all users in the format of `users import`, newest first. Hashes are written only on
 * request, and into a file that only its owner can read.
 */
export function exportUsers(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    project: { type: 'string' },
    'with-hashes': { type: 'boolean' },
    output: { type: 'string' },
  })
  if (positionals.length > 0) throw new UsageError(`users export takes no "${positionals[0]}".`)
  const { output } = values
  const withHashes = values['with-hashes'] ?? false
  return withProject(terminal, values.project, async (open) => {
    if (output === undefined) {
      for await (const { line } of toLines(open, withHashes)) terminal.say(line)
      return 0
    }
    const file = await createFile(terminal, output)
    let count = 0
    const bar = createProgressBar(terminal, 1)
    const write = async function* () {
      for await (const { line, total } of toLines(open, withHashes)) {
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
  { project: { projectId }, ports: { storage } }: OpenProject,
  withHashes: boolean,
): AsyncGenerator<{ readonly line: string; readonly total: number }> {
  let after: Cursor | null = null
  do {
    const everybody = { operator: 'and', filters: [] } as const
    const found: Awaited<ReturnType<typeof storage.users.search>> = await storage.users.search(
      projectId,
      everybody,
      { after, limit: pageRows },
    )
    for (const user of found.rows) {
      const secrets = withHashes ? await readSecrets(storage, user) : {}
      yield { line: toPersonLine(user, secrets), total: found.total }
    }
    after = found.next
  } while (after)
}
