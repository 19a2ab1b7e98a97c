import type { IncomingMessage } from 'node:http'

/** The engine refuses a larger body. */
const mostBytes = 56 * 1_024

/**
 * Rewrites a request's body at the moment when the engine reads it. An error in `rewrite` counts as an error of the
 * body.
 */
export function rewriteBody(
  request: IncomingMessage,
  rewrite: (body: Buffer) => Buffer | Promise<Buffer>,
): void {
  const read = request.iterator.bind(request)
  // The new length is not known yet, and without either header the engine would assume that there is no body.
  if (request.headers['content-length'] !== undefined) {
    delete request.headers['content-length']
    request.headers['transfer-encoding'] = 'chunked'
  }
  Object.assign(request, {
    async *iterator(options?: Parameters<IncomingMessage['iterator']>[0]) {
      const chunks: Buffer[] = []
      let received = 0
      for await (const chunk of read(options)) {
        chunks.push(chunk)
        received += chunk.length
        if (received > mostBytes) yield Buffer.concat(chunks)
      }
      yield await rewrite(Buffer.concat(chunks))
    },
  })
}
