/**
 * Serves built files: `portico.js` with its chunks for all pages, and in development the playground. It builds nothing,
 * and the only file name that it knows is the bundle's entry.
 */
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SetHeadersResponse } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import { isPrivateName } from '../../kernel/config/is-private-name.ts'

/** The Content-Security-Policy under which the widget must work. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Matches `main-BxT1-9aQ.js`: file names that contain a hash of the content. */
const hashedName = /[-.][\w-]{8}\.(js|css|svg|png|woff2|map)$/

/** Registers the files at `/`. Does nothing without a folder. */
export function registerStatic(
  app: FastifyInstance,
  config: Pick<ServiceConfig, 'staticFolders'>,
): void {
  if (config.staticFolders.length === 0) return
  app.register(async (scope) => {
    const { default: fastifyStatic } = await import('@fastify/static')
    await scope.register(fastifyStatic, {
      root: [...config.staticFolders],
      serve: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // a range of a compressed file cannot be decompressed
      acceptRanges: false,
      setHeaders: (reply, path) => setHeaders(reply, path.replace(/\.(br|gz)$/, '')),
    })
    scope.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const found = await findFile(config.staticFolders, request.params['*'])
      if (found === null) return reply.callNotFound()
      return reply.sendFile(found.file, found.folder)
    })
  })
}

/** Finds a file or, failing that, a page: `/authenticate` is `authenticate.html`. */
async function findFile(folders: readonly string[], path: string) {
  const segments = path.split('/')
  // Refuses hidden files and parent folders; no built file's name begins with a dot.
  if (segments.some((segment) => segment.startsWith('.')) || /[\\\0]/.test(path)) return null
  // Refuses keys and databases that were added after the start; the start itself refuses folders that contain them.
  if (segments.some(isPrivateName)) return null
  const files = path === '' ? ['index.html'] : [path, `${path}.html`]
  for (const folder of folders) {
    for (const file of files) {
      const isFile = await stat(join(folder, file)).then(
        (entry) => entry.isFile(),
        () => false,
      )
      if (isFile) return { folder, file }
    }
  }
  return null
}

function setHeaders(reply: SetHeadersResponse, file: string): void {
  const isHashed = hashedName.test(basename(file))
  reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.setHeader('vary', 'accept-encoding')
  if (file.endsWith('.html')) {
    reply.setHeader('content-security-policy', pagePolicy)
    return
  }
  // The bundle is public: pages of any site may load it, and modules need CORS headers for that.
  reply.setHeader('access-control-allow-origin', '*')
  reply.setHeader('cross-origin-resource-policy', 'cross-origin')
}
