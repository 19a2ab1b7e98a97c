import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The database of one test file. */
export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/**
 * Creates a database on a server.
 *
 * @param serverUrl the URL of any database of that server
 * @param template the database to copy. @default none: the new database is empty
 */
export async function createTestDatabase(
  serverUrl: string,
  template?: string,
): Promise<TestDatabase> {
  const name = `portico_${randomBytes(8).toString('hex')}`
  // Copies whole files, which is faster than writing their pages to the write-ahead log.
  const copied = template === undefined ? '' : `template ${template} strategy file_copy`
  await withClient(serverUrl, (client) => client.query(`create database ${name} ${copied}`))
  return { url: toDatabaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) }
}

/**
 * Creates a template: a database that other databases are copied from. `dropTemplates` drops it.
 *
 * @param serverUrl the URL of any database of that server
 * @param prefix the beginning of the template's name
 * @param fill fills the new database, and closes its connections
 * @returns the template's name
 */
export async function createTemplate(
  serverUrl: string,
  prefix: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const name = `${prefix}_${randomBytes(8).toString('hex')}`
  await withClient(serverUrl, (client) => client.query(`create database ${name}`))
  await fill(toDatabaseUrl(serverUrl, name))
  return name
}

/** Drops the templates whose names have a prefix. */
export async function dropTemplates(serverUrl: string, prefix: string): Promise<void> {
  const { rows } = await withClient(serverUrl, (client) =>
    client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname::text, $1)',
      [prefix],
    ),
  )
  for (const { datname } of rows) await dropDatabase(serverUrl, datname)
}

const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  withClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
  })

function toDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
