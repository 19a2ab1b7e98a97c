import type { TestDatabaseLocation } from './count-rows.ts'
import { runSql } from './run-sql.ts'

/** Reads every cell of every table as text directly from the database, as a thief of the database would. */
export async function dumpDatabase(database: TestDatabaseLocation): Promise<readonly string[]> {
  const tables = await runSql(
    database,
    database.kind === 'sqlite'
      ? "select name from sqlite_master where type = 'table'"
      : "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const cells: string[] = []
  for (const { name } of tables) {
    const rows = await runSql(database, `select * from "${String(name)}"`)
    cells.push(...rows.flatMap((row) => Object.values(row).map(String)))
  }
  return cells
}
