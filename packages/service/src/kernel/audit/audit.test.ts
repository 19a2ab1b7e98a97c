import { createHash, randomBytes } from 'node:crypto'
import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestService,
  type TestService,
  toWrongCode,
} from '../../testing/create-test-service.ts'
import { createAuditReader, listAudit } from '../../testing/read-audit.ts'
import type { AuditRow, Storage } from '../storage/storage.ts'

const sendCode = '/otps/email/login_or_create'
const tryCode = '/otps/authenticate'

const actionsOf = (rows: readonly AuditRow[]) => rows.map(({ action }) => action)

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  const worlds: TestService[] = []
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterEach(() => Promise.all(worlds.splice(0).map((world) => world.close())))
  afterAll(() => database.remove())
  const start = async (options: { storage?: Storage } & Record<string, unknown> = {}) => {
    const world = await createTestService({ storage: database.storage, ...options })
    worlds.push(world)
    return world
  }
  return {
    get database() {
      return database
    },
    start,
  }
}

describe.each(pickEngines('sqlite'))('the audit log on %s', (engine) => {
  const suite = openSuite(engine)
  const { start } = suite

  const agent = { headers: { 'user-agent': 'Browser/1.0' } }

  test('a sign-up with a link: created, proved, started, each with actor, user and source', async () => {
    const world = await start()
    const read = createAuditReader(world)
    const body = { email: 'ada@example.com' }
    await world.post('/magic_links/email/login_or_create', body, agent)
    const sent = await read()
    expect(sent).toMatchObject([
      {
        action: 'user.created',
        actorKind: 'person',
        actorId: '',
        sessionId: null,
        ipAddress: '203.0.113.7',
        userAgent: 'Browser/1.0',
        at: world.now(),
        details: {},
      },
    ])
    const token = await world.takeToken('ada@example.com')
    const { data } = await world.post('/magic_links/authenticate', { token }, agent)
    const userId: string = data.user_id
    expect(sent[0]?.userId).toBe(userId)
    const emailId: string = data.user.emails[0].email_id
    expect(await read()).toMatchObject([
      {
        action: 'session.started',
        actorKind: 'person',
        actorId: userId,
        userId,
        sessionId: data.session.session_id,
        ipAddress: '203.0.113.7',
        userAgent: 'Browser/1.0',
        details: { method: 'magic_link', delivery_method: 'email', email_id: emailId },
      },
      { action: 'user.email_verified', actorId: userId, userId, details: { email_id: emailId } },
    ])
  })

  test('a log-in of a known user records a started session; within their session it records a renewal', async () => {
    const world = await start()
    const first = await world.signIn('bob@example.com')
    const read = createAuditReader(world)
    await read()
    const second = await world.signIn('bob@example.com')
    expect(await read()).toMatchObject([
      { action: 'session.started', sessionId: second.session.session_id },
    ])
    const { methodId, code } = await world.sendCode('bob@example.com')
    const session = { session: first.session_token }
    await world.post(tryCode, { token: code, method_id: methodId }, session)
    expect(await read()).toMatchObject([
      {
        action: 'session.renewed',
        sessionId: first.session.session_id,
        details: { method: 'otp', delivery_method: 'email' },
      },
    ])
  })

  test('a log-out leaves one entry; repeating it leaves none', async () => {
    const world = await start()
    const { session, session_token, user_id } = await world.signIn('cyd@example.com')
    const read = createAuditReader(world)
    await read()
    await world.post('/sessions/revoke', undefined, { session: session_token })
    await world.post('/sessions/revoke', undefined, { session: session_token })
    expect(await read()).toMatchObject([
      {
        action: 'session.revoked',
        actorKind: 'person',
        actorId: user_id,
        userId: user_id,
        sessionId: session.session_id,
      },
    ])
  })

  test('a refresh of a session, a look-up and a send to a known user leave no entry', async () => {
    const world = await start()
    const { session_token } = await world.signIn('dan@example.com')
    const read = createAuditReader(world)
    await read()
    await world.post('/sessions/authenticate', {}, { session: session_token })
    await world.get('/users/me', { session: session_token })
    await world.post('/users/search', { email: 'dan@example.com' })
    await world.post(sendCode, { email: 'dan@example.com' })
    expect(await read()).toEqual([])
  })

  test('a wrong code, then the right one, leave an entry each', async () => {
    const world = await start()
    const { user_id } = await world.signIn('eve@example.com')
    const read = createAuditReader(world)
    const { methodId, code } = await world.sendCode('eve@example.com')
    await read()
    await world.post(tryCode, { token: toWrongCode(code), method_id: methodId })
    expect(await read()).toMatchObject([
      {
        action: 'authentication.failed',
        actorKind: 'person',
        actorId: '',
        userId: user_id,
        sessionId: null,
        ipAddress: '203.0.113.7',
        details: { method: 'otp', reason: 'otp_code_not_found' },
      },
    ])
    await world.post(tryCode, { token: code, method_id: methodId })
    expect(actionsOf(await read())).toEqual(['session.started'])
  })

  test('PWD-14 the attempt that locks is recorded, and so are attempts at a locked address', async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('fay@example.com')
    const read = createAuditReader(world)
    await read()
    for (let n = 1; n <= 6; n += 1) {
      await world.post(tryCode, { token: toWrongCode(code, n), method_id: methodId })
    }
    const rows = await read()
    expect(actionsOf(rows)).toEqual([
      ...Array.from({ length: 6 }, () => 'authentication.failed'),
      'authentication.locked',
    ])
    expect(rows.filter(({ details }) => details.reason === 'user_lock_limit_reached')).toHaveLength(
      1,
    )
    expect(rows.at(-1)?.details).toEqual({ method: 'otp', failures: 5 })
  })

  test('an attempt at a code for an unknown address leaves the same entry, without user or address', async () => {
    const world = await start({ project: { privateMode: true } })
    const read = createAuditReader(world)
    const sent = await world.post('/otps/email/send/primary', { email: 'nobody@example.com' })
    const wrong = { token: '123456', method_id: sent.data.method_id }
    await world.post(tryCode, wrong)
    const [row, ...more] = await read()
    expect(more).toEqual([])
    expect(row).toMatchObject({
      action: 'authentication.failed',
      userId: null,
      details: { method: 'otp', reason: 'otp_code_not_found' },
    })
    expect(JSON.stringify(row)).not.toContain('nobody@')
  })

  test('links that do not work: unknown, used, without the verifier; known ones name the user', async () => {
    const world = await start({
      project: { magicLinks: { expirationMinutes: 30, requireSameBrowser: true } },
    })
    const verifier = randomBytes(32).toString('hex')
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const token = await world.sendLink('gil@example.com', { code_challenge })
    const read = createAuditReader(world)
    const [created] = await read()
    const authenticate = (body: Record<string, unknown>) =>
      world.post('/magic_links/authenticate', body)
    await authenticate({ token: randomBytes(32).toString('base64url') })
    await authenticate({ token: 'short' })
    const reasonless = { method: 'magic_link', reason: 'unable_to_auth_magic_link' }
    expect(await read()).toMatchObject([
      { action: 'authentication.failed', userId: null, details: reasonless },
      { action: 'authentication.failed', userId: null, details: reasonless },
    ])
    await authenticate({ token, code_verifier: 'x'.repeat(64) })
    expect(await read()).toMatchObject([
      { userId: created?.userId, details: { method: 'magic_link', reason: 'pkce_mismatch' } },
    ])
    expect((await authenticate({ token, code_verifier: verifier })).status).toBe(200)
    await read()
    await authenticate({ token, code_verifier: verifier })
    expect(await read()).toMatchObject([{ userId: created?.userId, details: reasonless }])
  })

  test('malformed or rate-limited requests are no attempt and leave no entry', async () => {
    const world = await start({
      project: { rates: { ...(await start()).project.rates, authenticatePerSource: none } },
    })
    await world.post(tryCode, { token: 'abc', method_id: 'x' })
    await world.post('/magic_links/authenticate', { token: 'x'.repeat(43) })
    await world.post('/magic_links/authenticate', {})
    expect(await listAudit(world)).toEqual([])
  })

  test('it holds no secret after any of this', async () => {
    const world = await start()
    const secrets: string[] = []
    const token = await world.sendLink('hal@example.com')
    const { data } = await world.post('/magic_links/authenticate', { token })
    const { methodId, code } = await world.sendCode('hal@example.com')
    const wrong = toWrongCode(code)
    await world.post(tryCode, { token: wrong, method_id: methodId })
    const again = await world.post(tryCode, { token: code, method_id: methodId })
    await world.post('/magic_links/authenticate', { token })
    secrets.push(token, code, wrong, data.session_token, data.session_jwt)
    secrets.push(again.data.session_token, again.data.session_jwt)
    const everything = JSON.stringify(
      (await listAudit(world)).map(({ details, ipAddress, userAgent }) => ({
        details,
        ipAddress,
        userAgent,
      })),
    )
    for (const secret of secrets) {
      expect(everything).not.toContain(secret)
      expect(everything).not.toContain(createHash('sha256').update(secret).digest('hex'))
    }
    expect(everything).not.toContain('hal@')
  })

  test('a change that was rolled back leaves no entry', async () => {
    const { storage } = suite.database
    let isBroken = false
    const world = await start({
      storage: {
        ...storage,
        transaction: (work) =>
          storage.transaction(async (tx) => {
            const result = await work(tx)
            if (isBroken) throw new Error('the last statement failed')
            return result
          }),
      },
    })
    const { session_token } = await world.signIn('ida@example.com')
    const token = await world.sendLink('ida@example.com')
    const read = createAuditReader(world)
    await read()
    isBroken = true
    const answers = [
      await world.post('/magic_links/authenticate', { token }),
      await world.post('/magic_links/email/login_or_create', { email: 'new@example.com' }),
      await world.post('/sessions/revoke', undefined, { session: session_token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500])
    expect(await read()).toEqual([])
  })

  test('a project sees only its own entries', async () => {
    const [one, other] = [await start(), await start()]
    await one.signIn('kim@example.com')
    expect((await listAudit(one)).length).toBe(3)
    expect(await listAudit(other)).toEqual([])
  })
})

describe.each(pickEngines('postgres'))('the audit log at once on %s', (engine) => {
  const { start } = openSuite(engine)

  test('of 20 parallel uses of one link one starts a session, the others are recorded as failed', async () => {
    const world = await start()
    const token = await world.sendLink('jo@example.com')
    const read = createAuditReader(world)
    await read()
    await Promise.all(
      Array.from({ length: 20 }, () => world.post('/magic_links/authenticate', { token })),
    )
    const actions = actionsOf(await read())
    expect(actions.filter((action) => action === 'session.started')).toHaveLength(1)
    expect(actions.filter((action) => action === 'authentication.failed')).toHaveLength(19)
  })
})

const none = { max: 0, perSeconds: 600 }
