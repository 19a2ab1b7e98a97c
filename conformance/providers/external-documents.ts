import { randomUUID } from 'node:crypto'

/** The relying party's own host; nothing listens there, the provider's loading is led here. */
export const relyingPartyOrigin = 'https://rp.conformance.example'

/** The documents that a relying party publishes for the provider. */
export interface ExternalDocuments {
  /** Publishes `body` at an address of its own; `read` anew at every load. */
  publish(contentType: string, read: () => string): string
  /** An address where forms are taken, and what came there. */
  receive(): { readonly url: string; readonly received: readonly string[] }
  /** What the provider's `fetch` is answered. */
  answer(url: string | URL, body?: string): Response
}

/** @param origin where the documents are. @default the relying party's own */
export function createExternalDocuments(origin: string = relyingPartyOrigin): ExternalDocuments {
  const documents = new Map<string, (body: string) => Response>()
  return {
    publish(contentType, read) {
      const url = `${origin}/published/${randomUUID()}`
      documents.set(url, () => new Response(read(), { headers: { 'content-type': contentType } }))
      return url
    },
    receive() {
      const url = `${origin}/received/${randomUUID()}`
      const received: string[] = []
      documents.set(url, (body) => {
        received.push(body)
        return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
      })
      return { url, received }
    },
    answer: (url, body = '') =>
      documents.get(String(url))?.(body) ?? new Response(null, { status: 404 }),
  }
}
