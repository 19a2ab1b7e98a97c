/**
 * The order of the docs site: which file of the repository is which page, and under which purpose it stands. A test holds
 * that each file of `docs` stands here once.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/**
 * @typedef {object} Entry
 * @property {string} source - a Markdown file, from the root
 * @property {string} [label] - in the sidebar, where the page's own title is too long for it
 *
 * @typedef {object} Group
 * @property {string} label
 * @property {readonly (Entry | Group)[]} entries
 * @property {Entry} [overview] - the page that lists the entries; on other pages the sidebar shows this one alone
 */

/** @param {string} source @param {string} [label] @returns {Entry} */
const page = (source, label) => ({ source, ...(label && { label }) })

/**
 * @param {string} folder
 * @returns {Entry[]} a page for each of its files
 */
const pagesOf = (folder) =>
  (existsSync(inRoot(folder)) ? readdirSync(inRoot(folder)) : [])
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => page(`${folder}/${name}`))

/** Folders of examples, each a page with its files. */
const examples = readdirSync(inRoot('examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => page(`examples/${name}/README.md`))

/** @type {readonly Group[]} */
export const sidebar = [
  {
    label: 'Start',
    entries: [
      page('docs/start.md', 'Quick start'),
      page('docs/init.md'),
      page('docs/screens.md'),
      page('docs/theming.md'),
      page('docs/languages.md'),
      page('docs/agents.md'),
    ],
  },
  {
    label: 'Frameworks',
    entries: [
      page('docs/react.md'),
      page('docs/frameworks/next.md'),
      page('docs/frameworks/react-router.md'),
      page('docs/frameworks/sveltekit.md'),
      page('docs/frameworks/nuxt.md'),
      page('docs/frameworks/astro.md'),
      page('docs/frameworks/hono.md'),
      page('docs/frameworks/express.md', 'Express, Fastify, Koa'),
      page('docs/elements.md', 'Vue, Svelte, Angular, Preact'),
      ...pagesOf('docs/elements'),
      page('docs/server.md', 'Any server'),
      page('docs/client.md', 'Without a widget'),
      page('docs/first-screen.md', 'The first screen in HTML'),
      { label: 'Examples', overview: page('docs/examples.md'), entries: examples },
    ],
  },
  {
    label: 'Ways to sign in',
    entries: [
      page('docs/passkeys.md'),
      {
        label: 'Senders of mail and texts',
        overview: page('docs/phones.md', 'Codes on phones'),
        entries: pagesOf('docs/senders'),
      },
      page('docs/crypto.md', 'Crypto wallets'),
      {
        label: 'Providers',
        overview: page('docs/oauth.md', 'Providers'),
        entries: pagesOf('docs/providers'),
      },
    ],
  },
  {
    label: 'Sessions and security',
    entries: [
      page('docs/sessions-that-last.md'),
      page('docs/second-factors.md'),
      page('docs/recovery.md'),
      page('docs/abuse-defence.md'),
      page('SECURITY.md', 'Guarantees'),
      page('docs/security/factors.md', 'What proves what'),
      page('docs/security/additions.md', 'What was added'),
      page('docs/security/ending.md', 'What ends when'),
    ],
  },
  {
    label: 'Sign in with you',
    entries: [page('docs/identity-provider.md'), page('docs/consent.md')],
  },
  {
    label: 'Run it',
    entries: [
      page('docs/configuration.md'),
      page('docs/deploying.md'),
      page('docs/operations.md'),
      page('docs/back-end.md'),
      page('docs/webhooks.md'),
      page('docs/audit-log.md'),
      page('docs/importing-users.md'),
      page('docs/moving.md', 'Moving'),
      page('docs/previews.md'),
      page('docs/performance.md'),
    ],
  },
  {
    label: 'Reference',
    entries: [
      { label: 'API', overview: page('docs/reference/api.md'), entries: [] },
      page('docs/reference/exports/client.md'),
      page('docs/reference/exports/react.md'),
      page('docs/reference/exports/server.md'),
      page('docs/reference/exports/service.md'),
      page('docs/reference/exports/widget.md'),
      page('docs/reference/flows.md'),
      page('docs/browsers.md'),
      page('docs/compatibility.md'),
      page('CHANGELOG.md'),
    ],
  },
  {
    label: 'How it is built',
    entries: [
      page('CONTRIBUTING.md'),
      page('docs/releasing.md'),
      page('docs/layers.md'),
      page('docs/words.md'),
      page('bench/README.md', 'Measurements'),
      page('conformance/README.md'),
      {
        label: 'Decisions',
        overview: page('docs/decisions/README.md'),
        entries: pagesOf('docs/decisions').filter(({ source }) => /\/0*[1-9]/.test(source)),
      },
    ],
  },
]

/** @param {Entry | Group} entry @returns {entry is Group} */
export const isGroup = (entry) => 'entries' in entry

/** The version that these pages are about: the package's, without the patch. */
export const docsVersion = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  .version.split('.')
  .slice(0, 2)
  .join('.')
