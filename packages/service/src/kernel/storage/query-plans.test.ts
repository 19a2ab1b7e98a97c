import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRecordedStorage } from '../../testing/open-recorded-storage.ts'
import type { Storage } from './storage.ts'

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

describe.each(engines)('queries on %s', (engine) => {
  let world: TestStorage
  let opened: ReturnType<typeof openRecordedStorage>
  /** A separate connection for `explain`, because SQLite's open results would delay a commit. */
  let asking: ReturnType<typeof openRecordedStorage>
  beforeAll(async () => {
    world = await openTestStorage(engine)
    opened = openRecordedStorage(world.database, 1)
    asking = openRecordedStorage(world.database, 1)
    if (engine === 'sqlite') return
    // Switches off plans that are cheaper for a small table, so that they appear only where no index helps.
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
      /^(select|delete) .*from "users"/s,
    )
    expect(await opened.storage.users.findById(typed.projectId, typed.userId)).toBeNull()
    for (const plan of plans) expectIndexes(plan)
    // The query reads only the rows with a `typed_at`.
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
