/**
 * A project as a file: a header line, sealed lines, and a last line that authenticates all of them. Each line is sealed
 * with a key of this file only and is bound to its position. Without the transport key, lines can be neither read nor
 * altered, reordered or copied.
 */
import { createHash, type Hash, hkdfSync } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { parseJsonAs } from '../../foundation/text/parse-json-as.ts'
import { createKeyRing, type KeyRing } from '../../kernel/keys/key-ring.ts'
import { newestSchema } from '../../kernel/storage/migrations/migrate.ts'
import { movedTables } from '../../kernel/storage/moved-tables.ts'
import type { MovedBundle, MovedRow } from '../../kernel/storage/storage.ts'
import { type Line, readLines } from '../imports/read-lines.ts'

/** The version of the file's format, not of its content. */
const formatVersion = 1

/** The maximum bytes of a line: a user may have thousands of passkeys and permissions. */
const longestLine = 16 * 1_048_576

const HeaderSchema = Type.Object({
  portico: Type.Literal('project'),
  version: Type.Integer(),
  schema: Type.String(),
  project_id: Type.String(),
  /** A random id to which lines and progress are bound; each file has a new one. */
  file_id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  created_at: Type.String(),
  /** The number of rows of each table. */
  counts: Type.Record(Type.String(), Type.Integer()),
  /** Distinguishes a wrong transport key from an altered file. */
  key_check: Type.String(),
})
const LineSchema = Type.Object({ sealed: Type.String() })
const FooterSchema = Type.Object({ lines: Type.Integer(), mac: Type.String() })

/** The content of the header line. */
export interface MovingHeader {
  readonly projectId: string
  readonly fileId: string
  readonly createdAt: number
  readonly counts: Readonly<Record<string, number>>
}

/** Says why a file is refused; the message contains nothing of the file's content. */
export class MovingFileError extends Error {
  override readonly name = 'MovingFileError'
}

/** Starts a new file. @returns the writer of its lines, in order */
export function createMovingWriter(transportKey: Uint8Array, header: MovingHeader) {
  const ring = toFileRing(transportKey, header.fileId)
  const hash = createHash('sha256')
  let lines = 0
  const write = (line: object) => {
    const text = JSON.stringify(line)
    lines += 1
    addLine(hash, text)
    return `${text}\n`
  }
  return {
    writeHeader: () =>
      write({
        portico: 'project',
        version: formatVersion,
        schema: newestSchema,
        project_id: header.projectId,
        file_id: header.fileId,
        created_at: new Date(header.createdAt).toISOString(),
        counts: header.counts,
        key_check: toKeyCheck(ring),
      }),
    writeBundle: (bundle: MovedBundle) =>
      write({ sealed: ring.seal(JSON.stringify(bundle), toLineContext(lines + 1)) }),
    writeFooter: () => `${JSON.stringify({ lines, mac: toMac(ring, lines, hash) })}\n`,
  }
}

/** A file that was read to its end and proved to be unaltered. */
export interface VerifiedFile {
  readonly header: MovingHeader
  /** The number of lines before the last one. */
  readonly lines: number
  /**
   * Opens a sealed line.
   *
   * @param number the number of the line, counted from 1
   * @throws MovingFileError
   */
  openLine(text: string, number: number): MovedBundle
}

/**
 * Verifies a whole file before any of its content is used.
 *
 * @throws MovingFileError for another key, another version, and a file that was altered or cut off
 */
export async function verifyMovingFile(
  file: string,
  transportKey: Uint8Array,
): Promise<VerifiedFile> {
  const hash = createHash('sha256')
  let header: MovingHeader | null = null
  let ring: KeyRing | null = null
  let last: string | null = null
  let lines = 0
  for await (const { text } of readMovingLines(file, 0)) {
    if (last !== null) addLine(hash, last)
    if (last !== null) lines += 1
    last = text
    if (header !== null) continue
    const read = readHeader(text)
    ring = toFileRing(transportKey, read.header.fileId)
    if (!isEqualDigest(read.keyCheck, toKeyCheck(ring))) {
      throw new MovingFileError('The transport key is not the one that this file was written with.')
    }
    header = read.header
  }
  if (header === null || ring === null) throw new MovingFileError('The file is empty.')
  const footer = lines === 0 ? null : parseJsonAs(FooterSchema, last ?? '')
  if (footer === null)
    throw new MovingFileError('The file is truncated: its last lines are missing or were altered.')
  if (footer.lines !== lines || !isEqualDigest(footer.mac, toMac(ring, lines, hash))) {
    throw new MovingFileError('The file was altered since it was written.')
  }
  const fileRing = ring
  return {
    header,
    lines,
    openLine(text, number) {
      const line = parseJsonAs(LineSchema, text)
      if (line === null) throw new MovingFileError(`Line ${number} was altered meanwhile.`)
      try {
        return toBundle(JSON.parse(fileRing.open(line.sealed, toLineContext(number))))
      } catch {
        throw new MovingFileError(`Line ${number} was altered meanwhile.`)
      }
    },
  }
}

/**
 * Reads lines of the file.
 *
 * @param from the offset to start at; bytes
 */
export const readMovingLines = (file: string, from: number): AsyncGenerator<Line> =>
  readLines(file, from, longestLine)

function readHeader(text: string): { readonly header: MovingHeader; readonly keyCheck: string } {
  const line = parseJsonAs(HeaderSchema, text)
  if (line === null) throw new MovingFileError('This file was not written by "portico export".')
  if (line.version !== formatVersion || line.schema !== newestSchema) {
    throw new MovingFileError(
      `The file was written by another version of Portico (${line.version}, ${line.schema}; here it is ${formatVersion}, ${newestSchema}). Run the same version on both sides, then export again.`,
    )
  }
  const { project_id: projectId, file_id: fileId, counts } = line
  return {
    header: { projectId, fileId, counts, createdAt: Date.parse(line.created_at) },
    keyCheck: line.key_check,
  }
}

/** Derives a key ring for this file only, so that a leaked key opens no other file. */
function toFileRing(transportKey: Uint8Array, fileId: string): KeyRing {
  const key = hkdfSync('sha256', transportKey, fileId, 'portico project file', 32)
  return createKeyRing(new Uint8Array(key))
}

const toKeyCheck = (ring: KeyRing) => ring.hashKey('key check')
const toLineContext = (number: number) => `line\0${number}`
const addLine = (hash: Hash, text: string) => void hash.update(`${text}\n`)

const toMac = (ring: KeyRing, lines: number, hash: Hash) =>
  ring.hashKey(`all\0${lines}\0${hash.copy().digest('hex')}`)

const RowSchema = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Null()]),
)
const BundleSchema = Type.Record(Type.String(), Type.Array(RowSchema))

/** Keeps only the known tables and columns, whatever the line contains. */
function toBundle(value: unknown): MovedBundle {
  const bundle = Value.Parse(BundleSchema, value)
  const tables = Object.entries(movedTables).flatMap(([table, { columns }]) => {
    const rows = bundle[table]
    return rows ? [[table, rows.map((row) => pick(row, columns))] as const] : []
  })
  if (tables.length !== Object.keys(bundle).length) throw new Error('A line holds another table.')
  return Object.fromEntries(tables)
}

function pick(row: MovedRow, columns: readonly string[]): MovedRow {
  return Object.fromEntries(
    columns.map((column) => {
      const value = row[column]
      if (value === undefined) throw new Error('A line lacks a column.')
      return [column, value]
    }),
  )
}
