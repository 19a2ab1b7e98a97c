/** Cleans metadata documents by the same rules as registrations: empty members are removed. */

import { toEngineMetadata } from '../engine-access/to-engine-metadata.ts'
import { cleanRegistration, parseMetadata } from './clean-registration.ts'

type Project = Parameters<typeof cleanRegistration>[1]

/** Slightly more than the engine reads, so that the engine itself refuses a document that is too long. */
const mostBytes = 16 * 1_024 + 1

/** Returns a `fetch` that cleans an answer if it is the document at a client id's URL. */
export function cleanDocuments(send: typeof fetch, project: Project): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    const address = input instanceof Request ? input.url : String(input)
    if (answer.status !== 200 || answer.body === null) return answer
    const { status, headers } = answer
    const cleaned = answer.body.pipeThrough(createCleaner(address, project))
    return new Response(cleaned, { status, headers: withoutLength(headers) })
  }
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  // A body whose stated length is too long is refused unread. Otherwise the header is removed, since cleaning changes
  // the length.
  if (Number(kept.get('content-length')) < mostBytes) kept.delete('content-length')
  return kept
}

function createCleaner(address: string, project: Project): TransformStream<Uint8Array, Uint8Array> {
  const chunks: Uint8Array[] = []
  let received = 0
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.length
      chunks.push(chunk)
      if (received < mostBytes) return
      for (const kept of chunks.splice(0)) controller.enqueue(kept)
    },
    flush(controller) {
      const body = Buffer.concat(chunks)
      if (body.length > 0) controller.enqueue(cleanDocument(body, address, project))
    },
  })
}

function cleanDocument(body: Buffer, address: string, project: Project): Uint8Array {
  const metadata = parseMetadata(body)
  // Keys and lists of URLs are fetched too, and stay unchanged.
  if (metadata?.client_id !== address) return body
  return Buffer.from(JSON.stringify(toEngineMetadata(cleanRegistration(metadata, project))))
}
