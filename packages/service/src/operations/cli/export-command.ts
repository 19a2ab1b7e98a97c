import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { exportProject } from '../moving/export-project.ts'
import { createTransportKey, readTransportKey, TransportKeyError } from '../moving/transport-key.ts'
import { createFile, toFileProblem } from './create-file.ts'
import { createProgressBar } from './progress-bar.ts'
import { readArguments, text } from './read-arguments.ts'
import { recordOperation } from './record-operation.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

/** The usage of `portico export`. */
export const exportUsage = `portico export --file <file> --transport-key-file <file>

Writes a complete project for another installation, encrypted with the transport key. If there is no key, it is
generated. Nothing is changed here; "portico import" reads the file.
--project <id> selects one of several projects.`

const barEvery = 500

/**
 * `portico export`: exports a project for another installation, from one snapshot; the service may run meanwhile.
 *
 * @throws UsageError
 */
export function exportCommand(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readArguments(args, {
    project: text,
    file: text,
    'transport-key-file': text,
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
    // Anyone who has the file and the key has all secrets of the project.
    const activity = { action: 'project.exported', details: { people } } as const
    await open.ports.storage.transaction((tx) => recordOperation(tx, open, terminal, activity))
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

/**
 * Writes the file.
 *
 * @returns how many users it contains
 */
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
      // Flushed to the disk before the command reports success.
      await pipeline(write, handle.createWriteStream({ flush: true }))
    })
  } catch (error) {
    // An incomplete file would be refused by the import, so it is removed.
    rmSync(resolve(terminal.workingFolder, name), { force: true })
    throw error
  } finally {
    bar.clear()
    await handle.close()
  }
  return written
}
