import { createTestProject } from '@portico/testkit/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { openSqliteStorage } from '../../kernel/storage/sqlite/open-sqlite-storage.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { forgetTyped } from './forget-typed.ts'

let storage: Storage
beforeEach(async () => {
  storage = openSqliteStorage({ file: ':memory:' })
  await storage.migrate()
})
afterEach(() => storage.close())

test('forgetting an address that nobody proved is recorded in the audit log', async () => {
  const project = createTestProject({ name: 'Meridian' })
  const { projectId } = project
  const { user } = await storage.users.findOrCreateByEmail({
    projectId,
    userId: 'user-test-1',
    emailId: 'email-test-1',
    email: 'ada@example.com',
    canonicalEmail: 'ada@example.com',
    status: 'pending',
    now: 1,
  })
  const keyRing = createKeyRing(systemRandom.bytes(32))
  const dependencies = { storage, keyRing, random: systemRandom, clock: { now: () => 7 } }
  const forget = () => forgetTyped(dependencies, [project], { before: 2, limit: 10 })
  expect([await forget(), await forget()]).toEqual([1, 0])
  expect(await storage.users.findById(projectId, user.userId)).toBeNull()
  const { rows } = await storage.audit.list(projectId, {}, { after: null, limit: 10 })
  expect(rows).toMatchObject([
    {
      action: 'user.deleted',
      actorKind: 'service',
      userId: user.userId,
      at: 7,
      details: { reason: 'never_proved' },
    },
  ])
})
