import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { findPackageFile } from '../../foundation/find-package-file.ts'
import type { ButtonColors } from '../../kernel/brand/brand.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { chooseEncoding, type Encoding } from '../../kernel/http/choose-encoding.ts'
import { matchesETag } from '../../kernel/http/matches-etag.ts'
import { pageFiles } from '../../kernel/pages/card-page.ts'

/** Registers the script and styles of the hosted pages. The widget's bundle is among the static files. */
export function registerPageFiles(app: FastifyInstance, projects: readonly ProjectConfig[]): void {
  const register = (address: string, type: string, find: (query: unknown) => PageFile | null) => {
    app.get(address, { exposeHeadRoute: false }, (request, reply) => {
      const file = find(request.query)
      if (file === null) return reply.code(404).send()
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const { body, etag } = file(encoding)
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
      if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      if (encoding !== null) reply.header('content-encoding', encoding)
      return reply.type(`${type}; charset=utf-8`).send(body)
    })
  }
  const script = toPageFile(read('hosted-page.js'))
  const style = toPageFile(read('hosted-page.css'))
  register(pageFiles.script, 'text/javascript', () => script)
  register(pageFiles.style, 'text/css', () => style)
  const brands = new Map(
    projects.map((project) => {
      const brand = toBrandStyle(project)
      return [project.projectId, brand === null ? null : toPageFile(brand)]
    }),
  )
  register(pageFiles.brand, 'text/css', (query) => {
    const id = typeof query === 'object' && query !== null && 'project' in query && query.project
    return (typeof id === 'string' && brands.get(id)) || null
  })
}

/** A text that is the same for all users, with its encoded forms. */
type PageFile = (encoding: Encoding | null) => { readonly body: Buffer; readonly etag: string }

/** Compresses a text at the first request for an encoding, and caches the result. */
function toPageFile(text: string): PageFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const kept = new Map<Encoding | null, Buffer>()
  return (encoding) => {
    const body = kept.get(encoding) ?? compress(text, encoding)
    kept.set(encoding, body)
    return { body, etag: `"${hash}${encoding === null ? '' : `-${encoding}`}"` }
  }
}

function compress(text: string, encoding: Encoding | null): Buffer {
  if (encoding === 'br') return brotliCompressSync(text)
  return encoding === 'gzip' ? gzipSync(text, { level: 9 }) : Buffer.from(text)
}

const read = (file: string) => readFileSync(findPackageFile(`pages/${file}`), 'utf8')

/** Returns the style of the cards' primary button. The configuration has verified that the values are colours. */
function toBrandStyle({ brand: { accent } }: Pick<ProjectConfig, 'brand'>): string | null {
  if (!accent) return null
  const toRule = ({ fill, text }: ButtonColors) => `:root{--accent:${fill};--on-accent:${text}}`
  return `${toRule(accent.light)}@media (prefers-color-scheme:dark){${toRule(accent.dark)}}`
}
