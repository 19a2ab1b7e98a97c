import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

const second = 1_000

describe.each(engines)('a session check that writes nothing, on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({ storage: database.storage })
  })
  beforeEach(() => world.advance(60 * second))
  afterAll(async () => {
    await world?.close()
    await database?.remove()
  })

  const check = (session: string) => world.post('/sessions/authenticate', {}, { session })
  const hostCheck = (session_token: string) =>
    createHostCalls(world).post('/sessions/authenticate', { session_token })
  const readStored = async (sessionId: string) =>
    (await database.storage.sessions.findById(world.project.projectId, sessionId, world.now()))
      ?.lastAccessedAt

  test.each([
    ['of the page', check],
    ["of the host's back end", hostCheck],
  ])('%s says now, and the record is at most half a minute older', async (_whose, ask) => {
    const { session_token: token, session } = await world.signIn('seen@example.com')
    const begunAt = world.now()
    for (const [ahead, stored] of [
      [30 * second, begunAt],
      [second, begunAt + 31 * second],
      [30 * second, begunAt + 31 * second],
      // An access with an earlier time, after the clock was set back, is stored as well.
      [-90 * second, begunAt - 29 * second],
    ] as const) {
      world.advance(ahead)
      const { data } = await ask(token)
      expect(data.session.last_accessed_at).toBe(new Date(world.now()).toISOString())
      expect(await readStored(session.session_id)).toBe(stored)
    }
  })

  const projectId = () => world.project.projectId
  test.each([
    [
      'ended',
      'ended',
      (_userId: string, sessionId: string) =>
        database.storage.sessions.revoke(projectId(), sessionId, world.now()),
    ],
    [
      "a blocked user's, which nobody ended",
      'blocked',
      (userId: string) =>
        database.storage.users.update(projectId(), userId, { blockedAt: world.now() }),
    ],
    [
      "a deleted user's",
      'deleted',
      (userId: string) => database.storage.users.remove(projectId(), userId),
    ],
    [
      'renewed under another token',
      'renewed',
      (_userId: string, sessionId: string) =>
        database.storage.sessions.renew(projectId(), sessionId, {
          now: world.now(),
          tokenHash: 'another',
          factors: [],
          expiresAt: world.now() + 3_600_000,
          ipAddress: '',
          userAgent: '',
        }),
    ],
  ])('finds at once that the session is %s', async (_what, address, end) => {
    const { session_token: token, session, user_id } = await world.signIn(`${address}@example.com`)
    expect((await check(token)).status).toBe(200)
    await end(user_id, session.session_id)
    for (const ask of [check, hostCheck]) {
      const { status, data } = await ask(token)
      expect([status, data.error_type]).toEqual([404, 'session_not_found'])
    }
  })
})
