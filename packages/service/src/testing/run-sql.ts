import Database from 'libsql'
import { Client } from 'pg'
import type { TestDatabaseLocation } from './count-rows.ts'

/**
 * Runs one statement directly on a separate connection: for changes that no port offers, and for the view of a thief
 * who has the database.
 *
 * @param statement with `?` for values
 * @returns its rows
 */
export async function runSql(
  database: TestDatabaseLocation,
  statement: string,
  values: readonly (string | number)[] = [],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (database.kind === 'sqlite') {
    const db = new Database(database.file)
    const prepared = db.prepare(statement)
    const isQuery = /^select/i.test(statement)
    if (!isQuery) prepared.run(...values)
    const rows = isQuery ? prepared.all(...values) : []
    db.close()
    return rows.map(toRow)
  }
  const client = new Client({ connectionString: database.url })
  await client.connect()
  let position = 0
  const numbered = statement.replaceAll('?', () => `$${++position}`)
  const { rows } = await client.query(numbered, [...values])
  await client.end()
  return rows.map(toRow)
}

function toRow(row: unknown): Readonly<Record<string, unknown>> {
  if (typeof row !== 'object' || row === null) throw new Error('A row came back empty.')
  return { ...row }
}
