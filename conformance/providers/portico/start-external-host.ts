import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTlsListener } from '@portico/testkit'
import { createExternalDocuments, type ExternalDocuments } from '../external-documents.ts'

/**
 * The relying party's host as a real one: our service loads its documents over the network, past its guard.
 */
export async function startExternalHost(): Promise<ExternalDocuments & { stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const answer = documents.answer(`${listener.origin}${request.url ?? ''}`, body)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a server that listens on a port has an address with one
  const { port } = server.address() as AddressInfo
  const listener = await startTlsListener({ target: `http://localhost:${port}` })
  const documents = createExternalDocuments(listener.origin)
  return {
    ...documents,
    async stop() {
      await listener.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
