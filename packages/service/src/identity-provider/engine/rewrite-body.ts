import type { IncomingMessage } from 'node:http'

/** The engine reads no more; what is larger it refuses. */
const mostBytes = 56 * 1_024

/** Lets the engine read a body as it is rewritten, when it reads it. What is thrown there is the body's fault. */
export function rewriteBody(
  request: IncomingMessage,
  rewrite: (body: Buffer) => Buffer | Promise<Buffer>,
): void {
  const read = request.iterator.bind(request)
  // What it will be as long as is not known yet; with neither header there is no body.
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
