import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The database of one test file. */
export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/**
 * Creates an empty database on a server.
 *
 * @param serverUrl the URL of any database of that server
 */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `portico_${randomBytes(8).toString('hex')}`
  await run(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => run(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
