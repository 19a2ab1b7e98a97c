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

// bench/added-addresses.mjs measures that they take equally long
test('AC-07 adding an address runs the same statements, whether it is free, of another user, or kept for one who removed it', async () => {
  const world = await createTestService({ storage })
  const owner = await world.signIn('owner@example.com')
  const { user_id: userId } = owner
  const { projectId } = world.project
  const row = { projectId, userId, emailId: 'email-test-removed', email: 'removed@example.com' }
  await storage.users.addProvedEmail({ ...row, canonicalEmail: row.email }, world.now())
  const aside = { removedAt: world.now(), removedIn: null }
  await storage.users.setEmailAside(row, aside)
  const session = String((await world.signIn('asker@example.com')).session_token)
  const add = async (name: string) => {
    statements = []
    const answer = await world.post('/users/emails', { email: `${name}@example.com` }, { session })
    expect(answer.status).toBe(200)
    return statements
  }
  // The first one of a session voids no older code.
  await add('first')
  for (const time of ['first', 'again']) {
    const free = await add('free')
    expect(free.length).toBeGreaterThan(5)
    expect(await add('owner'), time).toEqual(free)
    expect(await add('removed'), time).toEqual(free)
  }
  await world.close()
})

test('RC-11 a recovery code is checked by the same statements, whether or not the account exists, has codes, or has an authenticator app', async () => {
  const world = await createTestService({ storage })
  const session = String((await world.signIn('codes@example.com')).session_token)
  const made = await world.post('/recovery_codes', undefined, { session })
  expect(made.status).toBe(200)
  await world.signIn('none@example.com')
  const check = async (name: string) => {
    statements = []
    const body = { email: `${name}@example.com`, recovery_code: 'aaaa-bbbb-cccc-dddd' }
    const answer = await world.post('/recovery_codes/authenticate', body)
    expect([answer.status, answer.data.error_type]).toEqual([
      401,
      'unable_to_authenticate_recovery_code',
    ])
    return statements
  }
  const unknown = await check('unknown')
  expect(unknown.length).toBeGreaterThan(3)
  expect(await check('codes')).toEqual(unknown)
  expect(await check('none')).toEqual(unknown)
  const app = await world.post('/totps', {}, { session })
  await storage.totps.useStep(world.project.projectId, app.data.totp_id, 1)
  expect(await check('codes')).toEqual(unknown)
  await world.close()
})
