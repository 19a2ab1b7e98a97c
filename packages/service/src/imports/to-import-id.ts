import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Names a file by its content: a run of the same content goes on, another content is another import. */
export async function toImportId(file: string): Promise<string> {
  const hash = createHash('sha256')
  // Without an encoding a stream's chunks are buffers.
  const chunks: AsyncIterable<Buffer> = createReadStream(file)
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex').slice(0, 32)
}
