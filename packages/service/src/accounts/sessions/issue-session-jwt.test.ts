import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { sessionClaim } from '../../kernel/keys/session-claim.ts'
import { createSigningKeys } from '../../kernel/keys/signing-keys.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

const second = 1_000

describe.each(pickEngines('sqlite'))('a reused JWT, on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  let host: ReturnType<typeof createHostCalls>
  let token: string
  let userId: string
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({ storage: database.storage })
    host = createHostCalls(world)
  })
  beforeEach(async () => {
    people += 1
    const signedIn = await world.signIn(`kept-${people}@example.com`)
    token = signedIn.session_token
    userId = signedIn.user_id
  })
  afterAll(async () => {
    await world?.close()
    await database?.remove()
  })

  const check = async (body: object = {}) => {
    const { status, data } = await world.post('/sessions/authenticate', body, { session: token })
    expect(status).toBe(200)
    return data
  }
  /** Returns the claims of a JWT without its times. */
  const toWords = (jwt: string) => {
    const { iat, nbf, exp, ...words } = decodeJwt<{ [sessionClaim]: object }>(jwt)
    return { ...words, [sessionClaim]: { ...words[sessionClaim], last_accessed_at: '' } }
  }
  const expectFresh = (jwt: string, before: string) => {
    expect(jwt).not.toBe(before)
    const { iat, nbf, exp } = decodeJwt(jwt)
    const now = Math.floor(world.now() / second)
    expect([iat, nbf, exp]).toEqual([now, now, now + 300])
  }

  test('is for half a minute the last signed one, for page and host; the answer has the present time', async () => {
    world.advance(31 * second)
    const first = await check()
    expectFresh(first.session_jwt, '')
    world.advance(29 * second)
    const again = await check()
    expect(again.session_jwt).toBe(first.session_jwt)
    expect(again.session.last_accessed_at).toBe(new Date(world.now()).toISOString())
    const { data } = await host.post('/sessions/authenticate', { session_token: token })
    expect(data.session_jwt).toBe(first.session_jwt)
  })

  test('is true of the moment at which it was signed, and lasts for 270 s at least', async () => {
    world.advance(31 * second)
    const { session_jwt: jwt, session } = await check()
    world.advance(29 * second)
    expect((await check()).session_jwt).toBe(jwt)
    const { exp = 0, [sessionClaim]: stated } = decodeJwt<{ [sessionClaim]: object }>(jwt)
    expect(stated).toMatchObject({ last_accessed_at: session.last_accessed_at })
    expect(exp * second - world.now()).toBeGreaterThanOrEqual(270 * second)
  })

  test('is not reused after half a minute, to the second, nor from the future', async () => {
    world.advance(31 * second - (world.now() % second))
    const { session_jwt: first } = await check()
    world.advance(30 * second + 900)
    const { session_jwt: later } = await check()
    expectFresh(later, first)
    expect(toWords(later)).toEqual(toWords(first))
    world.advance(-5 * second)
    expectFresh((await check()).session_jwt, later)
  })

  test('is never one with other contents: claims, end, roles, factors', async () => {
    const change = async (work: () => Promise<unknown>, said: (jwt: string) => unknown) => {
      const { session_jwt: before } = await check()
      world.advance(second)
      await work()
      const { session_jwt: after, session } = await check()
      expectFresh(after, before)
      expect(said(after)).not.toEqual(said(before))
      return { session, stated: decodeJwt<Record<string, object>>(after) }
    }
    const toSession = (jwt: string) =>
      decodeJwt<{ [sessionClaim]: Record<string, unknown> }>(jwt)[sessionClaim]

    const claimed = await change(
      () =>
        host.post('/sessions/authenticate', {
          session_token: token,
          session_custom_claims: { plan: 'gold' },
        }),
      (jwt) => decodeJwt(jwt).plan,
    )
    expect(claimed.stated.plan).toBe('gold')
    const unclaimed = await change(
      () =>
        host.post('/sessions/authenticate', {
          session_token: token,
          session_custom_claims: { plan: null },
        }),
      (jwt) => decodeJwt(jwt).plan,
    )
    expect(unclaimed.stated).not.toHaveProperty('plan')
    await change(
      () => check({ session_duration_minutes: 120 }),
      (jwt) => toSession(jwt).expires_at,
    )
    const { session } = await change(
      () => database.storage.users.update(world.project.projectId, userId, { roles: ['editor'] }),
      (jwt) => toSession(jwt).roles,
    )
    expect(session.roles).toContain('editor')
    await change(
      () =>
        database.storage.sessions.renew(world.project.projectId, session.session_id, {
          now: world.now(),
          tokenHash: createKeyRing(world.config.rootKey).hashToken(token),
          factors: [
            { type: 'password', deliveryMethod: 'knowledge', authenticatedAt: world.now() },
          ],
          expiresAt: Date.parse(session.expires_at),
          ipAddress: '192.0.2.9',
          userAgent: 'another',
        }),
      (jwt) => [toSession(jwt).authentication_factors, toSession(jwt).attributes],
    )
  })

  test('is never signed by a retired key', async () => {
    const keyRing = createKeyRing(world.config.rootKey)
    const { storage } = database
    const keys = createSigningKeys({ storage, keyRing, clock: { now: world.now } })
    await keys.rotate(world.project.projectId)
    world.advance(355 * second)
    const { session_jwt: before } = await check()
    expect((await check()).session_jwt).toBe(before)
    world.advance(5 * second)
    const { session_jwt: after } = await check()
    expectFresh(after, before)
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
  })

  test('opens no session that ended', async () => {
    const { session_jwt: jwt } = await check()
    expect((await check()).session_jwt).toBe(jwt)
    await world.post('/sessions/revoke', undefined, { session: token })
    for (const { status, data } of [
      await world.post('/sessions/authenticate', {}, { session: token }),
      await host.post('/sessions/authenticate', { session_token: token }),
      await host.post('/sessions/authenticate', { session_jwt: jwt }),
    ])
      expect([status, data.error_type]).toEqual([404, 'session_not_found'])
  })
})
