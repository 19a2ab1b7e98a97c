/** What `portico init` wrote, so that it can be taken back. It stands in `.portico`, which git ignores. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { SetupError } from './setup-error.ts'

/** The folder of the record and of the development service's data. */
export const dataFolder = '.portico'
const file = `${dataFolder}/init.json`

const RecordSchema = Type.Object({
  version: Type.Literal(1),
  framework: Type.String(),
  name: Type.String(),
  methods: Type.Array(Type.String()),
  service: Type.Object({
    url: Type.String(),
    /** Whether it runs beside the app in development. */
    isBeside: Type.Boolean(),
  }),
  port: Type.Integer(),
  /** Whether `.portico` was there before. */
  hadFolder: Type.Boolean(),
  /** Folders that were created, the deepest last. */
  folders: Type.Array(Type.String()),
  files: Type.Array(
    Type.Object({
      path: Type.String(),
      hash: Type.String(),
      /** Missing for a file that was created. */
      replacements: Type.Optional(
        Type.Array(Type.Object({ before: Type.String(), after: Type.String() })),
      ),
    }),
  ),
  environment: Type.Union([
    Type.Null(),
    Type.Object({
      file: Type.String(),
      names: Type.Array(Type.String()),
      /** Of the added lines; null when they were there already. */
      hash: Type.Union([Type.String(), Type.Null()]),
      lead: Type.String(),
      isCreated: Type.Boolean(),
    }),
  ]),
  /** Ranges by name, as they were added. */
  dependencies: Type.Record(Type.String(), Type.String()),
  /** package.json and lock files: as they were, and the hash of what the installation made of them. */
  manifests: Type.Array(
    Type.Object({
      path: Type.String(),
      /** The copy in `.portico`; null for a file that was not there. */
      copy: Type.Union([Type.String(), Type.Null()]),
      hash: Type.String(),
    }),
  ),
})

export type SetupRecord = Static<typeof RecordSchema>

/**
 * Reads the record; null when there is none.
 *
 * @throws SetupError when the file holds something else
 */
export function readRecord(folder: string): SetupRecord | null {
  const path = join(folder, file)
  if (!existsSync(path)) return null
  const found = parse(readFileSync(path, 'utf8'))
  if (Value.Check(RecordSchema, found)) return found
  throw new SetupError(
    'record_invalid',
    `${file} is no record of portico init.`,
    `Delete it; what was written is then taken out by hand.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function writeRecord(folder: string, record: SetupRecord): void {
  prepareFolder(folder)
  writeFileSync(join(folder, file), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
}

/** Creates the folder, which git ignores by a file of its own. */
export function prepareFolder(folder: string): void {
  const path = join(folder, dataFolder)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (!existsSync(join(path, '.gitignore'))) writeFileSync(join(path, '.gitignore'), '*\n')
}

export const toHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
