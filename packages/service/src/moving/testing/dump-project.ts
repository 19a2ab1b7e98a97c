import { createKeyRing } from '../../keys/key-ring.ts'
import { type MovedTable, movedArtefacts, movedTables } from '../../storage/moved-tables.ts'
import type { MovedRow } from '../../storage/storage.ts'
import type { TestDatabaseLocation } from '../../testing/count-rows.ts'
import { runSql } from '../../testing/run-sql.ts'
import { openBundle } from '../rekey.ts'

/** What an installation has and the other one has not, on purpose. */
const ofOneSide: Readonly<Partial<Record<MovedTable, (row: MovedRow) => boolean>>> = {
  // Each installation knows the keys of those before it; what they are good for is tested by signing in.
  moved_keys: () => true,
  artefacts: ({ kind }) => !movedArtefacts.some((moved) => moved === kind),
  // The move itself is on the record of either side.
  audit: ({ action }) => action === 'project.exported' || action === 'project.imported',
}

/** Every table of a database and its columns, as the database itself tells them. */
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
 * Reads every row of a project that moves, past all ports, with what the root key sealed opened: two installations that
 * hold the same read the same. Every column counts, also one that nobody thought of.
 */
export async function dumpProject(
  database: TestDatabaseLocation,
  rootKey: Uint8Array,
  projectId: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const keyRing = createKeyRing(rootKey)
  const dump: Record<string, readonly string[]> = {}
  // The record is closed: it holds no key beyond its type's.
  for (const table of Object.keys(movedTables) as MovedTable[]) {
    const found = await runSql(database, `select * from ${table} where project_id = ?`, [projectId])
    const rows = found.map(toRow).filter((row) => !ofOneSide[table]?.(row))
    const opened = openBundle(keyRing, projectId, { [table]: rows })[table] ?? []
    dump[table] = opened.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
  }
  return dump
}

/** Alike on both engines: one reads large numbers as text. */
function toRow(row: Readonly<Record<string, unknown>>): MovedRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value === null ? null : String(value)]),
  )
}
