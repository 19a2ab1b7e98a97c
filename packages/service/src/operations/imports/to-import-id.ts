import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Identifies a file by its content: a run of the same content continues the import, other content starts a new one. */
export async function toImportId(file: string): Promise<string> {
  const hash = createHash('sha256')
  // Chunks are buffers, because the stream has no encoding.
  const chunks: AsyncIterable<Buffer> = createReadStream(file)
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex').slice(0, 32)
}
