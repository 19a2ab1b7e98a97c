import { randomUUID } from 'node:crypto'

/** The relying party's own host; nothing listens there, the provider's loading is led here. */
export const relyingPartyOrigin = 'https://rp.conformance.example'

/** The documents that a relying party publishes for the provider. */
export interface ExternalDocuments {
  /** Publishes `body` at an address of its own; `read` anew at every load. */
  publish(contentType: string, read: () => string): string
  /** What the provider's `fetch` is answered. */
  answer(url: string | URL): Response
}

/** @param origin where the documents are. @default the relying party's own */
export function createExternalDocuments(origin: string = relyingPartyOrigin): ExternalDocuments {
  const documents = new Map<string, () => Response>()
  return {
    publish(contentType, read) {
      const url = `${origin}/published/${randomUUID()}`
      documents.set(url, () => new Response(read(), { headers: { 'content-type': contentType } }))
      return url
    },
    answer: (url) => documents.get(String(url))?.() ?? new Response(null, { status: 404 }),
  }
}
