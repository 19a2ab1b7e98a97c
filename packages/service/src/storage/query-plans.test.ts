import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../database/schema.ts'
import { createStorage } from './create-storage.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import { ImmediateSqliteDialect } from './sqlite/sqlite-dialect.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import type { Storage } from './storage.ts'
import { createTransactionScope } from './transaction-scope.ts'

const pruned = [
  'sessions',
  'challenges',
  'attempts',
  'rates',
  'outbox',
  'events',
  'totps',
  'artefacts',
  'browsers',
  'audit',
  'imports',
] as const

/** The database on one connection, and every statement that goes through it. */
function openOne(database: TestStorage['database']) {
  const statements: CompiledQuery[] = []
  // Its database is removed by force.
  const openPool = (connectionString: string) =>
    new pg.Pool({ connectionString, max: 1 }).on('error', () => {})
  const db = new Kysely<Schema>({
    dialect:
      database.kind === 'sqlite'
        ? new ImmediateSqliteDialect(new Database(database.file), createTransactionScope())
        : new PostgresDialect({ pool: openPool(database.url) }),
    log: ({ query }) => void statements.push(query),
  })
  const engine = database.kind === 'sqlite' ? sqliteEngine : postgresEngine
  return { db, statements, storage: createStorage({ ...engine, db }, createTransactionScope()) }
}

describe.each(engines)('queries on %s', (engine) => {
  let world: TestStorage
  let opened: ReturnType<typeof openOne>
  /** On a connection of its own: SQLite's answers to `explain` would hold up a commit. */
  let asking: ReturnType<typeof openOne>
  beforeAll(async () => {
    world = await openTestStorage(engine)
    opened = openOne(world.database)
    asking = openOne(world.database)
    if (engine === 'sqlite') return
    // What is cheaper for a small table; off, it is left where no index answers.
    for (const way of ['seqscan', 'bitmapscan', 'sort']) {
      await asking.db.executeQuery(CompiledQuery.raw(`set enable_${way} = off`))
    }
  })
  afterAll(async () => {
    await opened?.db.destroy()
    await asking?.db.destroy()
    await world?.remove()
  })

  async function explain(
    prune: (storage: Storage) => Promise<unknown>,
    asked = /^delete/,
  ): Promise<string[]> {
    const { statements, storage } = opened
    statements.length = 0
    await prune(storage)
    const plans: string[] = []
    for (const { sql, parameters } of statements.filter(({ sql }) => asked.test(sql))) {
      const words = engine === 'sqlite' ? 'explain query plan' : 'explain'
      const query = CompiledQuery.raw(`${words} ${sql}`, [...parameters])
      const { rows } = await asking.db.executeQuery<Record<string, unknown>>(query)
      plans.push(rows.map((row) => String(row['QUERY PLAN'] ?? row.detail)).join('\n'))
    }
    expect(plans.length).toBeGreaterThan(0)
    return plans
  }

  function expectIndexes(plan: string): void {
    expect(plan).toMatch(engine === 'sqlite' ? /USING (COVERING )?INDEX/ : /Index (Only )?Scan/)
    expect(plan).not.toMatch(engine === 'sqlite' ? /^SCAN/m : /Seq Scan|Sort/)
  }

  test.each(pruned)(
    '%s to be pruned are found with an index, without a full table scan',
    async (table) => {
      for (const plan of await explain((storage) => storage[table].prune(1, 500)))
        expectIndexes(plan)
    },
  )

  test('users who never proved anything are found with an index, without a full table scan', async () => {
    const typed = {
      projectId: 'project-test-plans',
      userId: 'user-test-plans',
      emailId: 'email-test-plans',
      email: 'typed@example.com',
      canonicalEmail: 'typed@example.com',
      status: 'pending' as const,
      now: 0,
    }
    await opened.storage.users.findOrCreateByEmail(typed)
    const plans = await explain(
      (storage) => storage.users.takeForgotten(1, 500),
      /^(select .*|delete )from "users"/,
    )
    expect(await opened.storage.users.findById(typed.projectId, typed.userId)).toBeNull()
    for (const plan of plans) expectIndexes(plan)
    // Whoever was only typed is looked for, and nobody else.
    expect(plans[0]).toContain('users_typed_at')
  })

  test('the audit entries of one user are found with their index, in its order', async () => {
    const page = { limit: 100, after: null }
    const [plan = ''] = await explain(
      (storage) => storage.audit.list('project-test-plans', { userId: 'user-test-plans' }, page),
      /^select/,
    )
    expectIndexes(plan)
    expect(plan).toContain('audit_of_user')
    expect(plan).not.toMatch(/TEMP B-TREE/)
  })
})
