import { builtinModules } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { keepFilesInMemory } from './scripts/keep-files-in-memory.mjs'
import { keptWorkers } from './scripts/kept-workers.mjs'
import { LongestFirst } from './scripts/longest-first.mjs'
import { isolated, listOthers, listPatterns } from './scripts/test-projects.mjs'

// the long run waits for the disk, as an installation does
if (process.env.PORTICO_TESTS !== 'all') keepFilesInMemory()

/**
 * No promise here is about time: whoever waits for a state may wait on a busy machine, but what hangs is told
 * within a minute.
 */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * The gate runs beside whatever else its machine does: a test that fails there runs once more, and the
 * closing lines name it. Here it just fails.
 */
const retry = process.env.CI ? 1 : 0

/** A test waits for its database or its browser now and then: one file more than there are cores fills the machine. */
const maxWorkers = availableParallelism() + 1

const globalSetup = ['packages/testkit/src/postgres/global-setup.ts']

/** What two busy cores would make false: ten tabs that stand still for too long. Each change opens fewer. */
const alone = process.env.PORTICO_TESTS === 'all' ? ['e2e/tabs.test.ts'] : []

/** Set by `npm run test:watch`. */
const isWatching = Boolean(process.env.PORTICO_TEST_WATCH)

/** A cached module would keep the list of files that its `import.meta.glob` once found. */
const freshGlobs: Plugin = {
  name: 'fresh-globs',
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined))
  },
}

/**
 * The list of Node's modules is part of a cached module's key. Without those that have come since, what one Node
 * compiled serves the other as well.
 */
const oneCacheForAllNodes: Plugin = {
  name: 'one-cache-for-all-nodes',
  configResolved({ environments }) {
    for (const { resolve } of Object.values(environments)) {
      if (!Array.isArray(resolve.external)) continue
      resolve.external = resolve.external.filter((one) => !newModules.has(one))
    }
  },
}

/** Those that can be named with their prefix only: every module since Node 18 is. */
const newModules = new Set(
  builtinModules.filter((one) => one.startsWith('node:')).flatMap((one) => [one, `node:${one}`]),
)

/**
 * Bundles that tests load. Node reads them as they are, where vitest's transformation makes megabytes of each. Watch
 * mode has them transformed, because Node would not read a new build.
 */
const bundles = isWatching
  ? []
  : [/\/\.cache\/(builds|rooms)/, /\/packages\/(widget|service)\/dist\//]

/**
 * A browser's tests run the service that users run, from its bundle: it is another program than the sources, which the
 * service's own tests run. Watch mode runs the sources, which need no build.
 */
const builtService = isWatching
  ? {}
  : {
      '@portico/service/assembly': fileURLToPath(
        new URL('packages/service/dist/assembly.js', import.meta.url),
      ),
    }

const toProject = (
  test: NonNullable<TestProjectInlineConfiguration['test']>,
  alias: Readonly<Record<string, string>> = {},
): TestProjectInlineConfiguration => ({
  plugins: [freshGlobs, oneCacheForAllNodes],
  resolve: { conditions: ['source'], alias },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    ...timeouts,
    server: { deps: { external: bundles } },
    ...(isWatching && { pool: keptWorkers }),
    ...test,
  },
})

const serviceTests: NonNullable<TestProjectInlineConfiguration['test']> = {
  retry,
  globalSetup,
  // the conformance tests run the service too: what the processes have loaded serves both
  include: [...listPatterns('service'), ...listPatterns('conformance')],
  exclude: [...configDefaults.exclude, ...isolated],
  isolate: false,
  sequence: { groupOrder: 1 },
}

/** Who waits for a rule's verdict gets that of both engines at once. */
const engineProjects = ['sqlite', 'postgres'].map((engine) =>
  toProject({
    name: `service on ${engine}`,
    ...serviceTests,
    env: { PORTICO_TEST_ENGINE: engine },
  }),
)

/**
 * One project per kind of test; `npm test` runs them all in this order. They are one group, so that no worker waits at
 * the end of a kind for the last file of it.
 */
export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    // what did not change since the last run is not compiled again
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      toProject({
        name: 'unit',
        retry,
        include: listPatterns('unit'),
        // one process for many files: most of what they cost is imports, and none leaves anything behind
        isolate: false,
        sequence: { groupOrder: 1 },
      }),
      ...(isWatching ? engineProjects : [toProject({ name: 'service', ...serviceTests })]),
      toProject({
        name: 'service-isolated',
        retry,
        globalSetup,
        include: [...isolated],
        sequence: { groupOrder: 1 },
      }),
      toProject(
        {
          name: 'e2e',
          retry,
          globalSetup,
          include: listPatterns('e2e'),
          exclude: [...configDefaults.exclude, ...listOthers('e2e'), ...alone],
          // what a file opens it closes; what it loads, and the hosts it builds, serve the next one too
          isolate: false,
          sequence: { groupOrder: 1 },
        },
        builtService,
      ),
      toProject(
        {
          name: 'browsers',
          retry,
          include: listPatterns('browsers'),
          isolate: false,
          // side by side with each other, and with what runs in Chromium
          sequence: { groupOrder: 1 },
        },
        builtService,
      ),
      ...(alone.length === 0
        ? []
        : [
            toProject(
              {
                name: 'e2e-alone',
                retry,
                globalSetup,
                include: alone,
                fileParallelism: false,
                sequence: { groupOrder: 2 },
              },
              builtService,
            ),
          ]),
      toProject({ name: 'screens', include: ['e2e/pictures/*.shots.ts'] }),
    ],
  },
})
