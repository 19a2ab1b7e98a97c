import type { Storage } from '@portico/service/assembly'

/** Creates the tables of a database that other databases are copied from. */
export async function migrateAndClose(storage: Storage): Promise<void> {
  await storage.migrate()
  await storage.close()
}
