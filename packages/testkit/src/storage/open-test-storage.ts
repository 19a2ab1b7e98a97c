import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresStorage, openSqliteStorage, type Storage } from '@portico/service'
import { inject } from 'vitest'
import { createTestDatabase } from '../postgres/create-test-database.ts'
import { postgresUrlKey } from '../postgres/provided.ts'
import { isLongRun } from '../run/is-long-run.ts'

/** The name of an engine. */
export type EngineName = 'sqlite' | 'postgres'

/** Watch mode tests each engine in a process of its own, and names the engine in this variable. */
const chosen = process.env.PORTICO_TEST_ENGINE

/** The engines under test. */
export const engines: readonly EngineName[] = (['sqlite', 'postgres'] as const).filter(
  (engine) => !chosen || engine === chosen,
)

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
 * Opens an empty, migrated storage. The run's global set-up starts Postgres.
 *
 * @example
 * describe.each(engines)('on %s', (engine) => {
 *   let world: TestStorage
 *   beforeAll(async () => { world = await openTestStorage(engine) })
 *   afterAll(() => world.remove())
 * })
 */
export async function openTestStorage(engine: EngineName): Promise<TestStorage> {
  const place = engine === 'sqlite' ? createFilePlace() : await createServerPlace()
  const opened: Storage[] = []
  const reopen = () => {
    const storage = place.open()
    opened.push(storage)
    return storage
  }
  const storage = reopen()
  await storage.migrate()
  return {
    storage,
    database: place.database,
    reopen,
    remove: async () => {
      await Promise.all(opened.map((each) => each.close()))
      await place.remove()
    },
  }
}

interface Place {
  readonly database: TestStorage['database']
  open(): Storage
  remove(): Promise<void>
}

function createFilePlace(): Place {
  const folder = mkdtempSync(join(findFastFolder(), 'portico-sqlite-'))
  const file = join(folder, 'portico.db')
  return {
    database: { kind: 'sqlite', file },
    open: () => openSqliteStorage({ file }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const memoryFolder = '/dev/shm'
const leastFree = 512 * 1024 ** 2

/**
 * Chooses a folder in memory, where commits need not wait for a disk, if the system has one with enough room. After a
 * kill of the process the file is the same in either place. The long run uses the disk.
 */
function findFastFolder(): string {
  if (isLongRun) return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize >= leastFree ? memoryFolder : tmpdir()
  } catch {
    return tmpdir()
  }
}

async function createServerPlace(): Promise<Place> {
  const { url, drop } = await createTestDatabase(inject(postgresUrlKey))
  return {
    database: { kind: 'postgres', url },
    open: () => openPostgresStorage({ url }),
    remove: drop,
  }
}
