/** `llms.txt` and `llms-full.txt`: what a language model reads first, after https://llmstxt.org. */
import { describePage } from './to-site-markdown.mjs'

/** @typedef {import('./read-pages.mjs').Page} Page */

const summary =
  'A sign-in widget for any page, and the authentication service behind it: passkeys, passwords, links and passcodes, providers, crypto wallets; sessions, an OpenID Connect provider, and one process with SQLite or Postgres.'

/** Pages that explain the code of the product: a reader with little room leaves them out. */
const optional = ['How it is built', 'Examples']

/**
 * Writes the index.
 *
 * @param {readonly Page[]} pages
 * @returns {string} all pages by group, as links to their Markdown, from the folder of the site
 */
export function writeLlms(pages) {
  const groups = [...new Set(pages.map((page) => page.group))]
  const sections = [
    ...groups.filter((group) => !optional.includes(group)).map((group) => [group, group]),
    // the name that the format reserves for what may be skipped
    ['Optional', 'How it is built'],
  ].map(([title, group]) => {
    const lines = pages
      .filter((page) => page.group === group)
      .map((page) => `- [${page.title}](${page.slug}.md): ${describePage(page)}`)
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return `# Portico\n\n> ${summary}\n\n${sections.join('\n')}`
}

/**
 * Joins all pages, in the order of the sidebar.
 *
 * @param {readonly { slug: string, markdown: string }[]} twins
 */
export const writeLlmsFull = (twins) =>
  twins.map(({ slug, markdown }) => `<!-- ${slug}.md -->\n\n${markdown.trimEnd()}\n`).join('\n')
