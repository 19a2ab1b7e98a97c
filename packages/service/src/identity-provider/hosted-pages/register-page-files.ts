import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { ButtonColors } from '../../brand/brand.ts'
import type { ProjectConfig } from '../../config/config.ts'
import { findPackageFile } from '../../find-package-file.ts'
import { pageFiles } from '../../pages/card-page.ts'

/** Serves the hosted pages' script and styles; the widget's bundle is served with the static files. */
export function registerPageFiles(app: FastifyInstance, projects: readonly ProjectConfig[]): void {
  const register = (address: string, type: string, find: (query: unknown) => string | null) => {
    app.get(address, { exposeHeadRoute: false }, (request, reply) => {
      const text = find(request.query)
      if (text === null) return reply.code(404).send()
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(`${type}; charset=utf-8`).send(text)
    })
  }
  const script = read('hosted-page.js')
  const style = read('hosted-page.css')
  register(pageFiles.script, 'text/javascript', () => script)
  register(pageFiles.style, 'text/css', () => style)
  const brands = new Map(projects.map((project) => [project.projectId, toBrandStyle(project)]))
  register(pageFiles.brand, 'text/css', (query) => {
    const id = typeof query === 'object' && query !== null && 'project' in query && query.project
    return (typeof id === 'string' && brands.get(id)) || null
  })
}

const read = (file: string) => readFileSync(findPackageFile(`pages/${file}`), 'utf8')

/** The one primary button of cards; the configuration has checked that these are colours. */
function toBrandStyle({ brand: { accent } }: Pick<ProjectConfig, 'brand'>): string | null {
  if (!accent) return null
  const toRule = ({ fill, text }: ButtonColors) => `:root{--accent:${fill};--on-accent:${text}}`
  return `${toRule(accent.light)}@media (prefers-color-scheme:dark){${toRule(accent.dark)}}`
}
