import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engines, openTestStorage } from '@portico/testkit/storage'
import { Kysely } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Schema } from '../../foundation/database/schema.ts'
import { createStorage } from '../../kernel/storage/create-storage.ts'
import { ImmediateSqliteDialect } from '../../kernel/storage/sqlite/sqlite-dialect.ts'
import { sqliteEngine } from '../../kernel/storage/sqlite/sqlite-engine.ts'
import type { Repositories, Storage } from '../../kernel/storage/storage.ts'
import { createTransactionScope } from '../../kernel/storage/transaction-scope.ts'
import { replaceRepositories } from '../../testing/replace-repositories.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

type Step = keyof Repositories['artefacts']

/** Every statement to the database, as it is sent. */
let statements: string[] = []

/** A storage whose statements are written down. */
async function openWatched(engine: (typeof engines)[number]) {
  if (engine === 'postgres') {
    const { storage, remove } = await openTestStorage(engine)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    query.mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
      const [text] = sent
      if (typeof text === 'string') statements.push(text)
      return Reflect.apply(plainQuery, this, sent)
    })
    return {
      storage,
      remove: async () => {
        query.mockRestore()
        await remove()
      },
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'portico-one-commit-'))
  const scope = createTransactionScope()
  const database = new Database(join(folder, 'one.db'))
  database.exec('pragma foreign_keys = on')
  const db = new Kysely<Schema>({
    dialect: new ImmediateSqliteDialect(database, scope),
    log: ({ query }) => void statements.push(query.sql),
  })
  const storage = createStorage({ ...sqliteEngine, db }, scope)
  await storage.migrate()
  return {
    storage,
    remove: async () => {
      await storage.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
const plainQuery = pg.Client.prototype.query

/** A storage that fails once, at a step of a transaction. */
function createFailing(storage: Storage) {
  let failsAt: Step | null = null
  const fail = async (step: Step) => {
    if (failsAt !== step) return
    failsAt = null
    throw new Error('The disk is on fire.')
  }
  const failing: Storage = {
    ...storage,
    transaction: (work) =>
      storage.transaction((tx) =>
        work(
          replaceRepositories(tx, {
            artefacts: {
              ...tx.artefacts,
              consume: async (...named) => {
                const isUsed = await tx.artefacts.consume(...named)
                await fail('consume')
                return isUsed
              },
              addAll: async (artefacts) => {
                await tx.artefacts.addAll(artefacts)
                await fail('addAll')
              },
              removeFamily: async (...named) => {
                await tx.artefacts.removeFamily(...named)
                await fail('removeFamily')
              },
            },
          }),
        ),
      ),
  }
  return {
    failing,
    failAt: (step: Step) => {
      failsAt = step
    },
  }
}

/** Durable writes: commits of transactions, and statements that write outside of one. */
function countCommits(sent: readonly string[]): number {
  let isInside = false
  let commits = 0
  for (const text of sent) {
    if (/^begin/i.test(text)) isInside = true
    if (/^(commit|rollback)/i.test(text)) isInside = false
    if (/^commit/i.test(text)) commits += 1
    if (!isInside && /^(insert|update|delete)/i.test(text)) commits += 1
  }
  return commits
}

describe.each(engines)('a token request on %s', (engine) => {
  let database: Awaited<ReturnType<typeof openWatched>>
  let world: IdpWorld
  let session: string
  /** Where transactions of one person take turns by a statement. */
  const locks = engine === 'postgres' ? 1 : 0
  let failAt: ReturnType<typeof createFailing>['failAt']
  beforeAll(async () => {
    database = await openWatched(engine)
    const made = createFailing(database.storage)
    failAt = made.failAt
    world = await createIdpWorld({ storage: made.failing })
    session = String((await world.signIn('ada@example.com')).session_token)
    await world.service.deliverNow()
    // What is read once a while, the keys, is read.
    await getTokens()
  })
  beforeEach(() => {
    statements = []
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const authorize = (scopes = ['openid', 'email', 'offline_access']) =>
    world.authorize(session, { scopes })
  const getTokens = async () => (await world.token(await authorize())).data
  const watch = async (request: () => Promise<{ status: number }>) => {
    statements = []
    const { status } = await request()
    return { status, sent: statements }
  }

  test('that exchanges a code commits once and reads nothing twice', async () => {
    const code = await authorize()
    const { status, sent } = await watch(() => world.token(code))
    expect(status).toBe(200)
    expect(countCommits(sent)).toBe(1)
    expect(sent.filter((text, at) => sent.indexOf(text) !== at)).toEqual([])
    // The code with the permission and the person, and the transaction.
    expect(sent).toHaveLength(5 + locks)
  })

  test('that exchanges a code of a session reads the session beside it', async () => {
    const code = await authorize(['openid'])
    const { status, sent } = await watch(() => world.token(code))
    expect(status).toBe(200)
    expect(countCommits(sent)).toBe(1)
    expect(sent.filter((text, at) => sent.indexOf(text) !== at)).toEqual([])
    expect(sent).toHaveLength(7 + locks)
  })

  test('that refreshes commits once and reads nothing twice', async () => {
    const { refresh_token } = await getTokens()
    const { status, sent } = await watch(() => world.refresh(refresh_token))
    expect(status).toBe(200)
    expect(countCommits(sent)).toBe(1)
    expect(sent.filter((text, at) => sent.indexOf(text) !== at)).toEqual([])
    expect(sent).toHaveLength(5 + locks)
  })

  test('that comes with a used refresh token commits once', async () => {
    const { refresh_token } = await getTokens()
    await world.refresh(refresh_token)
    const { status, sent } = await watch(() => world.refresh(refresh_token))
    expect(status).toBe(400)
    expect(countCommits(sent)).toBe(1)
  })

  test('that is refused writes nothing', async () => {
    const { refresh_token } = await getTokens()
    const { status, sent } = await watch(() =>
      world.refresh(refresh_token, { scope: 'openid phone' }),
    )
    expect(status).toBe(400)
    expect(countCommits(sent)).toBe(0)
  })

  test.each(['consume', 'addAll'] as const)(
    'that fails after %s leaves the code and the refresh token as they were',
    async (step) => {
      const code = await authorize()
      failAt(step)
      const failed = await world.token(code)
      expect([failed.status, failed.data.error]).toEqual([500, 'server_error'])
      const exchanged = await world.token(code)
      expect(exchanged.status).toBe(200)
      failAt(step)
      expect((await world.refresh(exchanged.data.refresh_token)).status).toBe(500)
      const renewed = await world.refresh(exchanged.data.refresh_token)
      expect(renewed.status).toBe(200)
      expect((await world.introspect(exchanged.data.access_token)).active).toBe(true)
      expect((await world.introspect(renewed.data.access_token)).active).toBe(true)
    },
  )

  test('that fails to end the family of a used refresh token leaves it to the next one', async () => {
    const { refresh_token } = await getTokens()
    const renewed = (await world.refresh(refresh_token)).data
    failAt('removeFamily')
    expect((await world.refresh(refresh_token)).status).toBe(500)
    expect((await world.introspect(renewed.access_token)).active).toBe(true)
    expect((await world.refresh(refresh_token)).data.error).toBe('invalid_grant')
    expect((await world.introspect(renewed.access_token)).active).toBe(false)
    expect((await world.refresh(renewed.refresh_token)).data.error).toBe('invalid_grant')
  })
})
