import { createKeyRing } from '../../../kernel/keys/key-ring.ts'
import {
  type MovedTable,
  movedArtefacts,
  movedTables,
} from '../../../kernel/storage/moved-tables.ts'
import type { MovedRow } from '../../../kernel/storage/storage.ts'
import type { TestDatabaseLocation } from '../../../testing/count-rows.ts'
import { runSql } from '../../../testing/run-sql.ts'
import { openBundle } from '../rekey.ts'

/** Rows that only one of the installations has, by design. */
const ofOneSide: Readonly<Partial<Record<MovedTable, (row: MovedRow) => boolean>>> = {
  // Each installation keeps the identifier keys of earlier ones; a sign-in tests that they work.
  moved_keys: () => true,
  artefacts: ({ kind }) => !movedArtefacts.some((moved) => moved === kind),
  // Each installation logs the move itself.
  audit: ({ action }) => action === 'project.exported' || action === 'project.imported',
}

/** Reads the tables and columns from the database itself. */
export async function listColumns(
  database: TestDatabaseLocation,
): Promise<Map<string, Set<string>>> {
  const rows = await runSql(
    database,
    database.kind === 'sqlite'
      ? `select t.name as table_name, c.name as column_name from sqlite_master t, pragma_table_info(t.name) c
         where t.type = 'table'`
      : "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  )
  const tables = new Map<string, Set<string>>()
  for (const { table_name, column_name } of rows) {
    const name = String(table_name)
    tables.set(name, (tables.get(name) ?? new Set()).add(String(column_name)))
  }
  return tables
}

/**
 * Reads all moved rows of a project directly from the database and opens the sealed columns, so that two installations
 * with the same data give the same result. It compares every column, including columns added later.
 */
export async function dumpProject(
  database: TestDatabaseLocation,
  rootKey: Uint8Array,
  projectId: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const keyRing = createKeyRing(rootKey)
  const dump: Record<string, readonly string[]> = {}
  // the keys of a constant record are exactly those of its type
  for (const table of Object.keys(movedTables) as MovedTable[]) {
    const found = await runSql(database, `select * from ${table} where project_id = ?`, [projectId])
    const rows = found.map(toRow).filter((row) => !ofOneSide[table]?.(row))
    const opened = openBundle(keyRing, projectId, { [table]: rows })[table] ?? []
    dump[table] = opened.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
  }
  return dump
}

/** Converts values to text, because one engine returns large numbers as text. */
function toRow(row: Readonly<Record<string, unknown>>): MovedRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value === null ? null : String(value)]),
  )
}
