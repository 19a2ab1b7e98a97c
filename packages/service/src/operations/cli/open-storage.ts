import type { ServiceConfig } from '../../kernel/config/config.ts'
import type { Storage } from '../../kernel/storage/storage.ts'

/** Opens the configured database; only its own driver is loaded. */
export async function openStorage(database: ServiceConfig['database']): Promise<Storage> {
  if (database.kind === 'sqlite') {
    const { openSqliteStorage } = await import('../../kernel/storage/sqlite/open-sqlite-storage.ts')
    return openSqliteStorage(database)
  }
  const { openPostgresStorage } = await import(
    '../../kernel/storage/postgres/open-postgres-storage.ts'
  )
  return openPostgresStorage(database)
}
