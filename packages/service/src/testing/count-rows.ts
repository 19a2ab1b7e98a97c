import Database from 'libsql'
import { Client } from 'pg'

/** The location of a test's database. */
export type TestDatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/**
 * Counts rows directly in the database on a separate connection, to see the result of a race without a port.
 *
 * @param where column to value
 */
export async function countRows(
  database: TestDatabaseLocation,
  table:
    | 'sessions'
    | 'challenges'
    | 'attempts'
    | 'outbox'
    | 'users'
    | 'events'
    | 'phone_numbers'
    | 'crypto_wallets'
    | 'operators'
    | 'operator_passkeys'
    | 'operator_sessions'
    | 'operator_keys'
    | 'operator_invitations'
    | 'activity_counts'
    | 'stopped_addresses',
  where: Readonly<Record<string, string>>,
): Promise<number> {
  const columns = Object.keys(where)
  const values = Object.values(where)
  if (database.kind === 'sqlite') {
    const conditions = columns.map((column) => `${column} = ?`).join(' and ')
    const db = new Database(database.file)
    const row: unknown = db
      .prepare(`select count(*) as n from ${table} where ${conditions}`)
      .get(values)
    db.close()
    return toCount(row)
  }
  const conditions = columns.map((column, i) => `${column} = $${i + 1}`).join(' and ')
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    `select count(*) as n from ${table} where ${conditions}`,
    values,
  )
  await client.end()
  return toCount(rows[0])
}

function toCount(row: unknown): number {
  if (typeof row === 'object' && row !== null && 'n' in row) return Number(row.n)
  throw new Error('The count came back empty.')
}
