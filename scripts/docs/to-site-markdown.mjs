/** The two forms of a page: what the generator renders, and the Markdown that stands at the page's address with `.md`. */
import { drawTable } from './draw-table.mjs'
import { mapLinks, mapProse, readDescription, splitCode } from './markdown.mjs'
import { resolveLink, toAddress, toPicture, toTwinAddress } from './resolve-link.mjs'
import { toTabs } from './to-tabs.mjs'
import { measurePicture } from './write-pictures.mjs'

/** @typedef {import('./read-pages.mjs').Page} Page */

/**
 * @param {Page} page
 * @returns {string} one sentence about it
 */
export const describePage = (page) => page.description ?? readDescription(page.body)

/**
 * @param {Page} page
 * @param {readonly Page[]} pages
 * @returns {string} Markdown with front matter, for the generator
 */
export function toSiteMarkdown(page, pages) {
  const shown = mapProse(page.body, (prose) =>
    prose.replace(/^!\[([^\]]*)\]\((\S+)\)$/gm, (_, alt, link) => {
      const target = resolveLink(page.source, link, pages, true)
      return target.kind === 'picture' ? toFigure(alt, target.path) : _
    }),
  )
  const linked = mapLinks(shown, (link) => toAddress(resolveLink(page.source, link, pages)))
  const drawn = splitCode(linked)
    .map(({ isCode, info, text }) => (isCode ? toSiteCode(info, text) : text))
    .join('\n')
  const meta = {
    title: page.title,
    description: describePage(page),
    ...(page.slug.endsWith('/errors') && { tableOfContents: false }),
  }
  const lines = Object.entries(meta).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${toTabs(drawn)}\n`
}

/** A picture of the reader's colour scheme, which opens in full. @param {string} alt @param {string} path */
function toFigure(alt, path) {
  const { width, height } = measurePicture(path)
  const pictures = /** @type {const} */ (['light', 'dark']).map((scheme) => {
    const address = toPicture(path, scheme)
    return `<a class="picture only-${scheme}" href="${address}"><img src="${address}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"></a>`
  })
  return `<figure class="not-content">${pictures.join('')}</figure>`
}

/** @param {string} info @param {string} text */
function toSiteCode(info, text) {
  const lines = text.split('\n')
  if (info === 'mermaid') return drawTable(lines.slice(1, -1).join('\n'))
  const file = /\bfile=(\S+)/.exec(info)?.[1]
  if (!file) return text
  const name = file.replace(/^examples\/[^/]+\//, '')
  const [indent = '', marks = ''] = /^(\s*)([`~]+)/.exec(text)?.slice(1) ?? []
  const [language = ''] = info.split(' ')
  // the name stands above the block
  const isNamed = (lines[1] ?? '').includes(name) && /^\s*(\/\/|<!--|#)/.test(lines[1] ?? '')
  const title = /^(sh|bash)$/.test(language) ? '' : ` title=${JSON.stringify(name)}`
  return [`${indent}${marks}${language}${title}`, ...lines.slice(isNamed ? 2 : 1)].join('\n')
}

/**
 * @param {Page} page
 * @param {readonly Page[]} pages
 * @returns {string} plain Markdown, whose links lead to the Markdown of other pages
 */
export function toTwin(page, pages) {
  const linked = mapLinks(page.body, (link, isPicture) =>
    toTwinAddress(resolveLink(page.source, link, pages, isPicture), page.slug),
  )
  const plain = mapProse(linked, (prose) => prose.replace(/^<!-- \/?tabs -->\n+/gm, ''))
  return `# ${page.title}\n\n${plain.trimEnd()}\n`
}
