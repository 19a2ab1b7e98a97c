import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findConsoleFolder } from '../kernel/config/find-built-folders.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { chooseEncoding } from '../kernel/http/choose-encoding.ts'
import { toSource } from '../kernel/http/source-address.ts'
import { readConsoleCookie } from './create-console-cookie.ts'
import { findSession } from './find-operator.ts'
import { isOfWindow, toPageKey } from './page-key.ts'

/** The page runs its own scripts and styles, calls its own service, frames its own previews, and does nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}
const suffixes = { br: '.br', gzip: '.gz' } as const

/**
 * Registers the page of the console at `/admin`, and its files below. Only files that were there at the start are
 * served, by their names; a service whose package has no page answers as for any unknown path.
 *
 * @param isOpen whether the console is there yet
 */
export function registerConsolePage(
  scope: FastifyInstance,
  dependencies: Dependencies,
  isOpen: () => Promise<boolean>,
): void {
  const folder = findConsoleFolder()
  if (folder === null) return
  const inFolder = join(folder, 'admin')
  const names = new Set(readdirSync(inFolder))

  const send = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const packed = encoding === null ? null : await read(`${file}${suffixes[encoding]}`)
    const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    reply.headers({ 'cross-origin-resource-policy': 'same-origin', vary: 'accept-encoding' })
    if (packed !== null) reply.header('content-encoding', encoding)
    return reply.type(type).send(packed ?? (await readFile(file)))
  }

  scope.get('/admin', async (request, reply) => {
    if (!(await isOpen())) return reply.callNotFound()
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      // Unlike that of every other page of the service: none of them keeps a handle of this window, or reads it.
      'cross-origin-opener-policy': 'same-origin',
    })
    const key = await findPageKey(dependencies, request)
    if (key !== null) return sendWithKey(reply, join(folder, 'index.html'), key)
    return send(request, reply, join(folder, 'index.html'))
  })
  // Only without the slash do the page’s relative addresses lead to its files.
  scope.get('/admin/', async (_request, reply) =>
    (await isOpen()) ? reply.redirect('../admin', 302) : reply.callNotFound(),
  )
  scope.get<{ Params: { file: string } }>('/admin/:file', async (request, reply) => {
    const { file } = request.params
    if (!names.has(file) || !(await isOpen())) return reply.callNotFound()
    // A name contains the hash of the content.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return send(request, reply, join(inFolder, file))
  })
}

/** Finds the key of a document that shows the page to an operator who is signed in; null for every other request. */
async function findPageKey(dependencies: Dependencies, request: FastifyRequest) {
  if (!isOfWindow(request) || readConsoleCookie(dependencies.config, request) === null) return null
  dependencies.rateLimits.takePublicRequest(toSource(request))
  const found = await findSession(dependencies, request)
  return found && toPageKey(dependencies, found.session)
}

/** Sends the page with its key. It is not compressed: the length of a compressed answer tells of what is in it. */
async function sendWithKey(reply: FastifyReply, file: string, key: string) {
  const html = await readFile(file, 'utf8')
  reply.header('cross-origin-resource-policy', 'same-origin')
  return reply
    .type(types.html ?? '')
    .send(html.replace('</head>', () => `<meta name="portico-page" content="${key}" /></head>`))
}

const read = (file: string) => readFile(file).catch(() => null)
