import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { findPackageFile } from '../../foundation/find-package-file.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import { isOriginListed } from '../../kernel/http/projects.ts'

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
  const toPolicy = (referrer: string | undefined) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      `frame-ancestors ${toParents(projects, referrer) || "'none'"}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; ')
  const headers = { 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' }
  app.get(`${folder}/index.html`, (request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': toPolicy(request.headers.referer) })
      .type('text/html; charset=utf-8')
      .send(html),
  )
  app.get(`${folder}/index.js`, (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(script),
  )
}

/** The longest list of parents in a header; proxies refuse answers whose headers have more than 4 KB. */
const longestList = 3_500

/**
 * Lists the pages that may contain the frame: those of listed origins, never those by pattern. Of a list that is too long
 * for a header, it names the page alone that loads the frame.
 */
function toParents(projects: readonly ProjectConfig[], referrer: string | undefined): string {
  const all = projects.flatMap(({ allowedOrigins, allowLoopback }) => [
    ...allowedOrigins,
    ...(allowLoopback ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
  ])
  const list = all.join(' ')
  if (list.length <= longestList) return list
  const origin = URL.parse(referrer ?? '')?.origin ?? ''
  return projects.some((project) => isOriginListed(project, origin)) ? origin : ''
}
