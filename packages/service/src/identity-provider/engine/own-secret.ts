import type { IncomingMessage } from 'node:http'
import { isKeptAsHash, secretKeptAsHash } from './to-engine-client.ts'

/** The engine reads no more; what is larger it refuses. */
const mostBytes = 56 * 1_024

/**
 * An app that updates itself may repeat its secret (RFC 7592 2.2). The engine would compare it with what stands in
 * the secret's place, so its body is read through this: the app's own secret becomes that word, and that word,
 * which is nobody's secret, becomes another. All lengths stay.
 */
export function acceptOwnSecret(
  request: IncomingMessage,
  isOwn: (secret: string) => Promise<boolean>,
): void {
  const read = request.iterator.bind(request)
  Object.assign(request, {
    async *iterator(options?: Parameters<IncomingMessage['iterator']>[0]) {
      const chunks: Buffer[] = []
      let received = 0
      for await (const chunk of read(options)) {
        chunks.push(chunk)
        received += chunk.length
        if (received > mostBytes) yield Buffer.concat(chunks)
      }
      yield await replaceSecret(Buffer.concat(chunks), isOwn)
    },
  })
}

async function replaceSecret(
  body: Buffer,
  isOwn: (secret: string) => Promise<boolean>,
): Promise<Buffer> {
  const secret = readSecret(body.toString('utf8'))
  if (secret === null) return body
  const isKept = isKeptAsHash(secret)
  if (!isKept && !(await isOwn(secret))) return body
  const word = isKept ? 'x'.repeat(secretKeptAsHash.length) : secretKeptAsHash
  // Spaces behind a value mean nothing in JSON.
  const written = `"${word}"`.padEnd(secret.length + 2)
  return Buffer.from(body.toString('latin1').replaceAll(`"${secret}"`, written), 'latin1')
}

function readSecret(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    const isRecord = typeof body === 'object' && body !== null
    const secret = isRecord && 'client_secret' in body ? body.client_secret : null
    return typeof secret === 'string' ? secret : null
  } catch {
    return null
  }
}
