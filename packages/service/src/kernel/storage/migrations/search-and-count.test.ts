import {
  createTestDatabase,
  engines,
  openTestStorage,
  type TestStorage,
} from '@portico/testkit/storage'
import Database from 'libsql'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { runSql } from '../../../testing/run-sql.ts'
import { openPostgresStorage } from '../postgres/open-postgres-storage.ts'
import type { Storage } from '../storage.ts'

const projectId = 'project-test-1'
const addPerson = async (storage: Storage, name: string) => {
  const { user } = await storage.users.findOrCreateByEmail({
    projectId,
    userId: `user-test-${name}`,
    emailId: `email-test-${name}`,
    email: `${name}@example.com`,
    canonicalEmail: `${name}@example.com`,
    status: 'pending',
    now: 1,
  })
  await storage.users.update(projectId, user.userId, { name: { first: name } })
}
const find = async (storage: Storage, by: 'emailPart' | 'namePart', text: string) => {
  const query = { operator: 'and', filters: [{ by, text }] } as const
  const { rows } = await storage.users.search(projectId, query, { after: null, limit: 10 })
  return rows.map(({ userId }) => userId)
}

/** Statements that undo the migration. */
const undo = {
  sqlite: [
    ...['added', 'changed', 'removed'].map((what) => `drop trigger user_emails_${what}`),
    ...['named', 'renamed', 'unnamed', 'counted', 'discounted'].map(
      (what) => `drop trigger users_${what}`,
    ),
    'drop table user_texts_trigrams',
    'drop table user_texts',
  ],
  postgres: [
    'drop trigger users_counted on users',
    'drop trigger users_discounted on users',
    'drop function portico_count_users',
    'drop index user_emails_trigrams',
    'drop index users_name_trigrams',
  ],
}
const undoBoth = [
  'drop table user_counts',
  'drop index users_pending',
  'drop index users_blocked',
  "delete from schema_migrations where name = '0010-search-and-count'",
]

async function goBack({ database }: TestStorage): Promise<void> {
  if (database.kind === 'sqlite') {
    const file = new Database(database.file)
    for (const statement of [...undo.sqlite, ...undoBoth]) file.exec(statement)
    file.close()
    return
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const statement of [...undo.postgres, ...undoBoth]) await client.query(statement)
  await client.end()
}

describe.each(engines)('an upgrade on %s', (engine) => {
  test('finds and counts the users who were there before', async () => {
    const world = await openTestStorage(engine)
    await goBack(world)
    const before = world.reopen()
    await addPerson(world.storage, 'lighthouse')
    await addPerson(world.storage, 'harbour')
    await before.migrate()
    const after = world.reopen()
    expect(await after.hasPartIndex()).toBe(true)
    expect(await after.users.count(projectId)).toBe(2)
    expect(await find(after, 'emailPart', 'house@')).toEqual(['user-test-lighthouse'])
    expect(await find(after, 'namePart', 'arbou')).toEqual(['user-test-harbour'])
    await after.users.remove(projectId, 'user-test-harbour')
    expect(await after.users.count(projectId)).toBe(1)
    expect(await find(after, 'namePart', 'arbou')).toEqual([])
    await world.remove()
  })
})

test.runIf(engines.includes('postgres'))(
  'works without the extension, and the search is right',
  async () => {
    const database = await createTestDatabase(inject('postgresUrl'))
    const owner = new pg.Client({ connectionString: database.url })
    await owner.connect()
    const role = `plain_${process.pid}`
    await owner.query(`create role ${role} login`)
    await owner.query(`grant usage, create on schema public to ${role}`)
    const url = new URL(database.url)
    url.username = role
    const storage = openPostgresStorage({ url: url.href })
    expect(await storage.hasPartIndex()).toBe(true)
    await storage.migrate()
    await addPerson(storage, 'lighthouse')
    expect(await storage.hasPartIndex()).toBe(false)
    expect(await find(storage, 'emailPart', 'house@')).toEqual(['user-test-lighthouse'])
    await storage.close()
    await owner.query(`drop owned by ${role}`)
    await owner.query(`drop role ${role}`)
    await owner.end()
    await database.drop()
  },
)

test.each(engines)(
  'a user who matches with several addresses is found once, also among very many on %s',
  async (engine) => {
    const world = await openTestStorage(engine)
    try {
      const many = 1_600
      const numbers =
        engine === 'sqlite'
          ? `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many}) select i from n) as n`
          : `generate_series(1, ${many}) as n(i)`
      const name = "'p' || i"
      const addressed = (which: string) =>
        `insert into user_emails (project_id, email_id, user_id, email, canonical_email, verified, created_at)
       select '${projectId}', '${which}' || i, ${name}, '${which}' || i || '@part.example', '${which}' || i || '@part.example', 1, i from ${numbers}`
      await runSql(
        world.database,
        `insert into users (project_id, user_id, status, created_at) select '${projectId}', ${name}, 'active', i from ${numbers}`,
      )
      for (const which of ['a', 'b']) await runSql(world.database, addressed(which))
      const query = { operator: 'and', filters: [{ by: 'emailPart', text: 'part.ex' }] } as const
      const found = await world.storage.users.search(projectId, query, { after: null, limit: 10 })
      expect(found.total).toBe(many)
      expect(found.rows[0]?.userId).toBe(`p${many}`)
    } finally {
      await world.remove()
    }
  },
)
