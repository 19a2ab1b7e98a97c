import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Schema } from '../../foundation/database/schema.ts'
import { createStorage } from '../../kernel/storage/create-storage.ts'
import { ImmediateSqliteDialect } from '../../kernel/storage/sqlite/sqlite-dialect.ts'
import { sqliteEngine } from '../../kernel/storage/sqlite/sqlite-engine.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { createTransactionScope } from '../../kernel/storage/transaction-scope.ts'
import { createTestService } from '../../testing/create-test-service.ts'
import { passwordRedirectUrls } from '../../testing/password-calls.ts'

let folder: string
let statements: string[]
let storage: Storage

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-sends-'))
  statements = []
  const scope = createTransactionScope()
  const database = new Database(join(folder, 'sends.db'))
  database.exec('pragma foreign_keys = on')
  const db = new Kysely<Schema>({
    dialect: new ImmediateSqliteDialect(database, scope),
    log: ({ query }) => void statements.push(query.sql),
  })
  storage = createStorage({ ...sqliteEngine, db }, scope)
  await storage.migrate()
})

afterEach(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

// bench/private-sends.mjs measures that they take equally long
test.each([
  '/magic_links/email/send/primary',
  '/otps/email/send/primary',
  '/passwords/email/reset/start',
])('%s runs the same statements in private mode for every kind of address', async (path) => {
  const project = { privateMode: true, redirectUrls: passwordRedirectUrls }
  const world = await createTestService({ storage, project })
  await world.signIn('known@example.com')
  const { user_id } = await world.signIn('blocked@example.com')
  await storage.users.update(world.project.projectId, user_id, { blockedAt: world.now() })
  const send = async (name: string) => {
    statements = []
    const answer = await world.post(path, { email: `${name}@example.com` })
    expect(answer.status).toBe(200)
    return statements
  }
  for (const time of ['first', 'again']) {
    const known = await send('known')
    expect(known.length).toBeGreaterThan(5)
    expect(await send('new'), time).toEqual(known)
    expect(await send('blocked'), time).toEqual(known)
  }
  await world.close()
})
