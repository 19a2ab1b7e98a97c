import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

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

const journeys = {
  retry,
  globalSetup: ['packages/testkit/src/postgres/global-setup.ts'],
  // a journey takes seconds; one that hangs is to cost a minute
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: patience.expect,
}

/**
 * What two busy cores would make false: ten tabs that stand still for too long, memory that is counted, pixels
 * that are compared, a service that is killed at a moment of its own.
 */
const alone = ['tabs', 'kills', 'leaks', 'themes'].map((name) => `e2e/${name}.test.ts`)

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
          ...journeys,
          include: ['e2e/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...alone],
          // what a file opens it closes; what it loads, and the hosts it builds, serve the next one too
          isolate: false,
        },
      },
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'e2e-alone',
          ...journeys,
          include: alone,
          fileParallelism: false,
          // after all others, so that nothing runs beside it
          sequence: { groupOrder: 1 },
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
