/** Where a link of a Markdown file leads on the site. */
import { existsSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { inRoot } from '../root.mjs'
import { mapLinks } from './markdown.mjs'

/**
 * @typedef {{ kind: 'page', slug: string, anchor: string } | { kind: 'file', path: string } |
 *   { kind: 'picture', path: string } | { kind: 'anchor', anchor: string }} Target
 *
 * @typedef {import('./read-pages.mjs').Page} Page
 */

/** Folders that have a page. */
const folders = new Map([
  ['docs/screens', 'docs/screens.md'],
  ['docs/decisions', 'docs/decisions/README.md'],
  ['docs', 'docs/start.md'],
])

/**
 * Finds what a link means. A file of the repository that is no page is served beside the pages, as text.
 *
 * @param {string} source - the file with the link, from the root
 * @param {string} link - as it stands there
 * @param {readonly Page[]} pages
 * @param {boolean} [isPicture] - whether it is shown, not followed
 * @returns {Target}
 */
export function resolveLink(source, link, pages, isPicture = false) {
  const [path = '', anchor = ''] = link.split('#')
  if (path === '') return { kind: 'anchor', anchor }
  // pages that are made, not written, name addresses of the site
  if (path.startsWith('/')) return { kind: 'page', slug: path.replace(/^\/|\/$/g, ''), anchor }
  const target = posix.join(posix.dirname(source), path).replace(/\/$/, '')
  const file = folders.get(target) ?? (isFolder(target) ? `${target}/README.md` : target)
  const page = pages.find((one) => one.source === file)
  if (page) return { kind: 'page', slug: page.slug, anchor }
  if (!existsSync(inRoot(file))) throw new Error(`${source}: there is no ${target}.`)
  // a link to a picture leads to the page that shows it
  if (/\.png$/.test(file))
    return isPicture
      ? { kind: 'picture', path: file }
      : { kind: 'page', slug: 'screens', anchor: '' }
  return { kind: 'file', path: file }
}

/** @param {string} path */
const isFolder = (path) => existsSync(inRoot(path)) && statSync(inRoot(path)).isDirectory()

/**
 * @param {Target} target
 * @returns {string} its address from the site's root
 */
export function toAddress(target) {
  if (target.kind === 'page') return `/${target.slug}/${target.anchor && `#${target.anchor}`}`
  if (target.kind === 'anchor') return `#${target.anchor}`
  if (target.kind === 'picture') return toPicture(target.path)
  return toFile(target.path)
}

/**
 * @param {string} path - of a picture in the repository
 * @param {'light' | 'dark'} [scheme]
 */
export const toPicture = (path, scheme = 'light') =>
  `/${path.replace(/^docs\//, '').replace(/\.png$/, `-${scheme}.webp`)}`

/** As text, whatever it is: a server that guesses a type by the name would offer it for download. No name is hidden. @param {string} path */
const toFile = (path) => `/files/${path.replace(/(^|\/)\./g, '$1')}.txt`

/**
 * @param {Target} target
 * @param {string} from - the slug of the page with the link
 * @returns {string} its address from that page's Markdown: the twins of pages, not the pages
 */
export function toTwinAddress(target, from) {
  if (target.kind === 'anchor') return `#${target.anchor}`
  const address =
    target.kind === 'page'
      ? `/${target.slug || 'index'}.md${target.anchor && `#${target.anchor}`}`
      : toAddress(target)
  return posix.relative(posix.dirname(`/${from || 'index'}.md`), address)
}

/**
 * @param {readonly Page[]} pages
 * @returns {{ path: string, address: string }[]} the files of the repository that pages link to, and their addresses
 */
export function listFiles(pages) {
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const page of pages)
    mapLinks(page.body, (link) => {
      const target = resolveLink(page.source, link, pages)
      if (target.kind === 'file') files.set(target.path, toAddress(target))
      return link
    })
  return [...files].map(([path, address]) => ({ path, address }))
}
