/**
 * The kinds of tests: where the files of each lie, and what the machine must have for them. `vitest.config.ts`
 * makes a project of each, `test.mjs` installs and builds what the chosen ones need.
 */
import { existsSync, readdirSync } from 'node:fs'
import { inRoot } from './root.mjs'

/**
 * @typedef {'unit' | 'service' | 'e2e' | 'browsers' | 'conformance'} Kind
 * @typedef {object} TestProject
 * @property {readonly string[]} folders - from the root, looked through to the bottom
 * @property {readonly string[]} [without] - folders below them, which are another kind's
 * @property {readonly ('chromium' | 'firefox' | 'webkit' | 'postgres' | 'nginx' | 'caddy' | 'shell')[]} needs - programs beside npm
 *   packages
 * @property {string} [project] - the project of `vitest.config.ts` that runs them, where it is another kind's
 * @property {boolean} [needsBuild] - whether its pages load what `npm run build` makes
 */

/** @type {Record<Kind, TestProject>} */
export const testProjects = {
  unit: {
    folders: [
      ...['contract', 'client', 'widget', 'react', 'portico'].map((name) => `packages/${name}/src`),
      'packages/widget/bundling',
      ...['playground', 'console'].map((name) => `apps/${name}/src`),
      'scripts',
    ],
    needs: [],
  },
  service: {
    folders: ['packages/service/src', 'packages/server/src', 'packages/testkit/src'],
    needs: ['postgres'],
  },
  e2e: {
    folders: ['e2e', 'examples'],
    without: ['e2e/browsers'],
    needs: ['chromium', 'postgres', 'nginx', 'caddy', 'shell'],
    needsBuild: true,
  },
  browsers: { folders: ['e2e/browsers'], needs: ['firefox', 'webkit'], needsBuild: true },
  conformance: { folders: ['conformance'], needs: ['postgres'], project: 'service' },
}

/**
 * Files whose outcome could depend on Node's version; each change runs them on the other Node too: native modules,
 * cryptography, worker threads, sockets and HTTP, streams, URLs, outgoing calls.
 *
 * @type {readonly string[]}
 */
export const nodeDependent = [
  'kernel/passwords/hash-pool',
  'kernel/passwords/password-hasher',
  'kernel/passwords/formats/formats',
  'kernel/passwords/strength/strength-meter',
  'kernel/passwords/breach/breach',
  'kernel/keys/keys',
  'accounts/sessions/session-jwt',
  'methods/passkeys/passkeys',
  'kernel/storage/sqlite/create-commit-flush',
  'kernel/storage/sqlite/sqlite-dialect',
  'kernel/storage/postgres/open-postgres-storage',
  'kernel/http/http',
  'kernel/http/abuse',
  'kernel/http/source-address',
  'kernel/http/schema-compilers',
  'server/graceful-stop',
  'kernel/webhooks/post-webhook',
  'senders/smtp/create-smtp-sender',
  'kernel/config/load-config',
  'identity-provider/relying-parties',
]
  .map((name) => `packages/service/src/${name}.test`)
  .concat(
    // a host's own server runs on the host's Node
    [
      'session/authenticate',
      'handler/create-handler',
      'adapters/express',
      'webhooks/verify-webhook',
    ].map((name) => `packages/server/src/${name}.test`),
  )

/**
 * Files that replace a module, look at which are loaded or change what all services of a process share: each has a process of its own.
 *
 * @type {readonly string[]}
 */
export const isolated = [
  'packages/testkit/src/run/take-turns.test.ts',
  'packages/widget/src/app/use-screens.test.ts',
  'packages/service/src/identity-provider/load-protocol.test.ts',
  'packages/service/src/server/speak-languages.test.ts',
]

/** @type {readonly Kind[]} */
export const kinds = ['unit', 'service', 'e2e', 'browsers', 'conformance']

/** The project that runs a kind of tests. @param {Kind} kind */
export const projectOf = (kind) => testProjects[kind].project ?? kind

/** @param {Kind} kind - its patterns, for vitest */
export const listPatterns = (kind) =>
  testProjects[kind].folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/** @param {Kind} kind - what its patterns match and it leaves to another kind, for vitest */
export const listOthers = (kind) =>
  (testProjects[kind].without ?? []).map((folder) => `${folder}/**`)

/**
 * @param {string} folder - from the root
 * @returns {string[]} the test files below it, from the root
 */
function listTests(folder) {
  if (!existsSync(inRoot(folder))) return []
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : listTests(path)
    }
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/**
 * Which kinds of tests a path means, as vitest reads it: any part of a file's path.
 *
 * @param {readonly string[]} paths - none means all
 * @returns {Kind[]}
 */
export function findKinds(paths) {
  if (paths.length === 0) return [...kinds]
  // a line may follow: otp.test.ts:12
  const parts = paths.map((path) => path.replace(/:\d+$/, '').replace(`${inRoot()}/`, ''))
  return kinds.filter((kind) =>
    testProjects[kind].folders
      .flatMap(listTests)
      .filter(
        (file) => !testProjects[kind].without?.some((folder) => file.startsWith(`${folder}/`)),
      )
      .some((file) => parts.some((part) => file.includes(part.replace(/^\.\//, '')))),
  )
}
