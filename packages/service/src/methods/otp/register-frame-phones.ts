import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { resolveThirdParty } from '../../foundation/resolve-third-party.ts'

const folder = '/v1/public/clientside-services'

/**
 * Serves the files with which the frame of older clients parses phone numbers, loaded on demand: the library's script,
 * and an example number of each country.
 */
export function registerFramePhones(app: FastifyInstance): void {
  const files = [
    {
      name: 'phone-numbers.js',
      path: resolveThirdParty('libphonenumber-js', 'bundle/libphonenumber-min.js'),
      type: 'text/javascript; charset=utf-8',
    },
    {
      name: 'phone-examples.json',
      path: resolveThirdParty('libphonenumber-js', 'examples.mobile.json'),
      type: 'application/json; charset=utf-8',
    },
  ]
  for (const { name, path, type } of files) {
    let content: string | undefined
    app.get(`${folder}/${name}`, (_request, reply) => {
      // Read at the first request, since most projects never need it.
      content ??= readFileSync(path, 'utf8')
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
