import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const folder = '/v1/public/clientside-services'

/**
 * Serves the files with which the frame of older clients parses phone numbers, loaded on demand: the library's script,
 * and an example number of each country.
 */
export function registerFramePhones(app: FastifyInstance): void {
  const library = join(
    createRequire(import.meta.url).resolve('libphonenumber-js/package.json'),
    '..',
  )
  const files = [
    ['phone-numbers.js', 'bundle/libphonenumber-min.js', 'text/javascript; charset=utf-8'],
    ['phone-examples.json', 'examples.mobile.json', 'application/json; charset=utf-8'],
  ] as const
  for (const [name, path, type] of files) {
    let content: string | undefined
    app.get(`${folder}/${name}`, (_request, reply) => {
      // Read at the first request, since most projects never need it.
      content ??= readFileSync(join(library, path), 'utf8')
      return reply
        .headers({
          'cache-control': 'public, max-age=3600',
          'cross-origin-resource-policy': 'same-origin',
        })
        .type(type)
        .send(content)
    })
  }
}
