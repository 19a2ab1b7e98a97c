import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { createLocalJWKSet, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

const minute = 60_000
const rbac = {
  roles: [
    {
      role_id: 'stytch_user',
      description: '',
      permissions: [{ resource_id: 'notes', actions: ['read'] }],
    },
    {
      role_id: 'editor',
      description: '',
      permissions: [{ resource_id: 'notes', actions: ['*'] }],
    },
  ],
  resources: [{ resource_id: 'notes', description: '', actions: ['read', 'write'] }],
  scopes: [],
}

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.startHost
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return start
}

describe.each(pickEngines('sqlite'))("the host's sessions on %s", (engine) => {
  const start = openFixture(engine)

  test('a token authenticates and is returned, with a fresh JWT, the user and the session', async () => {
    const { world, host } = await start()
    const begun = await world.signIn('token@example.com')
    world.advance(minute)
    const answer = await host.post('/sessions/authenticate', { session_token: begun.session_token })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      session_token: begun.session_token,
      user: { user_id: begun.user_id, is_locked: false },
      session: {
        session_id: begun.session.session_id,
        expires_at: begun.session.expires_at,
        last_accessed_at: new Date(world.now()).toISOString(),
      },
    })
    expect(answer.data.session_jwt).not.toBe(begun.session_jwt)
    expect(answer.data).not.toHaveProperty('verdict')
  })

  test('a JWT authenticates, even an expired one while its session lives', async () => {
    const { world, host } = await start()
    const begun = await world.signIn('jwt@example.com')
    world.advance(20 * minute)
    const alive = await host.post('/sessions/authenticate', { session_jwt: begun.session_jwt })
    expect([alive.status, alive.data.session.session_id]).toEqual([200, begun.session.session_id])
    // The service keeps only the token's hash.
    expect(alive.data.session_token).toBe('')
    world.advance(11 * minute)
    const over = await host.post('/sessions/authenticate', { session_jwt: alive.data.session_jwt })
    expect([over.status, over.data.error_type]).toEqual([404, 'session_not_found'])
  })

  test('SES-03 a JWT and a token of a revoked session are refused at once', async () => {
    const { world, host } = await start()
    const begun = await world.signIn('revoked@example.com')
    expect((await host.post('/sessions/revoke', { session_jwt: begun.session_jwt })).status).toBe(
      200,
    )
    for (const body of [
      { session_jwt: begun.session_jwt },
      { session_token: begun.session_token },
    ]) {
      const answer = await host.post('/sessions/authenticate', body)
      expect([answer.status, answer.data.error_type]).toEqual([404, 'session_not_found'])
    }
    const page = await world.post('/sessions/authenticate', {}, { session: begun.session_token })
    expect(page.data.error_type).toBe('session_not_found')
  })

  test.each([
    ['session_id', (begun: { session: { session_id: string } }) => begun.session.session_id],
    ['session_token', (begun: { session_token: string }) => begun.session_token],
    ['session_jwt', (begun: { session_jwt: string }) => begun.session_jwt],
  ])('revoke by %s ends the session, once', async (field, read) => {
    const { world, host } = await start()
    const begun = await world.signIn('by@example.com')
    const body = { [field]: read(begun) }
    expect((await host.post('/sessions/revoke', body)).status).toBe(200)
    const again = await host.post('/sessions/revoke', body)
    expect([again.status, again.data.error_type]).toEqual([404, 'session_not_found'])
  })

  test('a request must name exactly one session', async () => {
    const { world, host } = await start()
    const { session_token, session_jwt } = await world.signIn('names@example.com')
    const refusals: [string, object, string][] = [
      ['authenticate', {}, 'no_session_arguments'],
      ['authenticate', { session_token: '' }, 'no_session_arguments'],
      ['authenticate', { session_token, session_jwt }, 'too_many_session_arguments'],
      ['revoke', {}, 'no_session_revoke_arguments'],
      ['revoke', { session_token, session_jwt }, 'too_many_session_revoke_arguments'],
      ['revoke', { session_token, session_id: 'x' }, 'too_many_session_revoke_arguments'],
    ]
    for (const [call, body, errorType] of refusals) {
      const answer = await host.post(`/sessions/${call}`, body)
      expect([answer.status, answer.data.error_type]).toEqual([400, errorType])
    }
    expect((await host.post('/sessions/authenticate', { session_token })).status).toBe(200)
  })

  test('another project’s session, token and JWT are not found', async () => {
    const other = createTestProject()
    const { world, host } = await start({ otherProjects: [other] })
    const foreign = await start({ project: other })
    const theirs = await foreign.world.signIn('foreign@example.com')
    for (const body of [
      { session_token: theirs.session_token },
      { session_jwt: theirs.session_jwt },
    ])
      expect((await host.post('/sessions/authenticate', body)).data.error_type).toBe(
        'session_not_found',
      )
    const byId = await host.post('/sessions/revoke', { session_id: theirs.session.session_id })
    expect(byId.data.error_type).toBe('session_not_found')
    const list = await host.get(`/sessions?user_id=${theirs.user_id}`)
    expect(list.data.error_type).toBe('user_not_found')
    const alive = await foreign.world.post(
      '/sessions/authenticate',
      {},
      {
        session: theirs.session_token,
      },
    )
    expect(alive.status).toBe(200)
    expect(world.project.projectId).not.toBe(other.projectId)
  })

  test('SES-05 SES-06 SES-07 a JWT that is not exactly ours is refused', async () => {
    const { world, host } = await start()
    const begun = await world.signIn('forged@example.com')
    const [header = '', payload = '', signature = ''] = begun.session_jwt.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
    const key = new TextEncoder().encode('a symmetric key, thirty-two bytes')
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid }).sign(key),
      `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: 'user-test-x' })).toString('base64url')}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'a.b.c',
      'x'.repeat(5_000),
    ]
    for (const session_jwt of forged) {
      const answer = await host.post('/sessions/authenticate', { session_jwt })
      expect([answer.status, answer.data.error_type]).toEqual([404, 'session_not_found'])
    }
  })

  test('session_duration_minutes extends, and what is out of range changes nothing', async () => {
    const { world, host } = await start()
    const { session_token } = await world.signIn('longer@example.com')
    const longer = await host.post('/sessions/authenticate', {
      session_token,
      session_duration_minutes: 60,
    })
    const end = new Date(world.now() + 60 * minute).toISOString()
    expect(longer.data.session.expires_at).toBe(end)
    for (const session_duration_minutes of [0, 4, 527_041, 1.5, '60']) {
      const refused = await host.post('/sessions/authenticate', {
        session_token,
        session_duration_minutes,
      })
      expect([refused.status, refused.data.error_type]).toEqual([
        400,
        'invalid_session_duration_minutes',
      ])
    }
    const after = await host.post('/sessions/authenticate', { session_token })
    expect(after.data.session.expires_at).toBe(end)
  })

  test('custom claims merge, null removes, and they are at the top level of a JWT that verifies', async () => {
    const { world, host } = await start()
    const { session_token } = await world.signIn('claims@example.com')
    const set = (session_custom_claims: object) =>
      host.post('/sessions/authenticate', { session_token, session_custom_claims })
    await set({ plan: 'free', seats: 3, nested: { deep: [1, null] } })
    const answer = await set({ plan: 'pro', seats: null })
    const expected = { plan: 'pro', nested: { deep: [1, null] } }
    expect(answer.data.session.custom_claims).toEqual(expected)
    const jwks = await world.get(`/v1/sessions/jwks/${world.project.projectId}`)
    const { payload } = await jwtVerify(
      answer.data.session_jwt,
      createLocalJWKSet({ keys: jwks.data.keys }),
      {
        issuer: world.config.baseUrl,
        audience: world.project.projectId,
        currentDate: new Date(world.now()),
      },
    )
    expect(payload).toMatchObject({ ...expected, sub: answer.data.user_id })
    expect(payload).not.toHaveProperty('seats')
    const page = await world.post('/sessions/authenticate', {}, { session: session_token })
    expect(page.data.session.custom_claims).toEqual(expected)
    expect((await set({ plan: null, nested: null })).data.session.custom_claims).toBeNull()
  })

  test('an authorization check returns a verdict with the granting roles, or 403 and changes nothing', async () => {
    const { world, host } = await start({ project: { rbac } })
    const { session_token, user_id } = await world.signIn('check@example.com')
    const check = (resource_id: string, action: string) =>
      host.post('/sessions/authenticate', {
        session_token,
        session_duration_minutes: 60,
        authorization_check: { resource_id, action },
      })
    world.advance(minute)
    for (const [resource, action] of [
      ['notes', 'write'],
      ['other', 'read'],
      ['notes', '*'],
    ] as const) {
      const refused = await check(resource, action)
      expect([refused.status, refused.data.error_type]).toEqual([403, 'unauthorized_action'])
    }
    const untouched = await host.get(`/sessions?user_id=${user_id}`)
    expect(untouched.data.sessions[0].last_accessed_at).toBe(
      new Date(world.now() - minute).toISOString(),
    )
    expect((await check('notes', 'read')).data.verdict).toEqual({
      authorized: true,
      granting_roles: ['stytch_user'],
    })
    await host.put(`/users/${user_id}`, { roles: ['editor'] })
    expect((await check('notes', 'write')).data.verdict.granting_roles).toEqual(['editor'])
  })

  test('get lists the live sessions of a user page by page, by either id', async () => {
    const { world, host } = await start()
    const begun = []
    for (let i = 0; i < 5; i++) begun.push(await world.signIn('list@example.com'))
    const userId = begun[0].user_id
    await host.put(`/users/${userId}`, { external_id: `ext|${engine}` })
    await host.post('/sessions/revoke', { session_id: begun[2].session.session_id })
    const all = await host.get(`/sessions?user_id=${encodeURIComponent(`ext|${engine}`)}`)
    expect(all.data.next_cursor).toBeNull()
    const ids = all.data.sessions.map((one: { session_id: string }) => one.session_id)
    expect(ids).toHaveLength(4)
    expect(ids).not.toContain(begun[2].session.session_id)
    const paged: string[] = []
    let cursor = ''
    do {
      const { data } = await host.get(`/sessions?user_id=${userId}&limit=3&cursor=${cursor}`)
      paged.push(...data.sessions.map((one: { session_id: string }) => one.session_id))
      cursor = data.next_cursor
    } while (cursor)
    expect(paged).toEqual(ids)
    for (const query of ['limit=0', 'limit=1001', 'limit=-1', 'limit=1e2', 'limit='])
      expect((await host.get(`/sessions?user_id=${userId}&${query}`)).data.error_type).toBe(
        'invalid_limit',
      )
    expect((await host.get(`/sessions?user_id=${userId}&cursor=%2e%2e`)).data.error_type).toBe(
      'invalid_cursor',
    )
    expect((await host.get('/sessions')).data.error_type).toBe('bad_request')
  })
})

describe.each(pickEngines('postgres'))(
  "the host's sessions at once and in rows on %s",
  (engine) => {
    const start = openFixture(engine)

    test('reserved and oversized claims are refused, and the claims before stay', async () => {
      const { world, host } = await start()
      const { session_token } = await world.signIn('reserved@example.com')
      const set = (session_custom_claims: object) =>
        host.post('/sessions/authenticate', {
          session_token,
          session_custom_claims,
          session_duration_minutes: 600,
        })
      const kept = await set({ mine: 1 })
      for (const name of [
        'iss',
        'sub',
        'aud',
        'exp',
        'nbf',
        'iat',
        'jti',
        'https://stytch.com/session',
      ])
        expect((await set({ [name]: 'x' })).data.error_type).toBe(
          'reserved_claims_in_custom_claims',
        )
      expect((await set({ big: 'x'.repeat(4_096) })).data.error_type).toBe(
        'custom_claims_too_large',
      )
      const half = await set({ half: 'x'.repeat(2_500) })
      expect(half.status).toBe(200)
      expect((await set({ other: 'x'.repeat(2_500) })).data.error_type).toBe(
        'custom_claims_too_large',
      )
      const after = await host.post('/sessions/authenticate', { session_token })
      expect(Object.keys(after.data.session.custom_claims)).toEqual(['mine', 'half'])
      expect(after.data.session.expires_at).toBe(kept.data.session.expires_at)
    })

    test('claims added by many calls at once are all kept', async () => {
      const { world, host } = await start()
      const { session_token } = await world.signIn('race@example.com')
      const names = Array.from({ length: 12 }, (_, i) => `claim${i}`)
      await Promise.all(
        names.map((name) =>
          host.post('/sessions/authenticate', {
            session_token,
            session_custom_claims: { [name]: 1 },
          }),
        ),
      )
      const { data } = await host.post('/sessions/authenticate', { session_token })
      expect(Object.keys(data.session.custom_claims).sort()).toEqual(names.sort())
    })
  },
)
