import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { isLongRun } from '../run/is-long-run.ts'
import { dropTemplates } from './create-test-database.ts'
import { postgresTemplatesKey, postgresUrlKey } from './provided.ts'
import { startPostgres } from './start-postgres.ts'

/** Starts one Postgres server for a whole test run. `openTestStorage` uses its URL, and creates the templates. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const templates = `portico_template_${randomBytes(8).toString('hex')}`
  // The long run connects as most installations do.
  project.provide(postgresUrlKey, (!isLongRun && postgres.socketUrl) || postgres.url)
  project.provide(postgresTemplatesKey, templates)
  return async () => {
    await dropTemplates(postgres.url, templates)
    await postgres.stop()
  }
}
