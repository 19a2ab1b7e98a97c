import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import Database from 'libsql'
import type { Schema } from '../../../foundation/database/schema.ts'
import { createStorage } from '../create-storage.ts'
import type { Storage } from '../storage.ts'
import { createTransactionScope } from '../transaction-scope.ts'
import { createCommitFlush } from './create-commit-flush.ts'
import { ImmediateSqliteDialect } from './sqlite-dialect.ts'
import { sqliteEngine } from './sqlite-engine.ts'

const busyTimeoutMs = 5_000

/**
 * Opens the embedded database: one file with its write-ahead log beside it; only its owner can read a new file. Every
 * commit is on the disk before its promise resolves.
 *
 * @param options.file path of the file, which is created if missing; `:memory:` keeps everything in memory
 */
export function openSqliteStorage(options: { file: string }): Storage {
  if (options.file !== ':memory:') createPrivateFile(options.file)
  const database = new Database(options.file)
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  const [journal] = database.prepare('pragma journal_mode = wal').all([])
  // A completed commit must survive a power failure, not only a crash of the process.
  const flush = isWal(journal) ? createCommitFlush(`${options.file}-wal`) : null
  database.exec(`pragma synchronous = ${flush ? 'normal' : 'full'}`)
  database.exec('pragma foreign_keys = on')
  const scope = createTransactionScope()
  const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect(database, scope, flush) })
  return createStorage({ ...sqliteEngine, db }, scope)
}

const isWal = (row: unknown) =>
  typeof row === 'object' && row !== null && Object.values(row).includes('wal')

function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
}
