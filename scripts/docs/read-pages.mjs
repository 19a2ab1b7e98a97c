/** The pages of the docs site, read from the files that the sidebar names. */
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { splitTitle } from './markdown.mjs'
import { isGroup, sidebar } from './sidebar.mjs'
import { toApiPages } from './to-api-pages.mjs'

/**
 * @typedef {object} Page
 * @property {string} source - the file it is made from, from the root
 * @property {string} slug - its address below the site's: `frameworks/next`
 * @property {string} title
 * @property {string} label - its name in the sidebar
 * @property {string} body - Markdown without the title; links as in `source`
 * @property {string} group - the sidebar's group
 * @property {string} [description] - where the page's first sentence is none
 * @property {string} [parent] - the slug of the page that lists this one
 */

/** Files that are no page of `docs`, and their addresses. */
const slugs = new Map([
  ['SECURITY.md', 'security'],
  ['CHANGELOG.md', 'changes'],
  ['CONTRIBUTING.md', 'contributing'],
])

/**
 * @param {string} source - a Markdown file, from the root
 * @returns {string} the address of its page, below the site's
 */
export const toSlug = (source) =>
  slugs.get(source) ??
  source
    .replace(/^docs\//, '')
    .replace(/(\/README)?\.md$/, '')
    .toLowerCase()

/**
 * Reads all pages, in the order of the sidebar.
 *
 * @param {import('./to-api-pages.mjs').OpenApi} openApi
 * @returns {Page[]}
 */
export function readPages(openApi) {
  return sidebar.flatMap(({ label: group, entries }) =>
    entries.flatMap((entry) => {
      if (!isGroup(entry)) return [readPage(entry, group)]
      if (!entry.overview) throw new Error(`"${entry.label}" has no page that lists its pages.`)
      const parent = readPage({ label: entry.label, ...entry.overview }, group)
      if (parent.source === 'docs/reference/api.md') return toApiPages(parent, openApi)
      const children = entry.entries.map((child) => {
        if (isGroup(child)) throw new Error(`"${child.label}" stands too deep in the sidebar.`)
        return { ...readPage(child, group), parent: parent.slug }
      })
      return [listChildren(parent, children), ...children]
    }),
  )
}

/**
 * @param {import('./sidebar.mjs').Entry} entry
 * @param {string} group
 * @returns {Page}
 */
function readPage({ source, label }, group) {
  const written = splitTitle(readFileSync(inRoot(source), 'utf8'))
  const files = /^examples\/([^/]+)\/README\.md$/.exec(source)?.[1]
  // a framework's own page has its name already
  const title = files ? `Example: ${written.title}` : written.title
  // readers of the site edit nothing
  const body = written.body.replace('; do not edit.', '.')
  return {
    source,
    slug: toSlug(source),
    title,
    label: label ?? written.title.replace(/^What `?(.+?)`? exports$/, '$1'),
    ...(source.startsWith('docs/providers/') && {
      description: `Sign-in with ${title}: its client, its settings, and whose addresses count as verified.`,
    }),
    ...(source.startsWith('docs/decisions/0') && {
      description: `Why, and what it costs: ${title.replace(/^\d+\. /, '')}.`,
    }),
    ...(source.startsWith('docs/reference/exports/') && {
      description: `Every export of the package, with its types.`,
    }),
    body: files ? `${body.trimEnd()}\n\n${showFiles(files)}` : body,
    group,
  }
}

/** A page that names none of its pages gets their list. @param {Page} parent @param {Page[]} children */
function listChildren(parent, children) {
  const names = children.filter(({ source }) =>
    parent.body.includes(source.split('/').at(-1) ?? ''),
  )
  if (names.length === children.length) return parent
  const depth = parent.source.split('/').length - 1
  const list = children.map(({ source, title }) => `- [${title}](${'../'.repeat(depth)}${source})`)
  return { ...parent, body: `${parent.body.trimEnd()}\n\n${list.join('\n')}\n` }
}

/** Files of an example that say nothing about Portico. */
const leftOut = /^(README\.md|tsconfig\.json|.*\.test\.ts)$/

/**
 * @param {string} example
 * @returns {string} its files, as a page shows them
 */
function showFiles(example) {
  const folder = `examples/${example}`
  const files = listFiles(folder).filter((file) => !leftOut.test(file))
  return `## Files\n\n${files.map((file) => showFile(folder, file)).join('\n\n')}\n`
}

/** @param {string} folder @param {string} [below] @returns {string[]} */
function listFiles(folder, below = '') {
  return readdirSync(inRoot(folder, below), { withFileTypes: true })
    .filter(({ name }) => !/^(node_modules|dist|build|packed)$|^\.(?!env$)/.test(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name
      return entry.isDirectory() ? listFiles(folder, path) : [path]
    })
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|html|svelte|vue|astro)$|^\.env$/.test(file))
    .filter((file) => !file.endsWith('package-lock.json'))
}

/** @param {string} folder @param {string} file */
function showFile(folder, file) {
  const text = readFileSync(inRoot(folder, file), 'utf8').trimEnd()
  const language = file.split('.').at(-1)
  return `\`\`\`\`${language} file=${folder}/${file}\n${text}\n\`\`\`\``
}
