import { defineConfig } from 'vitest/config'

const source = { conditions: ['source'] }

/** One project per kind of test; `npm test` runs them all. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'unit',
          include: [
            'packages/{contract,client,widget,react}/src/**/*.test.{ts,tsx}',
            'apps/playground/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'service',
          globalSetup: ['packages/testkit/src/postgres/global-setup.ts'],
          include: ['packages/{service,testkit}/src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: source,
        ssr: { resolve: { conditions: source.conditions } },
        test: {
          name: 'e2e',
          globalSetup: ['packages/testkit/src/postgres/global-setup.ts'],
          include: ['e2e/**/*.test.ts', 'examples/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          fileParallelism: false,
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
