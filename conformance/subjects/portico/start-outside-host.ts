import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTlsListener } from '@portico/testkit'
import { createOutside, type Outside } from '../outside.ts'

/**
 * The relying party's host as a real one: our service loads its documents over the network, past its guard.
 */
export async function startOutsideHost(): Promise<Outside & { stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = outside.answer(`${listener.origin}${request.url ?? ''}`)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a server that listens on a port has an address with one
  const { port } = server.address() as AddressInfo
  const listener = await startTlsListener({ target: `http://localhost:${port}` })
  const outside = createOutside(listener.origin)
  return {
    ...outside,
    async stop() {
      await listener.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
