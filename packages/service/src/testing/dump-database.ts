import type { TestDatabaseLocation } from './count-rows.ts'
import { runSql } from './run-sql.ts'

/** Every cell of every table as text, past all ports: what somebody who stole the database would hold. */
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
