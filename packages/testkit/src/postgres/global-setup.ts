import type { TestProject } from 'vitest/node'
import { postgresUrlKey } from './provided.ts'
import { startPostgres } from './start-postgres.ts'

/** One Postgres server for a whole test run; its URL reaches the tests by `openTestStorage`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide(postgresUrlKey, postgres.url)
  return () => postgres.stop()
}
