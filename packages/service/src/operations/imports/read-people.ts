/**
 * Reads a file of users in the forms that exporters write: JSON Lines or a JSON list, in UTF-8 or, as PowerShell and
 * some databases write it, in UTF-16. Only one entry is in memory at a time.
 */

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Line, readLines } from './read-lines.ts'

type Encoding = 'utf8' | 'utf16le' | 'utf16be'

/** The encoding and form of a file. */
interface Shape {
  readonly encoding: Encoding
  readonly isList: boolean
}

/** The maximum length of an entry; a user with all metadata needs about 10 KB; bytes. */
const longest = 1_048_576
const newline = 0x0a
const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const openers: readonly number[] = [0x5b, 0x7b]
const closers: readonly number[] = [0x5d, 0x7d]

/**
 * Reads the entries of a file.
 *
 * @param from the offset to start at, an entry's `endsAt`; bytes
 * @throws Error for an entry that is longer than a megabyte
 */
export async function* readPeople(file: string, from: number): AsyncGenerator<Line> {
  const shape = await findShape(file)
  if (shape.encoding === 'utf8' && !shape.isList) yield* readLines(file, from)
  else yield* readEntries(file, from, shape)
}

/** Detects the encoding: without a byte order mark the file is UTF-8, unless every other byte is 0. */
async function findShape(file: string): Promise<Shape> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const head = buffer.subarray(0, bytesRead - (bytesRead % 2))
    const encoding = findEncoding(head)
    const text = decode(encoding === 'utf8' ? buffer.subarray(0, bytesRead) : head, encoding)
    return { encoding, isList: /^\uFEFF?\s*\[/.test(text) }
  } finally {
    await handle.close()
  }
}

function findEncoding(head: Buffer): Encoding {
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf16be'
  return 'utf8'
}

function decode(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'utf8') return bytes.toString('utf8')
  return (encoding === 'utf16le' ? bytes : Buffer.from(bytes).swap16()).toString('utf16le')
}

async function* readEntries(file: string, from: number, shape: Shape): AsyncGenerator<Line> {
  const { encoding } = shape
  const width = encoding === 'utf8' ? 1 : 2
  const isEnd = shape.isList ? createListScan(from > 0) : (unit: number) => unit === newline
  let rest: Buffer = Buffer.alloc(0)
  let endsAt = from
  const toLine = (bytes: Buffer, length: number): Line => {
    endsAt += length
    const text = decode(bytes, encoding)
      .replace(/^\uFEFF/, '')
      .trim()
    return { text: shape.isList ? toEntry(text) : text, endsAt }
  }
  let looked = 0
  // Chunks are buffers, because the stream has no encoding.
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { start: from })
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    let begin = 0
    for (; looked + width <= rest.length; looked += width) {
      if (!isEnd(readUnit(rest, looked, encoding))) continue
      yield toLine(rest.subarray(begin, looked), looked + width - begin)
      begin = looked + width
    }
    rest = rest.subarray(begin)
    looked -= begin
    if (rest.length > longest) throw new Error('An entry is longer than a megabyte.')
  }
  if (rest.length > 0) yield toLine(rest, rest.length)
}

function readUnit(bytes: Buffer, at: number, encoding: Encoding): number {
  if (encoding === 'utf8') return bytes[at] ?? 0
  return encoding === 'utf16le' ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
}

/** True for the character that ends an entry of a list: a comma between entries, or the end of the list. */
function createListScan(isInside: boolean): (unit: number) => boolean {
  let depth = isInside ? 1 : 0
  let isText = false
  let isEscaped = false
  return (unit) => {
    if (isText) {
      if (isEscaped) isEscaped = false
      else if (unit === backslash) isEscaped = true
      else if (unit === quote) isText = false
      return false
    }
    if (unit === quote) isText = true
    if (openers.includes(unit)) depth += 1
    if (closers.includes(unit)) depth -= 1
    return (depth === 1 && unit === comma) || (depth === 0 && closers.includes(unit))
  }
}

/**
 * The bracket that begins the list belongs to no entry. Text behind the list counts as an entry only if it is not
 * blank.
 */
const toEntry = (text: string) => text.replace(/^\[\s*/, '')
