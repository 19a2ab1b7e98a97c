import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const source = { conditions: ['source'] }
/** No promise here is about time: whoever waits for a state may wait long, on a cold or a busy machine. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * The gate runs beside whatever else its machine does: a test that fails there runs once more, and the
 * closing lines name it. Here it just fails.
 */
const retry = process.env.CI ? 1 : 0

/** Tests wait more than they count: on two cores one file at a time would leave half of the machine idle. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** One project per kind of test; `npm test` runs them all. */
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
          include: [
            'packages/{contract,client,widget,react}/src/**/*.test.{ts,tsx}',
            'apps/playground/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
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
          include: ['packages/{service,testkit}/src/**/*.test.{ts,tsx}'],
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
          include: ['e2e/**/*.test.ts', 'examples/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: patience.expect,
          // beside another journey ten tabs of one person stand still for too long to be counted on
          fileParallelism: false,
        },
      },
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'conformance',
          globalSetup: ['packages/testkit/src/postgres/global-setup.ts'],
          setupFiles: ['conformance/runner/quiet-notices.ts'],
          include: ['conformance/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
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
