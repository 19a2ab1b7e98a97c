/** Apps that say themselves in a document are read as apps that register are: what they leave empty is absent. */
import { cleanRegistration, parseMetadata } from './clean-registration.ts'
import { toEngineMetadata } from './to-engine-metadata.ts'

type Project = Parameters<typeof cleanRegistration>[1]

/** A little more than the engine reads of one, so that it sees itself what is too much. */
const mostBytes = 16 * 1_024 + 1

/** A `fetch` whose answers, where they are the document at a client id's address, are cleaned. */
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
  // A body that says that it is too long is refused unread; any other is as long as it becomes.
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
  // Keys and lists of addresses are fetched as well.
  if (metadata?.client_id !== address) return body
  return Buffer.from(JSON.stringify(toEngineMetadata(cleanRegistration(metadata, project))))
}
