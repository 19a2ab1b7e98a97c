import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import Database from 'libsql'
import type { Schema } from '../../database/schema.ts'
import { createStorage } from '../create-storage.ts'
import type { Storage } from '../storage.ts'
import { createTransactionScope } from '../transaction-scope.ts'
import { ImmediateSqliteDialect } from './sqlite-dialect.ts'
import { sqliteEngine } from './sqlite-engine.ts'

const busyTimeoutMs = 5_000

/**
 * Opens the embedded database, one file with its write-ahead log beside it; a new file is readable by its
 * owner alone. Every commit is on the disk before its promise resolves.
 *
 * @param options.file path of the file, made when missing; `:memory:` keeps everything in memory
 */
export function openSqliteStorage(options: { file: string }): Storage {
  if (options.file !== ':memory:') createPrivateFile(options.file)
  const database = new Database(options.file)
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  database.exec('pragma journal_mode = wal')
  // FULL: a commit that was answered survives a power cut, not only a crash.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  const scope = createTransactionScope()
  const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect(database, scope) })
  return createStorage({ ...sqliteEngine, db }, scope)
}

function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
}
