import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { RevokedSessions } from '../../accounts/sessions/revoked-sessions.ts'
import type { ReadCredentials, RouteContext } from '../../kernel/http/register-operations.ts'

/** `GET /v1/sessions/revoked/stream`: the ended sessions of a project as server-sent events, for its back end. */
export function registerRevokedStream(
  app: FastifyInstance,
  { projects }: Pick<RouteContext, 'projects'>,
  { follow }: Pick<RevokedSessions, 'follow'>,
  readCredentials: ReadCredentials,
): void {
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    // An open stream would delay a graceful stop; followers connect to another process.
    for (const stream of open) stream.end()
  })
  app.get('/v1/sessions/revoked/stream', async (request, reply) => {
    const { project } = readCredentials(request, projects)
    const stream = new PassThrough()
    open.add(stream)
    const stop = follow(project.projectId, (document) => {
      // A write after the end would be an error that nothing handles.
      if (!stream.writableEnded) stream.write(`data: ${document}\n\n`)
    })
    const close = () => {
      stop()
      open.delete(stream)
      stream.end()
    }
    request.raw.on('close', close)
    stream.on('close', close)
    // Proxies would otherwise collect events before they pass them on.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })
}
