import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ImportProgress } from '../../kernel/storage/storage.ts'
import { ImportRacedError } from '../imports/import-people.ts'
import { type Conflict, importProject } from '../moving/import-project.ts'
import { MovingFileError, type VerifiedFile, verifyMovingFile } from '../moving/moving-file.ts'
import { readTransportKey, TransportKeyError } from '../moving/transport-key.ts'
import { createProgressBar } from './progress-bar.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import { toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

/** The usage of `portico import`. */
export const importUsage = `portico import --file <file> --transport-key-file <file> [--restart]

Imports a project that "portico export" wrote. Existing data is never changed; conflicts are reported.
An interrupted import continues where it stopped; --restart processes a finished file again.`

/** At most this many conflicts are printed. */
const maxShown = 20

/**
 * `portico import`: imports a project of another installation with all ids, factors and permissions.
 *
 * @returns 1 when a line conflicts with existing rows, or the file is refused
 * @throws UsageError
 */
export async function importCommand(
  terminal: Terminal,
  args: readonly string[],
): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    file: text,
    'transport-key-file': text,
    restart: flag,
  })
  const { file: name, 'transport-key-file': keyName } = values
  if (positionals.length > 0 || name === undefined || keyName === undefined) {
    throw new UsageError(importUsage)
  }
  const file = resolve(terminal.workingFolder, name)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`There is no file ${name}.`)
  }
  try {
    const transportKey = readTransportKey(resolve(terminal.workingFolder, keyName))
    if (transportKey === null) throw new UsageError(`There is no file ${keyName}.`)
    const verified = await verifyMovingFile(file, transportKey)
    return await withProject(
      terminal,
      verified.header.projectId,
      (open) => run(terminal, open, { file, verified, isRestart: values.restart ?? false }),
      { mayBegin: true },
    )
  } catch (error) {
    if (error instanceof ImportRacedError) {
      terminal.complain(`${error.message} Wait for it, then run this again.`)
      return 1
    }
    if (!(error instanceof MovingFileError || error instanceof TransportKeyError)) throw error
    terminal.complain(error.message)
    return 1
  }
}

async function run(
  terminal: Terminal,
  { project, ports }: OpenProject,
  wanted: {
    readonly file: string
    readonly verified: VerifiedFile
    readonly isRestart: boolean
  },
): Promise<ExitCode> {
  const bar = createProgressBar(terminal, wanted.verified.lines)
  const conflicts: Conflict[] = []
  const startedAt = ports.clock.now()
  try {
    const progress = await importProject(ports, {
      ...wanted,
      project,
      actor: toOperator(terminal),
      onConflict: (conflict) => {
        if (conflicts.length < maxShown) conflicts.push(conflict)
      },
      onProgress: ({ lines }) => bar.show(lines, `${lines} lines`),
    })
    bar.clear()
    const isOld = progress.finishedAt !== null && progress.finishedAt < startedAt
    say(terminal, progress, { header: wanted.verified.header, conflicts, isOld })
    return progress.refused === 0 ? 0 : 1
  } finally {
    bar.clear()
  }
}

function say(
  terminal: Terminal,
  { projectId, added, skipped, refused }: ImportProgress,
  shown: {
    readonly header: VerifiedFile['header']
    readonly conflicts: readonly Conflict[]
    readonly isOld: boolean
  },
): void {
  const { header, conflicts, isOld } = shown
  if (isOld) terminal.say('This file was already imported. To process it again, use --restart')
  terminal.say(`project   ${projectId}`)
  terminal.say(`users     ${header.counts.users ?? 0} in the file`)
  terminal.say(`added     ${added} lines`)
  terminal.say(`skipped   ${skipped}, already there`)
  terminal.say(`refused   ${refused}`)
  for (const { line, reason } of conflicts) {
    terminal.complain(toTerminalText(`line ${line}: ${reason}`))
  }
  const more = refused - conflicts.length
  if (conflicts.length > 0 && more > 0) terminal.complain(`and ${more} more`)
}
