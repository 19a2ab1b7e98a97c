import type { ServiceConfig } from '../config/config.ts'
import { openPostgresStorage } from '../storage/postgres/open-postgres-storage.ts'
import { openSqliteStorage } from '../storage/sqlite/open-sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'

/** Opens the configured database. */
export const openStorage = (database: ServiceConfig['database']): Storage =>
  database.kind === 'sqlite' ? openSqliteStorage(database) : openPostgresStorage(database)
