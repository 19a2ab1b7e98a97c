import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { Secret, TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { runSql } from '../../testing/run-sql.ts'

const minute = 60_000
const step = 30_000

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({
      storage: database.storage,
      project: { name: 'Corner: Shop' },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  /** Computes the code that an app would show `offset` steps from now. */
  const codeOf = (secret: string, offset = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: world.now() + offset * step,
    })
  const create = async (session: string, body: object = {}) =>
    (await world.post('/totps', body, { session })).data
  const authenticate = (session: string, totp_code: unknown, body: object = {}) =>
    world.post('/totps/authenticate', { totp_code, ...body }, { session })
  const recover = (session: string, recovery_code: unknown) =>
    world.post('/totps/recover', { recovery_code }, { session })
  /** Creates a user with a verified app. */
  const enrol = async (email: string) => {
    const { session_token, user_id } = await world.signIn(email)
    const app = await create(session_token)
    const { data } = await authenticate(session_token, codeOf(app.secret))
    world.advance(step)
    const session: string = data.session_token
    return { ...app, user_id, session, reply: data }
  }
  return {
    get database() {
      return database
    },
    get world() {
      return world
    },
    codeOf,
    create,
    authenticate,
    recover,
    enrol,
  }
}

describe.each(pickEngines('sqlite'))('authenticator apps on %s', (engine) => {
  const suite = openSuite(engine)
  const { codeOf, create, authenticate, recover, enrol } = suite

  test('a new app has a secret, a QR code and ten recovery codes, which are refused until the app is verified', async () => {
    const { session_token: session, user_id } = await suite.world.signIn('new@example.com')
    const app = await create(session)
    expect(app).toEqual({
      request_id: expect.any(String),
      status_code: 200,
      user_id,
      totp_id: expect.stringMatching(/^totp-test-/),
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qr_code: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      recovery_codes: expect.any(Array),
      user: expect.objectContaining({ totps: [{ totp_id: app.totp_id, verified: false }] }),
      __user: app.user,
    })
    expect(new Set(app.recovery_codes).size).toBe(10)
    for (const code of app.recovery_codes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    expect((await recover(session, app.recovery_codes[0])).data.error_type).toBe(
      'unable_to_authenticate_recovery_code',
    )
  })

  test('its first code verifies it, adds the factor and gives the session a new token', async () => {
    const begun = await suite.world.signIn('first@example.com')
    const app = await create(begun.session_token)
    const { status, data } = await authenticate(begun.session_token, codeOf(app.secret))
    expect(status).toBe(200)
    expect(data.totp_id).toBe(app.totp_id)
    expect(data.user.totps).toEqual([{ totp_id: app.totp_id, verified: true }])
    expect(data.session.session_id).toBe(begun.session.session_id)
    expect(data.session_token).not.toBe(begun.session_token)
    expect(data.session.authentication_factors).toEqual([
      expect.objectContaining({ type: 'magic_link' }),
      {
        type: 'totp',
        delivery_method: 'authenticator_app',
        last_authenticated_at: new Date(suite.world.now()).toISOString(),
        authenticator_app_factor: { totp_id: app.totp_id },
      },
    ])
    const old = await suite.world.get('/users/me', { session: begun.session_token })
    expect(old.data.error_type).toBe('session_not_found')
  })

  test('a code is valid one step before and after the present one, and no further, whatever the app shows', async () => {
    const { session, secret } = await enrol('window@example.com')
    suite.world.advance(10 * step)
    const tooOld = await authenticate(session, codeOf(secret, -2))
    expect([tooOld.status, tooOld.data.error_type]).toEqual([401, 'unable_to_authenticate_totp'])
    expect((await authenticate(session, codeOf(secret, 2))).status).toBe(401)
    const early = await authenticate(session, codeOf(secret, 1))
    expect(early.status).toBe(200)
  })

  test('a code, or an older one, is not valid a second time', async () => {
    const { session, secret } = await enrol('replay@example.com')
    const code = codeOf(secret)
    const first = await authenticate(session, code)
    expect(first.status).toBe(200)
    const fresh = first.data.session_token
    for (const again of [code, codeOf(secret, -1)]) {
      const answer = await authenticate(fresh, again)
      expect([answer.status, answer.data.error_type]).toEqual([
        401,
        'totp_code_already_authenticated',
      ])
    }
  })

  test('the fifth wrong code locks the app for a growing time; the right one is not checked until then', async () => {
    const { session, secret } = await enrol('lock@example.com')
    const wrong = String((Number(codeOf(secret)) + 1) % 1e6).padStart(6, '0')
    for (let i = 0; i < 5; i++)
      expect((await authenticate(session, wrong)).data.error_type).toBe(
        'unable_to_authenticate_totp',
      )
    const locked = await authenticate(session, codeOf(secret))
    expect([locked.status, locked.data.error_type, locked.headers['retry-after']]).toEqual([
      429,
      'user_lock_limit_reached',
      '30',
    ])
    // The user's other methods still work.
    expect((await suite.world.signIn('lock@example.com')).user_id).toBeDefined()
    suite.world.advance(30_000)
    const open = await authenticate(session, codeOf(secret))
    expect(open.status).toBe(200)
  })

  test.each([
    '12345',
    '1234567',
    '12345a',
    '１２３４５６',
    ' 123456',
    123456,
    ['123456'],
    null,
    '',
  ])('the code %j is malformed', async (code) => {
    const { session_token: session } = await suite.world.signIn('format@example.com')
    const answer = await authenticate(session, code)
    expect([answer.status, answer.data.error_type]).toEqual([400, 'invalid_totp_code'])
  })

  test('a recovery code replaces the app once, however it is typed', async () => {
    const { session, recovery_codes, totp_id } = await enrol('recover@example.com')
    const [code] = recovery_codes
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replace(/0/g, 'O').replace(/1/g, 'l')} `
    const { status, data } = await recover(session, typed)
    expect(status).toBe(200)
    expect(data.totp_id).toBe(totp_id)
    expect(data.session.authentication_factors.at(-1)).toEqual({
      type: 'recovery_codes',
      delivery_method: 'recovery_code',
      last_authenticated_at: new Date(suite.world.now()).toISOString(),
      recovery_code_factor: {
        totp_recovery_code_id: expect.stringMatching(/^totp-recovery-code-/),
      },
    })
    const again = await recover(data.session_token, code)
    expect([again.status, again.data.error_type]).toEqual([
      401,
      'unable_to_authenticate_recovery_code',
    ])
    const left = await suite.world.post('/totps/recovery_codes', undefined, {
      session: data.session_token,
    })
    expect(left.data.totps).toEqual([
      { totp_id, verified: true, recovery_codes: recovery_codes.slice(1) },
    ])
  })

  test('another user’s recovery code is refused, and wrong ones lock recovery, not the app', async () => {
    const ada = await enrol('ada@example.com')
    const eve = await enrol('eve@example.com')
    for (let i = 0; i < 5; i++)
      expect((await recover(eve.session, ada.recovery_codes[i])).data.error_type).toBe(
        'unable_to_authenticate_recovery_code',
      )
    expect((await recover(eve.session, eve.recovery_codes[0])).data.error_type).toBe(
      'user_lock_limit_reached',
    )
    expect((await authenticate(eve.session, codeOf(eve.secret))).status).toBe(200)
    expect((await recover(ada.session, ada.recovery_codes[0])).status).toBe(200)
  })

  test.each(['', 'x', 'a'.repeat(15), 'u'.repeat(16), '\0'.repeat(16), 7])(
    'the recovery code %j is malformed',
    async (code) => {
      const { session_token: session } = await suite.world.signIn('format@example.com')
      const answer = await recover(session, code)
      expect([answer.status, answer.data.error_type]).toEqual([400, 'invalid_recovery_code'])
    },
  )

  test('an app not verified in time is void; a newer one replaces it', async () => {
    const { session_token: session } = await suite.world.signIn('pending@example.com')
    const first = await create(session, { expiration_minutes: 5 })
    const second = await create(session, { expiration_minutes: 5 })
    expect((await authenticate(session, codeOf(first.secret))).data.error_type).toBe(
      'unable_to_authenticate_totp',
    )
    suite.world.advance(5 * minute)
    expect((await authenticate(session, codeOf(second.secret))).data.error_type).toBe(
      'totps_not_found_for_user',
    )
  })

  test.each([4, 1441, 0, -1, 5.5, '60', null])(
    'expiration_minutes %j is refused',
    async (minutes) => {
      const { session_token: session } = await suite.world.signIn('minutes@example.com')
      const answer = await suite.world.post('/totps', { expiration_minutes: minutes }, { session })
      expect([answer.status, answer.data.error_type]).toEqual([400, 'invalid_expiration'])
    },
  )

  test('a verified app stays until it is deleted, from a session that has proved it', async () => {
    const { session, totp_id, secret } = await enrol('delete@example.com')
    const second = await suite.world.post('/totps', {}, { session })
    expect([second.status, second.data.error_type]).toEqual([400, 'active_totp_exists'])
    const thief = await suite.world.signIn('delete@example.com')
    const path = `/users/totps/${totp_id}`
    const refused = await suite.world.send('DELETE', path, undefined, {
      session: thief.session_token,
    })
    expect([refused.status, refused.data.error_type]).toEqual([403, 'insufficient_factors'])
    const peek = await suite.world.post('/totps/recovery_codes', undefined, {
      session: thief.session_token,
    })
    expect([peek.status, peek.data.error_type]).toEqual([403, 'insufficient_factors'])
    const gone = await suite.world.send('DELETE', path, undefined, { session })
    expect([gone.status, gone.data.__user.totps]).toEqual([200, []])
    expect((await authenticate(session, codeOf(secret))).data.error_type).toBe(
      'totps_not_found_for_user',
    )
  })

  test('without a session no operation succeeds', async () => {
    for (const [path, body] of [
      ['/totps', {}],
      ['/totps/authenticate', { totp_code: '123456' }],
      ['/totps/recovery_codes', undefined],
      ['/totps/recover', { recovery_code: 'a'.repeat(16) }],
    ] as const) {
      const answer = await suite.world.post(path, body)
      expect([path, answer.status, answer.data.error_type]).toEqual([
        path,
        401,
        'user_unauthenticated',
      ])
    }
  })

  test('neither secret nor recovery code is readable in the database', async () => {
    const { secret, recovery_codes } = await enrol('rest@example.com')
    const rows = [
      ...(await runSql(suite.database.database, 'select * from totps')),
      ...(await runSql(suite.database.database, 'select * from recovery_codes')),
    ]
    const dump = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(10)
    for (const text of [
      secret,
      ...recovery_codes,
      ...recovery_codes.map((c: string) => c.replaceAll('-', '')),
    ])
      expect(dump).not.toContain(text)
  })

  test('the otpauth address names project and user, without the colon that would separate them', async () => {
    const { toTotpAddress } = await import('./totp-code.ts')
    const address = toTotpAddress(
      'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      'Corner: Shop',
      'a@example.com',
    )
    const read = URI.parse(address)
    expect([read.issuer, read.label, read.secret.base32]).toEqual([
      'Corner  Shop',
      'a@example.com',
      'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    ])
  })
})

describe.each(pickEngines('postgres'))('authenticator apps at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { codeOf, authenticate, recover, enrol } = suite

  test('of 50 parallel uses of one code one succeeds', async () => {
    const { session, secret, totp_id } = await enrol('race@example.com')
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 50 }, () => authenticate(session, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await runSql(
      suite.database.database,
      'select last_step from totps where totp_id = ?',
      [totp_id],
    )
    expect(Number(rows[0]?.last_step)).toBe(Math.floor(suite.world.now() / step))
  })

  test('of 50 parallel uses of one recovery code one succeeds', async () => {
    const { session, recovery_codes } = await enrol('race-codes@example.com')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => recover(session, recovery_codes[0])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
