import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { recordActivity } from '../audit/record-activity.ts'
import { exportProject } from '../moving/export-project.ts'
import { createTransportKey, readTransportKey, TransportKeyError } from '../moving/transport-key.ts'
import { createFile, toFileProblem } from './create-file.ts'
import { createProgressBar } from './progress-bar.ts'
import { readArguments } from './read-arguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toOperator } from './to-operator.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

/** What follows `portico export`. */
export const exportUsage = `portico export --file <file> --transport-key-file <file>

Writes a complete project for another installation, encrypted with the transport key. If there is no key, it is
generated. Nothing is changed here; "portico import" reads the file.
--project <id> selects one of several projects.`

const barEvery = 500

/**
 * `portico export`: a project for another installation, as of one moment, beside a running service or without one.
 *
 * @throws UsageError
 */
export function exportCommand(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    project: { type: 'string' },
    file: { type: 'string' },
    'transport-key-file': { type: 'string' },
  })
  const { file: name, 'transport-key-file': keyName } = values
  if (positionals.length > 0 || name === undefined || keyName === undefined) {
    throw new UsageError(exportUsage)
  }
  const file = resolve(terminal.workingFolder, name)
  if (existsSync(file)) throw new UsageError(`The file ${name} already exists.`)
  return withProject(terminal, values.project, async (open) => {
    const transportKey = takeTransportKey(terminal, keyName)
    const people = await writeProject(terminal, open, { name, transportKey })
    await record(terminal, open, people)
    terminal.say(`${open.project.projectId} was written to ${name}, with ${people} users.`)
    terminal.say(
      `It can only be decrypted with the key in ${keyName}: transfer them separately, and delete`,
    )
    terminal.say('both after the import.')
    return 0
  })
}

function takeTransportKey(terminal: Terminal, keyName: string): Uint8Array {
  const keyFile = resolve(terminal.workingFolder, keyName)
  try {
    const known = readTransportKey(keyFile)
    if (known) return known
  } catch (error) {
    throw error instanceof TransportKeyError ? new UsageError(error.message) : error
  }
  try {
    const made = createTransportKey(keyFile)
    terminal.say(`Wrote a new transport key to ${keyName}.`)
    return made
  } catch (error) {
    throw toFileProblem(error, keyName)
  }
}

/** @returns how many people are in it */
async function writeProject(
  terminal: Terminal,
  { project, ports }: OpenProject,
  { name, transportKey }: { readonly name: string; readonly transportKey: Uint8Array },
): Promise<number> {
  const handle = await createFile(terminal, name)
  const bar = createProgressBar(terminal, 1)
  let written = 0
  try {
    await ports.storage.snapshot(async (rows) => {
      const write = async function* () {
        let lines = 0
        for await (const line of exportProject(rows, ports, { project, transportKey })) {
          yield line.text
          written = line.people
          lines += 1
          if (lines % barEvery === 0) bar.show(written / line.ofPeople, `${written} users`)
        }
      }
      // On the disk before it is called written.
      await pipeline(write, handle.createWriteStream({ flush: true }))
    })
  } catch (error) {
    // Half a file is no use: it would be refused.
    rmSync(resolve(terminal.workingFolder, name), { force: true })
    throw error
  } finally {
    bar.clear()
    await handle.close()
  }
  return written
}

/** Whoever holds file and key holds every secret of the project: that they were taken is on the record. */
function record(terminal: Terminal, { project, ports }: OpenProject, people: number) {
  return ports.storage.transaction((tx) =>
    recordActivity(tx, ports, {
      action: 'project.exported',
      project,
      actor: toOperator(terminal),
      user: null,
      source: null,
      details: { people },
    }),
  )
}
