import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ImportProgress } from '../../kernel/storage/storage.ts'
import { checkPeople } from '../imports/check-people.ts'
import {
  ImportAlteredError,
  ImportRacedError,
  importPeople,
  type RefusedLine,
} from '../imports/import-people.ts'
import { toImportId } from '../imports/to-import-id.ts'
import { createProgressBar } from './progress-bar.ts'
import { flag, readArguments, text } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import { toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { withProject } from './with-project.ts'

/** At most this many reasons are printed, and this many line numbers for each. */
const maxShown = 20
const maxNumbers = 5

/** The reasons of refused lines, each once. */
type Refusals = Map<string, { count: number; readonly lines: number[] }>

function addRefusal(refusals: Refusals, { line, reason }: RefusedLine): void {
  const known = refusals.get(reason) ?? { count: 0, lines: [] }
  if (refusals.size >= maxShown && known.count === 0) return
  known.count += 1
  if (known.lines.length < maxNumbers) known.lines.push(line)
  refusals.set(reason, known)
}

/**
 * `portico users import`: imports users from a file, one per line. An interrupted run continues where it stopped.
 *
 * @returns 1 when a line was refused; the others were imported nevertheless
 */
export function importUsers(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    project: text,
    'dry-run': flag,
    restart: flag,
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) {
    throw new UsageError('Name a file: portico users import <file>')
  }
  const file = resolve(terminal.workingFolder, name)
  const size = findSize(file)
  if (size === null) throw new UsageError(`There is no file ${name}.`)
  const isDryRun = values['dry-run'] ?? false
  return withProject(
    terminal,
    values.project,
    async ({ project, ports }) => {
      const bar = createProgressBar(terminal, size)
      const refused: Refusals = new Map()
      const wanted = {
        project,
        actor: toOperator(terminal),
        file,
        importId: await toImportId(file),
        isRestart: values.restart ?? false,
        onRefused: (line: RefusedLine) => addRefusal(refused, line),
        onProgress: ({ bytes, lines }: ImportProgress) => bar.show(bytes, `${lines} lines`),
      } as const
      const startedAt = ports.clock.now()
      try {
        const progress = await (isDryRun ? checkPeople(ports, wanted) : importPeople(ports, wanted))
        bar.clear()
        const isOld = progress.finishedAt !== null && progress.finishedAt < startedAt
        say(terminal, progress, { projectId: project.projectId, refused, isDryRun, isOld })
        return progress.refused === 0 ? 0 : 1
      } catch (error) {
        bar.clear()
        if (error instanceof ImportAlteredError) {
          terminal.complain(`${error.message} Run this again; existing users are skipped.`)
          return 1
        }
        if (!(error instanceof ImportRacedError)) throw error
        terminal.complain(`${error.message} Wait for it, then run this again.`)
        return 1
      }
    },
    { mayBegin: true },
  )
}

function findSize(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.size : null
}

function say(
  terminal: Terminal,
  { lines, added, skipped, refused: refusedCount }: ImportProgress,
  shown: {
    readonly projectId: string
    readonly refused: Refusals
    readonly isDryRun: boolean
    readonly isOld: boolean
  },
): void {
  const { projectId, refused, isDryRun, isOld } = shown
  if (isOld) terminal.say('This file was already imported. To process it again, use --restart')
  terminal.say(`project   ${projectId}`)
  terminal.say(`lines     ${lines}`)
  terminal.say(`${isDryRun ? 'would add' : 'added    '} ${added}`)
  terminal.say(`skipped   ${skipped}, already there`)
  terminal.say(`refused   ${refusedCount}`)
  let shownCount = 0
  for (const [reason, { count, lines: numbers }] of refused) {
    shownCount += count
    const others = count - numbers.length
    const and = others > 0 ? ` and ${others} more` : ''
    const where = `line${count === 1 ? '' : 's'} ${numbers.join(', ')}${and}`
    terminal.complain(toTerminalText(`${where}: ${reason}`))
  }
  const more = refusedCount - shownCount
  if (refused.size > 0 && more > 0) terminal.complain(`and ${more} more`)
  if (isDryRun) terminal.say('Nothing was changed.')
}
