import type { IncomingMessage } from 'node:http'

/** Lets the engine read a body that was already read, since it reads the request's stream itself. */
export function readAgain(request: IncomingMessage, body: Buffer): void {
  Object.defineProperties(request, {
    readable: { value: true },
    iterator: {
      writable: true,
      async *value() {
        yield body
      },
    },
  })
}
