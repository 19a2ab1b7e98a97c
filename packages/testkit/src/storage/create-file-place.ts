import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  migratedFiles ??= createMigratedFiles()
  const contents = await migratedFiles
  const folder = createFolder()
  const file = join(folder, 'portico.db')
  for (const [suffix, content] of contents) writeFileSync(file + suffix, content, { mode: 0o600 })
  return {
    database: { kind: 'sqlite', file },
    open: () => openSqliteStorage({ file }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The files of a migrated database, which this process creates once. */
let migratedFiles: ReturnType<typeof createMigratedFiles> | undefined

/**
 * Returns the files' contents by the suffixes of their names: a closed database may leave its tables in the
 * write-ahead log.
 */
async function createMigratedFiles(): Promise<readonly (readonly [string, Buffer])[]> {
  const folder = createFolder()
  const file = join(folder, 'portico.db')
  await migrateAndClose(openSqliteStorage({ file }))
  const contents = ['', '-wal']
    .filter((suffix) => existsSync(file + suffix))
    .map((suffix) => [suffix, readFileSync(file + suffix)] as const)
  rmSync(folder, { recursive: true, force: true })
  return contents
}

const createFolder = () => mkdtempSync(join(tmpdir(), 'portico-sqlite-'))
