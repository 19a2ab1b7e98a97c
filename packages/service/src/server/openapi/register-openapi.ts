import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import { matchesETag } from '../../kernel/http/matches-etag.ts'
import { createOpenApi } from './create-openapi.ts'

/** Registers `GET /openapi.json`; the document is built once and kept in memory. */
export function registerOpenApi(
  app: FastifyInstance,
  { baseUrl }: Pick<ServiceConfig, 'baseUrl'>,
): void {
  let written: { readonly body: string; readonly etag: string } | null = null
  const write = () => {
    const body = JSON.stringify(createOpenApi(baseUrl))
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  }
  app.get('/openapi.json', async (request, reply) => {
    written ??= write()
    reply.headers({ etag: written.etag, 'cache-control': 'public, max-age=300' })
    if (matchesETag(request.headers['if-none-match'], written.etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(written.body)
  })
}
