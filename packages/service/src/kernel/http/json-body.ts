import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses request bodies: only uncompressed JSON in valid UTF-8; an empty body counts as none. Keys that could change an
 * object's prototype are refused.
 *
 * @param mediaTypes the content types that are read as JSON in this scope
 */
export function registerJsonBody(
  app: FastifyInstance,
  mediaTypes: readonly string[] = ['application/json'],
): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    [...mediaTypes],
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      const encoding = request.headers['content-encoding']
      if (encoding !== undefined && encoding !== 'identity') {
        return done(new AuthError('unsupported_media_type'))
      }
      if (bytes.length === 0) return done(null, undefined)
      let text: string
      try {
        text = utf8.decode(bytes)
      } catch {
        return done(new AuthError('bad_request', { details: { reason: 'The body is not UTF-8.' } }))
      }
      return parseJson(request, text, done)
    },
  )
}
