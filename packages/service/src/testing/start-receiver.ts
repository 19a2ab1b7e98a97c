import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as it arrived. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** The answer to send; null means that none is sent. */
export type ReceiverAnswer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
} | null

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Starts a real HTTP server on loopback that stores requests and answers as the test determines. */
export async function startReceiver(
  answer: (request: ReceivedRequest) => ReceiverAnswer | Promise<ReceiverAnswer>,
) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '')
    const { method = '', url = '', headers } = request
    const one = { method, path: url, headers, body }
    received.push(one)
    const answered = await answer(one)
    if (answered === null) return
    response.writeHead(answered.status, { ...answered.headers })
    response.end(answered.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a server on a port has an address of this type
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
