import Database from 'libsql'
import { Client } from 'pg'
import type { TestDatabaseLocation } from '../count-rows.ts'
import { describeTables, type TableDescription } from './describe-tables.ts'

/** Tables that stay small with any number of users, so that scanning them is allowed. */
export const smallTables: ReadonlySet<string> = new Set([
  'schema_migrations',
  'key_checks',
  'moved_keys',
  'signing_keys',
  'client_apps',
  'added_addresses',
  'imports',
  'user_counts',
  'operators',
  'operator_passkeys',
  'operator_sessions',
  'operator_keys',
  'operator_invitations',
  'activity_counts',
  'stopped_addresses',
])

/** Filled by the database itself. */
const derived = 'user_texts'

/** Columns with shared values; all other indexed columns are unique to a row's owner. */
const shared = /^(project_id|client_id|kind|state|channel|status|use|action|provider_type|chain)$/

/**
 * Makes many users out of few: copies all rows of the growing tables under new ids, until each table has some
 * thousands. Do not write to the database afterwards, because its foreign keys are switched off.
 *
 * @returns the names of the growing tables
 * @throws Error with the name of an empty table, which the test should have filled
 */
export async function multiplyRows(
  database: TestDatabaseLocation,
  least: number,
): Promise<readonly string[]> {
  const growing = (await describeTables(database)).filter(
    ({ name }) => !smallTables.has(name) && !/^user_texts_trigrams/.test(name),
  )
  const { run, count, close } = await openWithoutParents(database)
  try {
    for (const table of growing) {
      const rows = await count(table.name)
      if (rows === 0) throw new Error(`Nothing fills the table ${table.name}.`)
      if (table.name !== derived) await run(toCopy(table, database.kind, Math.ceil(least / rows)))
    }
    // Postgres does so by itself in production; SQLite never does.
    if (database.kind === 'postgres') await run('vacuum analyze')
  } finally {
    await close()
  }
  return growing.map(({ name }) => name)
}

/**
 * Opens the database without its foreign keys: rows that few users have are copied so often that the copies refer to
 * users who do not exist.
 */
async function openWithoutParents(database: TestDatabaseLocation) {
  if (database.kind === 'sqlite') {
    const db = new Database(database.file)
    db.exec('pragma foreign_keys = off')
    return {
      run: async (sql: string) => void db.exec(sql),
      count: async (table: string) =>
        toCount(db.prepare(`select count(*) as n from ${table}`).get([])),
      close: async () => void db.close(),
    }
  }
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    "select conrelid::regclass as place, conname as name from pg_constraint where contype = 'f'",
  )
  for (const { place, name } of rows) {
    await client.query(`alter table ${place} drop constraint "${name}"`)
  }
  return {
    run: async (sql: string) => void (await client.query(sql)),
    count: async (table: string) =>
      toCount((await client.query(`select count(*) as n from ${table}`)).rows[0]),
    close: () => client.end(),
  }
}

function toCount(row: unknown): number {
  if (typeof row === 'object' && row !== null && 'n' in row) return Number(row.n)
  throw new Error('The count came back empty.')
}

/** Shifts the times of copies, as later users have later times. */
function toCopy(
  table: TableDescription,
  engine: TestDatabaseLocation['kind'],
  times: number,
): string {
  const indexed = new Set(table.indexes.flatMap(({ columns }) => columns))
  const columns = table.columns.map(({ name }) => name)
  const copied = table.columns.map(({ name, isText }) => {
    if (!indexed.has(name) || shared.test(name)) return name
    return isText ? `${name} || '-' || i` : `${name} + i`
  })
  const numbers =
    engine === 'sqlite'
      ? `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${times}) select i from n)`
      : `(select i from generate_series(1, ${times}) as i)`
  return `insert into ${table.name} (${columns.map((name) => `"${name}"`).join(', ')})
    select ${copied.join(', ')} from ${table.name}, ${numbers} as numbers`
}
