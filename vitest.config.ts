import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { listPatterns } from './scripts/test-projects.mjs'

const source = { conditions: ['source'] }
/**
 * No promise here is about time: whoever waits for a state may wait on a busy machine, but what hangs is told
 * within a minute.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * The gate runs beside whatever else its machine does: a test that fails there runs once more, and the
 * closing lines name it. Here it just fails.
 */
const retry = process.env.CI ? 1 : 0

/** Tests wait more than they count: on two cores one file at a time would leave half of the machine idle. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** One project per kind of test; `npm test` runs them all, in the order of their groups. */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'unit',
          retry,
          include: listPatterns('unit'),
          // one process for many files: most of what they cost is imports, and none leaves anything behind
          isolate: false,
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'service',
          retry,
          globalSetup: ['packages/testkit/src/postgres/global-setup.ts'],
          include: listPatterns('service'),
          isolate: false,
          sequence: { groupOrder: 2 },
          ...patience,
        },
      },
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'conformance',
          globalSetup: ['packages/testkit/src/postgres/global-setup.ts'],
          setupFiles: ['conformance/runner/quiet-notices.ts'],
          include: listPatterns('conformance'),
          sequence: { groupOrder: 3 },
          ...patience,
        },
      },
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'e2e',
          retry,
          globalSetup: ['packages/testkit/src/postgres/global-setup.ts'],
          include: listPatterns('e2e'),
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: patience.expect,
          // beside another journey ten tabs of one person stand still for too long to be counted on
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'screens',
          include: ['e2e/pictures/*.shots.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
