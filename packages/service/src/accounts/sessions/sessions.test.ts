import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { toBasic } from '../../testing/create-test-service.ts'

const minute = 60_000

describe.each(pickEngines('sqlite'))('sessions on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('a live session authenticates with its token and returns when it was last accessed', async () => {
    const world = await start()
    const { session_token: session, session: begun } = await world.signIn('a@example.com')
    world.advance(minute)
    const answer = await world.post('/sessions/authenticate', {}, { session })
    expect(answer.status).toBe(200)
    expect(answer.data.session_token).toBe(session)
    expect(answer.data.session).toMatchObject({
      session_id: begun.session_id,
      expires_at: begun.expires_at,
      last_accessed_at: new Date(world.now()).toISOString(),
    })
  })

  test('authenticate without a body and with the JSON content type is accepted', async () => {
    const world = await start()
    const { session_token: session } = await world.signIn('nobody@example.com')
    const bare = await world.post('/sessions/authenticate', undefined, { session })
    const typed = await world.post('/sessions/authenticate', '', { session })
    expect([bare.status, typed.status]).toEqual([200, 200])
  })

  test('session_duration_minutes extends a session and never shortens it', async () => {
    const world = await start()
    const { session_token: session, session: begun } = await world.signIn('b@example.com')
    const longer = await world.post(
      '/sessions/authenticate',
      { session_duration_minutes: 60 },
      { session },
    )
    expect(longer.data.session.expires_at).toBe(new Date(world.now() + 60 * minute).toISOString())
    const shorter = await world.post(
      '/sessions/authenticate',
      { session_duration_minutes: 5 },
      { session },
    )
    expect(shorter.data.session.expires_at).toBe(longer.data.session.expires_at)
    expect(begun.expires_at < longer.data.session.expires_at).toBe(true)
  })

  test('refreshing cannot extend a session beyond the project’s maximum after the last proof', async () => {
    const world = await start({
      project: { sessions: { defaultMinutes: 30, maxMinutes: 120 } },
    })
    const begun = world.now()
    const { session_token: session } = await world.signIn('loop@example.com')
    let last = ''
    for (let i = 0; i < 5; i++) {
      world.advance(25 * minute)
      const answer = await world.post(
        '/sessions/authenticate',
        { session_duration_minutes: 60 },
        { session },
      )
      last = answer.data.session?.expires_at ?? last
    }
    expect(last).toBe(new Date(begun + 120 * minute).toISOString())
    expect((await world.post('/sessions/authenticate', {}, { session })).status).toBe(404)
  })

  test.each([4, 527_041, 0, -1, 30.5, '30', null])(
    'session_duration_minutes %j is refused by name',
    async (minutes) => {
      const world = await start()
      const { session_token: session } = await world.signIn('c@example.com')
      const body = { session_duration_minutes: minutes }
      const refresh = await world.post('/sessions/authenticate', body, { session })
      expect([refresh.status, refresh.data.error_type]).toEqual([
        400,
        'invalid_session_duration_minutes',
      ])
      const token = await world.sendLink('c@example.com')
      const signIn = await world.post('/magic_links/authenticate', { token, ...body })
      expect(signIn.data.error_type).toBe('invalid_session_duration_minutes')
      expect((await world.post('/magic_links/authenticate', { token })).status).toBe(200)
    },
  )

  test('a session ends exactly at its expiry', async () => {
    const world = await start()
    const { session_token: session } = await world.signIn('end@example.com', {
      session_duration_minutes: 5,
    })
    world.advance(5 * minute - 1)
    expect((await world.get('/users/me', { session })).status).toBe(200)
    world.advance(1)
    expect((await world.get('/users/me', { session })).data.error_type).toBe('session_not_found')
  })

  test('a revoked session is dead at the next request; revoking needs no body', async () => {
    const world = await start()
    const { session_token: session } = await world.signIn('revoke@example.com')
    const revoked = await world.post('/sessions/revoke', undefined, { session })
    expect([revoked.status, revoked.data.status_code]).toEqual([200, 200])
    for (const answer of [
      await world.post('/sessions/authenticate', {}, { session }),
      await world.post('/sessions/revoke', undefined, { session }),
      await world.get('/users/me', { session }),
    ])
      expect([answer.status, answer.data.error_type]).toEqual([404, 'session_not_found'])
  })

  test('a token without a session gets an error type after which clients forget it', async () => {
    const world = await start()
    const other = await start()
    const foreign = await other.signIn('foreign@example.com')
    const junk = ['A'.repeat(43), 'x', 'ey.ey.ey', 'ü'.repeat(30), ' ', foreign.session_token]
    for (const session of junk) {
      const answer = await world.post('/sessions/authenticate', {}, { session })
      expect([session, answer.status, answer.data.error_type]).toEqual([
        session,
        404,
        'session_not_found',
      ])
    }
    const none = await world.post('/sessions/authenticate', {})
    expect([none.status, none.data.error_type]).toEqual([401, 'unauthorized_credentials'])
    const me = await world.get('/users/me')
    expect([me.status, me.data.error_type]).toEqual([401, 'user_unauthenticated'])
    expect(me.data.error_message).toBe(
      'Must have an active session to call this method. Have you logged in yet?',
    )
  })

  test('SES-01 a second proof of the same user keeps the session, adds the factor, voids the old token', async () => {
    const world = await start()
    const first = await world.signIn('merge@example.com')
    const { methodId, code } = await world.sendCode('merge@example.com')
    const second = await world.post(
      '/otps/authenticate',
      { token: code, method_id: methodId },
      { session: first.session_token },
    )
    expect(second.data.session.session_id).toBe(first.session.session_id)
    expect(second.data.session_token).not.toBe(first.session_token)
    expect(
      second.data.session.authentication_factors.map((factor: { type: string }) => factor.type),
    ).toEqual(['magic_link', 'otp'])
    const old = await world.get('/users/me', { session: first.session_token })
    expect(old.data.error_type).toBe('session_not_found')
    const fresh = await world.get('/users/me', { session: second.data.session_token })
    expect(fresh.data.user_id).toBe(first.user_id)
  })

  test('SES-01 another user in the same browser gets a session of their own', async () => {
    const world = await start()
    const ada = await world.signIn('ada@example.com')
    const token = await world.sendLink('eve@example.com')
    const eve = await world.post(
      '/magic_links/authenticate',
      { token },
      { session: ada.session_token },
    )
    expect(eve.data.session.session_id).not.toBe(ada.session.session_id)
    expect(eve.data.user_id).not.toBe(ada.user_id)
    expect(eve.data.session.authentication_factors).toHaveLength(1)
  })

  test('the session JWT verifies offline with the published keys', async () => {
    const world = await start()
    const { session_jwt: jwt, session, user_id } = await world.signIn('jwt@example.com')
    const jwks = await world.get(`/v1/sessions/jwks/${world.project.projectId}`, {
      headers: { origin: 'https://app.example.com' },
    })
    expect(jwks.headers['cache-control']).toMatch(/^public, max-age=/)
    expect(jwks.headers['access-control-allow-origin']).toBe('https://app.example.com')
    expect(JSON.stringify(jwks.data)).not.toMatch(/"d":/)
    const { payload } = await jwtVerify(jwt, createLocalJWKSet({ keys: jwks.data.keys }), {
      algorithms: ['ES256'],
      issuer: 'https://auth.example.com',
      audience: world.project.projectId,
      currentDate: new Date(world.now()),
    })
    expect(decodeProtectedHeader(jwt)).toMatchObject({ typ: 'JWT', alg: 'ES256' })
    expect(payload).toMatchObject({
      aud: [world.project.projectId],
      sub: user_id,
      exp: (payload.iat ?? 0) + 300,
    })
    expect(payload['https://stytch.com/session']).toEqual({
      id: session.session_id,
      started_at: session.started_at,
      last_accessed_at: session.last_accessed_at,
      expires_at: session.expires_at,
      attributes: session.attributes,
      authentication_factors: session.authentication_factors,
      roles: [],
    })
  })

  test('a JWT never outlives its session', async () => {
    const world = await start()
    const { session_token: token, session } = await world.signIn('short@example.com', {
      session_duration_minutes: 5,
    })
    world.advance(3 * minute)
    const { data } = await world.post('/sessions/authenticate', {}, { session: token })
    const claims = JSON.parse(Buffer.from(data.session_jwt.split('.')[1], 'base64url').toString())
    expect(claims.exp * 1000).toBeLessThanOrEqual(Date.parse(session.expires_at))
  })

  test('keys of an unknown project are not found', async () => {
    const world = await start()
    const answer = await world.get('/v1/sessions/jwks/project-test-unknown')
    expect([answer.status, answer.data.error_type]).toEqual([404, 'project_not_found'])
  })

  test('SES-09 a malformed Authorization header is 401, never 500', async () => {
    const world = await start()
    const { publicToken } = world.project
    const headers = [
      '',
      'Basic',
      'Basic ',
      'Basic !!!!',
      'Basic ====',
      `Bearer ${publicToken}`,
      publicToken,
      'Basic OjpA',
      'Basic Og==',
      `Basic ${Buffer.from(publicToken).toString('base64')}`,
      toBasic('unknown', 'unknown'),
      toBasic('__proto__', 'constructor'),
      toBasic('', ''),
      `Basic ${Buffer.from([0xff, 0xfe, 0x3a, 0x00]).toString('base64')}`,
      `Basic ${'A'.repeat(8_000)}`,
      `Basic ${Buffer.from(`${publicToken}:x`).toString('base64')}, Basic x`,
    ]
    for (const authorization of headers) {
      const answer = await world.post('/sessions/authenticate', {}, { headers: { authorization } })
      expect([authorization, answer.status]).toEqual([authorization, 401])
    }
    const lowerCase = await world.post(
      '/sessions/authenticate',
      {},
      { headers: { authorization: toBasic(publicToken, '').replace('Basic', 'basic') } },
    )
    expect(lowerCase.data.error_type).toBe('unauthorized_credentials')
  })
})
