import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStorage, type Storage } from '@portico/service/assembly'
import { migrateAndClose } from './migrate-and-close.ts'

/** An empty, migrated SQLite database in a file of its own. */
export interface FilePlace {
  readonly database: { readonly kind: 'sqlite'; readonly file: string }
  open(): Storage
  remove(): Promise<void>
}

/** Creates an empty database: a copy of one that this process migrated once, which takes a tenth of the time. */
export async function createFilePlace(): Promise<FilePlace> {
  migrated ??= createMigratedFile()
  const content = await migrated
  const folder = createFolder()
  const file = join(folder, 'portico.db')
  writeFileSync(file, content, { mode: 0o600 })
  return {
    database: { kind: 'sqlite', file },
    open: () => openSqliteStorage({ file }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The file of a migrated database, which this process creates once. */
let migrated: Promise<Buffer> | undefined

async function createMigratedFile(): Promise<Buffer> {
  const folder = createFolder()
  const file = join(folder, 'portico.db')
  await migrateAndClose(openSqliteStorage({ file }))
  const content = readFileSync(file)
  rmSync(folder, { recursive: true, force: true })
  return content
}

const createFolder = () => mkdtempSync(join(tmpdir(), 'portico-sqlite-'))
