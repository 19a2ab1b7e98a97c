import type { FastifyInstance } from 'fastify'

/**
 * Counts requests in flight.
 *
 * @returns a function that closes the app: it stops listening, lets requests in flight finish (at most `maxMs`), and
 * then closes all connections, idle ones included, because an open browser must not delay a restart
 */
export function watchDrain(app: FastifyInstance): (maxMs: number) => Promise<void> {
  let inFlight = 0
  let onIdle = () => {}
  app.server.on('request', (_request, response) => {
    inFlight += 1
    response.once('close', () => {
      inFlight -= 1
      if (inFlight === 0) onIdle()
    })
  })
  return async (maxMs) => {
    const closed = app.close()
    let limit: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      limit = setTimeout(resolve, maxMs)
      onIdle = resolve
      if (inFlight === 0) resolve()
    })
    clearTimeout(limit)
    app.server.closeAllConnections()
    await closed
  }
}
