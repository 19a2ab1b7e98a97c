import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { findPackageFile } from '../../find-package-file.ts'
import { pageFiles } from '../../pages/card-page.ts'

/** Serves the hosted pages' script and style; the widget's bundle is served with the static files. */
export function registerPageFiles(app: FastifyInstance): void {
  const register = (address: string, file: string, type: string) => {
    const text = readFileSync(findPackageFile(`pages/${file}`), 'utf8')
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    app.get(address, { exposeHeadRoute: false }, (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(`${type}; charset=utf-8`).send(text)
    })
  }
  register(pageFiles.script, 'hosted-page.js', 'text/javascript')
  register(pageFiles.style, 'hosted-page.css', 'text/css')
}
