import { createTestDatabase, type TestDatabase } from '@portico/testkit/storage'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Storage } from '../storage.ts'
import { StorageUnavailableError } from '../storage-unavailable-error.ts'
import { openPostgresStorage } from './open-postgres-storage.ts'

const noon = Date.UTC(2026, 5, 1, 12)
const person = (name: string) => ({
  projectId: 'project-test-1',
  userId: `user-test-${name}`,
  emailId: `email-test-${name}`,
  email: `${name}@example.com`,
  canonicalEmail: `${name}@example.com`,
  status: 'pending' as const,
  now: noon,
})

describe('postgres under faults', () => {
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'))
    storage = openPostgresStorage({ url: database.url })
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  /** Closes all other connections to the database, as a fail-over would. */
  const cutConnections = async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
  }

  test('eight processes that migrate an empty database at once all succeed', async () => {
    const processes = Array.from({ length: 8 }, () => openPostgresStorage({ url: database.url }))
    await Promise.all(processes.map((each) => each.migrate()))
    const { created } = await storage.users.findOrCreateByEmail(person('first'))
    expect(created).toBe(true)
    await Promise.all(processes.map((each) => each.close()))
  })

  test('pruning skips rows that another process has locked', async () => {
    const other = openPostgresStorage({ url: database.url })
    const take = (key: string) => ({ key, max: 5, windowMs: 1_000, now: noon })
    await storage.rates.take(take('held'))
    await storage.rates.take(take('over'))
    const removed = await storage.transaction(async (tx) => {
      await tx.rates.take({ ...take('held'), now: noon + 500 })
      return other.rates.prune(noon + 5_000, 500)
    })
    expect(removed).toBe(1)
    expect(await other.rates.prune(noon + 5_000, 500)).toBe(1)
    await other.close()
  })

  test('a transaction that loses its connection before the commit runs again, and counts once', async () => {
    let runs = 0
    const { created } = await storage.transaction(async (tx) => {
      runs += 1
      const result = await tx.users.findOrCreateByEmail(person('ada'))
      if (runs === 1) await cutConnections()
      await tx.users.findById('project-test-1', 'user-test-ada')
      return result
    })
    expect({ runs, created }).toEqual({ runs: 2, created: true })
    expect(await storage.users.findById('project-test-1', 'user-test-ada')).not.toBeNull()
  })

  test('connections lost while idle are replaced without anyone noticing', async () => {
    await Promise.all(Array.from({ length: 5 }, () => storage.ping()))
    await cutConnections()
    const pingAll = async () => {
      await Promise.all(Array.from({ length: 5 }, () => storage.ping()))
      return true
    }
    await expect.poll(pingAll).toBe(true)
  })

  test('a deadlock is retried: two transactions that lock in opposite order both finish', async () => {
    const issue = (subject: string, challengeId: string) => ({
      projectId: 'project-test-1',
      challengeId,
      kind: 'passcode' as const,
      subject,
      secretHash: challengeId,
      payload: {},
      createdAt: noon,
      expiresAt: noon + 1_000,
    })
    let runs = 0
    let holders = 0
    let letBothGoOn = () => {}
    const bothHaveOne = new Promise<void>((resolve) => {
      letBothGoOn = resolve
    })
    const cross = (first: string, second: string, name: string) =>
      storage.transaction(async (tx) => {
        runs += 1
        await tx.challenges.supersede(issue(first, `${name}-1`))
        // Counted when the row is locked, because a transaction that has only begun locks nothing.
        holders += 1
        if (holders === 2) letBothGoOn()
        await bothHaveOne
        await tx.challenges.supersede(issue(second, `${name}-2`))
      })
    await Promise.all([cross('ada', 'bob', 'left'), cross('bob', 'ada', 'right')])
    expect(runs).toBe(3)
  })

  test('an unreachable server is reported as unavailable, not as an internal error', async () => {
    const nowhere = openPostgresStorage({ url: 'postgres://portico@127.0.0.1:1/none' })
    await expect(nowhere.ping()).rejects.toThrow(StorageUnavailableError)
    await expect(nowhere.transaction(async () => {})).rejects.toMatchObject({ statusCode: 503 })
    await nowhere.close()
  })

  test('the error of a refused row does not quote the row', async () => {
    const { user } = await storage.users.findOrCreateByEmail(person('eve'))
    const session = {
      projectId: user.projectId,
      sessionId: 'session-test-1',
      userId: user.userId,
      tokenHash: 'canary',
      startedAt: noon,
      lastAccessedAt: noon,
      expiresAt: noon + 1_000,
      ipAddress: '127.0.0.1',
      userAgent: 'test',
      factors: [],
      customClaims: null,
      deviceName: null,
    }
    await storage.sessions.create(session)
    const error: unknown = await storage.sessions
      .create({ ...session, sessionId: 'session-test-2' })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: '23505' })
    expect(`${JSON.stringify(error)} ${error}`).not.toContain('canary')
  })
})
