/** What is done to the built pages: links that hold wherever the folder is served, and the builds of earlier versions. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { shrinkPage } from './shrink-page.mjs'

/** Parts of Pagefind that the site's own dialog takes the place of. */
const unused =
  /^pagefind-(component-ui|modular-ui|ui|highlight)\.(js|css)$|^wasm\.unknown\.pagefind$/

/**
 * Finishes the folder.
 *
 * @param {string} folder
 * @param {{ version: string, earlier?: string | undefined }} versions - of this build, and a folder with those of before
 */
export function finishSite(folder, { version, earlier }) {
  for (const name of readdirSync(join(folder, 'pagefind')))
    if (unused.test(name)) rmSync(join(folder, 'pagefind', name))
  // the site's own script has what these do
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/^_astro\/ec\.\w+\.js$/.test(name)) rmSync(join(folder, name))
  const versions = earlier && existsSync(earlier) ? listVersions(earlier, version) : []
  for (const one of versions)
    cpSync(join(earlier ?? '', one), join(folder, 'v', one), {
      recursive: true,
      // earlier ones that it had itself stand beside it, and the page for missing ones is the newest
      filter: (path) => !/^(v|404\.html)$/.test(relative(join(earlier ?? '', one), path)),
    })
  for (const file of listPages(folder)) {
    const path = join(folder, file)
    const above = /^v\/([^/]+)\//.exec(file)?.[1]
    // the page for missing ones is answered to every address
    const toRoot = file === '404.html' ? '/' : '../'.repeat(file.split('/').length - 1) || './'
    const html = readFileSync(path, 'utf8')
    const list = toVersionList({
      version,
      versions,
      current: above ?? version,
      toRoot,
    })
    const listed = html.replace(/(<!-- versions -->).*?(<!-- \/versions -->)/s, `$1${list}$2`)
    // an earlier build was finished when it was the current one
    writeFileSync(path, above ? listed : nameTwin(shrinkPage(toRelative(listed, toRoot)), file))
  }
}

/**
 * @param {string} folder
 * @param {string} current
 * @returns {string[]} the other versions, the newest first
 */
function listVersions(folder, current) {
  return readdirSync(folder)
    .filter((name) => /^\d+\.\d+$/.test(name) && name !== current)
    .sort(
      (left, right) =>
        Number(right.split('.')[0]) - Number(left.split('.')[0]) ||
        Number(right.split('.')[1]) - Number(left.split('.')[1]),
    )
}

/** @param {string} folder @returns {string[]} its pages, from the folder */
const listPages = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()

/**
 * @param {{ version: string, versions: readonly string[], current: string, toRoot: string }} options - `current` is the page's own
 */
function toVersionList({ version, versions, current, toRoot }) {
  return [version, ...versions]
    .map((one) => {
      const here = one === current ? ' aria-current="true"' : ''
      const address = one === version ? toRoot : `${toRoot}v/${one}/`
      return `<a href="${address}"${here}>${one}</a>`
    })
    .join('')
}

/**
 * Makes the addresses of a page relative to it.
 *
 * @param {string} html
 * @param {string} toRoot - from the page to the site's folder: `../../`
 */
export const toRelative = (html, toRoot) =>
  html.replace(/<(?:a|link|script|img)\s[^>]*>/g, (tag) =>
    tag.replace(/(\s(?:href|src)=")\/(?!\/)/g, (_, before) => `${before}${toRoot}`),
  )

/**
 * Names the Markdown of a page in its head, for programs.
 *
 * @param {string} html
 * @param {string} file - `start/index.html`
 */
function nameTwin(html, file) {
  const slug = /^(.*)\/index\.html$/.exec(file)?.[1]
  if (!slug) return html
  const address = `../${slug.split('/').at(-1)}.md`
  return html.replace(
    '</head>',
    `<link rel="alternate" type="text/markdown" href="${address}"></head>`,
  )
}
