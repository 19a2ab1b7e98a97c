import type { FastifyInstance } from 'fastify'

/**
 * Watches requests in flight.
 *
 * @returns what closes the app: it stops listening, lets requests in flight finish (at most `maxMs`),
 * then closes every connection, idle ones included: an open browser must not hold a restart
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
