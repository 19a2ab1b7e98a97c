import { openPostgresStorage, type Storage } from '@portico/service/assembly'
import { inject } from 'vitest'
import { createTemplate, createTestDatabase } from '../postgres/create-test-database.ts'
import { postgresTemplatesKey, postgresUrlKey } from '../postgres/provided.ts'
import { isLongRun } from '../run/is-long-run.ts'
import { createFilePlace } from './create-file-place.ts'
import { migrateAndClose } from './migrate-and-close.ts'

/** The name of an engine. */
export type EngineName = 'sqlite' | 'postgres'

/** Watch mode tests each engine in a process of its own, and names the engine in this variable. */
const chosen = process.env.PORTICO_TEST_ENGINE

/** The engines under test. */
export const engines: readonly EngineName[] = (['sqlite', 'postgres'] as const).filter(
  (engine) => !chosen || engine === chosen,
)

/**
 * Returns the engines for tests of a rule that no database affects, such as a rule of HTTP or of text. Each change
 * tests it on one engine, the long run on both. Tests of statements, transactions and races use `engines`.
 *
 * @param engine the engine in each change; watch mode uses the engine of its process instead
 */
export const pickEngines = (engine: EngineName): readonly EngineName[] =>
  isLongRun || chosen ? engines : [engine]

/** A migrated storage for one test file. */
export interface TestStorage {
  readonly storage: Storage
  /** The location of the database, for another process. */
  readonly database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }
  /** Opens the same database again, as another process would. */
  reopen(): Storage
  /** Closes everything and removes the database. */
  remove(): Promise<void>
}

/**
 * Opens an empty, migrated storage: a copy of a database that its process migrated once. The run's global set-up starts
 * Postgres.
 *
 * @example
 * describe.each(engines)('on %s', (engine) => {
 *   let world: TestStorage
 *   beforeAll(async () => { world = await openTestStorage(engine) })
 *   afterAll(() => world.remove())
 * })
 */
export async function openTestStorage(engine: EngineName): Promise<TestStorage> {
  const place = await (engine === 'sqlite' ? createFilePlace() : createServerPlace())
  const opened: Storage[] = []
  const reopen = () => {
    const storage = place.open()
    opened.push(storage)
    return storage
  }
  return {
    storage: reopen(),
    database: place.database,
    reopen,
    remove: async () => {
      await Promise.all(opened.map((each) => each.close()))
      await place.remove()
    },
  }
}

/** The name of the migrated database that this process creates once, in watch mode again when the code has changed. */
let template: Promise<string> | undefined

async function createServerPlace() {
  const serverUrl = inject(postgresUrlKey)
  template ??= createTemplate(serverUrl, inject(postgresTemplatesKey), (url) =>
    migrateAndClose(openPostgresStorage({ url })),
  )
  const { url, drop } = await createTestDatabase(serverUrl, await template)
  return {
    database: { kind: 'postgres' as const, url },
    open: () => openPostgresStorage({ url }),
    remove: drop,
  }
}
