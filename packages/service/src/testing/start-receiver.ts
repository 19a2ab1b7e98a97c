import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One request as it arrived. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What is answered; null means never. */
export type ReceiverAnswer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
} | null

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** A real HTTP listener on loopback that keeps what it gets and answers as told. */
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
  // A listener on a port has an address of this kind.
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
