import type { TestProject } from 'vitest/node'
import { postgresUrlKey } from './provided.ts'
import { startPostgres } from './start-postgres.ts'

/** Starts one Postgres server for a whole test run; `openTestStorage` uses its URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide(postgresUrlKey, postgres.url)
  return () => postgres.stop()
}
