import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { findPackageFile } from '../../foundation/find-package-file.ts'
import type { ServiceConfig } from '../../kernel/config/config.ts'

const folder = '/v1/public/clientside-services'

/**
 * Serves the frame that older clients load for calls that they do not send to the service directly
 * (`endpoints.clientsideServicesIframeURL`). It stores nothing, and only the projects' pages may load it.
 */
export function registerFrame(app: FastifyInstance, { projects }: ServiceConfig): void {
  const script = readFileSync(findPackageFile('pages/clientside-services.js'), 'utf8')
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Portico</title>' +
    '<script type="module" src="index.js"></script></html>'
  const parents = projects.flatMap(({ allowedOrigins, allowLoopback }) => [
    ...allowedOrigins,
    ...(allowLoopback ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
  ])
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${parents.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const headers = { 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' }
  app.get(`${folder}/index.html`, (_request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html),
  )
  app.get(`${folder}/index.js`, (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(script),
  )
}
