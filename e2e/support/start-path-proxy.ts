import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a proxy on a port of its own that passes on what stands below a path, without that path; all else it answers
 * with 502.
 *
 * @param path without a slash at its end: `/auth`
 */
export async function startPathProxy(path: string) {
  let target = ''
  const server = createServer((incoming, answer) => {
    const url = incoming.url ?? ''
    if (!url.startsWith(`${path}/`)) return answer.writeHead(502).end()
    const { method, headers } = incoming
    const passed = request(new URL(url.slice(path.length), target), { method, headers })
    passed.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    return incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const origin = `http://localhost:${port}`
  return {
    origin,
    /** Where the service is, below which the proxy removes its path. */
    url: `${origin}${path}`,
    leadTo(service: string) {
      target = service
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
