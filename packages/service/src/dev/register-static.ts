/**
 * Serves built files: `portico.js` with its chunks for any page, and in development the playground. It
 * builds nothing and knows no file by name but the bundle's entry.
 */
import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from '../config/config.ts'

/** The policy that the widget promises to live under. */
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

/** `main-BxT1-9aQ.js`: the name changes with the content. */
const hashedName = /[-.][\w-]{8}\.(js|css|svg|png|woff2|map)$/

/** Registers the files at `/`. Does nothing when there is no folder. */
export function registerStatic(
  app: FastifyInstance,
  config: Pick<ServiceConfig, 'staticFolders'>,
): void {
  if (config.staticFolders.length === 0) return
  app.register(fastifyStatic, {
    root: [...config.staticFolders],
    prefix: '/',
    index: 'index.html',
    extensions: ['html'],
    dotfiles: 'ignore',
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const isHashed = hashedName.test(basename(path))
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      if (path.endsWith('.html')) {
        reply.setHeader('content-security-policy', pagePolicy)
        return
      }
      // The bundle is public: any site's page may load it, modules need permission to.
      reply.setHeader('access-control-allow-origin', '*')
      reply.setHeader('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
