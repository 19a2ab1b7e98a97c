import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Stands before a service and lets every answer wait, to preflights too, as the air between a phone and a server does.
 * The service works meanwhile, so that a file of its takes as long as one of the pages' own.
 *
 * @param target origin that answers
 * @param ms from each request to its answer
 */
export async function startSlowProxy(target, ms) {
  const { hostname, port } = new URL(target)
  const server = createServer((asked, reply) => {
    const due = sleep(ms)
    const { method, url, headers } = asked
    // the service goes by its own name
    const sent = request(
      { hostname, port, method, path: url, headers: { ...headers, host: `${hostname}:${port}` } },
      async (answer) => {
        await due
        reply.writeHead(answer.statusCode, { ...answer.headers, 'timing-allow-origin': '*' })
        answer.pipe(reply)
      },
    )
    sent.on('error', () => reply.destroy())
    asked.pipe(sent)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
