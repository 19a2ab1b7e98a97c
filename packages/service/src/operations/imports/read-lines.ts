import { createReadStream } from 'node:fs'

/** A line of a file, with the position of the next one. */
export interface Line {
  readonly text: string
  /** The offset of the line's end; bytes from the file's beginning. */
  readonly endsAt: number
}

/** The default limit of a line; a user with all metadata needs about 10 KB; bytes. */
const usualLongest = 1_048_576
const newline = 0x0a

/**
 * Reads a file of any size line by line.
 *
 * @param from the offset to start at; bytes
 * @param longest the maximum length of a line; bytes
 * @throws Error for a longer line, which suggests that the file has no lines
 */
export async function* readLines(
  file: string,
  from: number,
  longest = usualLongest,
): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0)
  let endsAt = from
  const toLine = (bytes: Buffer, length: number): Line => {
    endsAt += length
    return {
      text: bytes
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trim(),
      endsAt,
    }
  }
  // Chunks are buffers, because the stream has no encoding.
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { start: from })
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let begin = 0
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline, begin)) {
      yield toLine(rest.subarray(begin, end), end + 1 - begin)
      begin = end + 1
    }
    rest = rest.subarray(begin)
    if (rest.length > longest) {
      const megabytes = longest / usualLongest
      throw new Error(
        `A line is longer than ${megabytes === 1 ? 'a megabyte' : `${megabytes} megabytes`}: this is not a JSON Lines file.`,
      )
    }
  }
  if (rest.length > 0) yield toLine(rest, rest.length)
}
