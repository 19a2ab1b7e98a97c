/** Builds the docs site: pages from the repository's Markdown, then the generator, then what makes its folder movable. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installOtherNode } from '../other-node.mjs'
import { inRoot } from '../root.mjs'
import { run } from '../run.mjs'
import { giveUp } from '../say.mjs'
import { finishSite } from './finish-site.mjs'
import { home, writeHomeTwin } from './home.mjs'
import { loadOpenApi } from './load-open-api.mjs'
import { readPages } from './read-pages.mjs'
import { listFiles } from './resolve-link.mjs'
import { docsVersion } from './sidebar.mjs'
import { toSiteMarkdown, toTwin } from './to-site-markdown.mjs'
import { readTabs, toTabKey } from './to-tabs.mjs'
import { writeLlms, writeLlmsFull } from './write-llms.mjs'
import { writePictures } from './write-pictures.mjs'

const app = inRoot('apps/docs')

/** @typedef {import('./read-pages.mjs').Page} Page */

/**
 * Builds it into `apps/docs/dist`.
 *
 * @param {{ earlier?: string }} [options] - a folder with the builds of earlier versions, each in a folder of its name:
 *   `0.1`
 */
export async function buildDocs({ earlier } = {}) {
  const pages = readPages(await loadOpenApi())
  const written = [join(app, 'src/content'), join(app, 'public'), join(app, 'dist')]
  for (const folder of written) rmSync(folder, { recursive: true, force: true })
  for (const page of pages)
    write(join(app, 'src/content/docs', `${page.slug}.md`), toSiteMarkdown(page, pages))
  write(join(app, 'src/site.json'), `${JSON.stringify(describeSite(pages), null, 2)}\n`)
  const statics = join(app, 'public')
  const twins = pages.map((page) => ({ slug: page.slug, markdown: toTwin(page, pages) }))
  for (const { slug, markdown } of twins) write(join(statics, `${slug}.md`), markdown)
  write(join(statics, 'index.md'), writeHomeTwin())
  write(join(statics, 'llms.txt'), writeLlms(pages))
  write(join(statics, 'llms-full.txt'), writeLlmsFull(twins))
  for (const { path, address } of listFiles(pages)) copy(inRoot(path), join(statics, address))
  copy(join(app, 'src/favicon.svg'), join(statics, 'favicon.svg'))
  await writePictures(statics)
  await generate()
  finishSite(join(app, 'dist'), { version: docsVersion, earlier })
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

/** What the components know of the pages. @param {readonly Page[]} pages */
function describeSite(pages) {
  const tabs = [...new Set(pages.flatMap(({ body }) => readTabs(body)))]
  return {
    version: docsVersion,
    home,
    tabs: tabs.map((name) => ({ key: toTabKey(name), name })),
    pages: pages.map(({ slug, group, body }) => ({
      slug,
      group,
      hasTabs: readTabs(body).length > 0,
    })),
    sidebar: toSidebar(pages),
  }
}

/** @param {readonly Page[]} pages @returns the sidebar as the generator takes it */
function toSidebar(pages) {
  const toLink = (/** @type {Page} */ { label, slug }) => ({ label, link: `/${slug}/` })
  return [...new Set(pages.map(({ group }) => group))].map((label) => ({
    label,
    items: pages
      .filter((page) => page.group === label && !page.parent)
      .map((page) => {
        const below = pages.filter(({ parent }) => parent === page.slug)
        return below.length === 0
          ? toLink(page)
          : { label: page.label, items: [page, ...below].map(toLink) }
      }),
  }))
}

/** Runs the generator by a Node that is new enough for it. */
async function generate() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isNew = major > 22 || (major === 22 && minor >= 12)
  const node = isNew ? process.execPath : await installOtherNode()
  if (!node)
    giveUp('The docs site needs Node 22.12 or newer: install it, and run npm run docs with it.')
  const { code, output } = await run(
    node,
    [join(app, 'node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd: app,
      env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', CI: '1' },
    },
  )
  if (code !== 0 || !existsSync(join(app, 'dist/index.html')))
    giveUp(`${output}\nThe docs site could not be built.`)
}
