import { createHash } from 'node:crypto'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows } from '../../testing/count-rows.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { createTestService } from '../../testing/create-test-service.ts'

const send = '/magic_links/email/login_or_create'
const authenticate = '/magic_links/authenticate'
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('magic links on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  test('a new user signs up with a link: pending before, active and verified after', async () => {
    const world = await start()
    const sent = await world.post(send, { email: 'Ada@Example.com' })
    expect(sent.status).toBe(200)
    expect(sent.data).toEqual({ request_id: expect.any(String), status_code: 200 })
    const before = await world.storage.users.findByEmail(world.project.projectId, 'ada@example.com')
    expect(before).toMatchObject({ status: 'pending', emails: [{ verified: false }] })
    const mail = await world.takeMail('Ada@Example.com')
    expect(mail.links).toHaveLength(1)
    expect(mail.code).toBeNull()
    const answer = await world.post(authenticate, {
      token: await world.takeToken('Ada@Example.com'),
      session_duration_minutes: 60,
    })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      status_code: 200,
      user: { status: 'active', emails: [{ email: 'Ada@Example.com', verified: true }] },
      session: {
        attributes: { ip_address: '203.0.113.7' },
        expires_at: new Date(world.now() + 3_600_000).toISOString(),
        authentication_factors: [
          {
            type: 'magic_link',
            delivery_method: 'email',
            email_factor: { email_address: 'Ada@Example.com' },
          },
        ],
      },
      session_token: expect.stringMatching(/^[\w-]{43}$/),
      session_jwt: expect.stringMatching(/^ey/),
    })
    expect(answer.data.user_id).toMatch(/^user-test-/)
    expect(answer.data.session.session_id).toMatch(/^session-test-/)
  })

  test('only a hash of the token is stored', async () => {
    const world = await start()
    const token = await world.sendLink('rest@example.com')
    const row = await world.storage.challenges.findAnyBySecret('magic_link', hash(token))
    expect(row).not.toBeNull()
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('ML-01 a used link is refused, also after a restart of the service', async () => {
    const world = await start()
    const token = await world.sendLink('replay@example.com')
    const first = await world.post(authenticate, { token })
    expect(first.status).toBe(200)
    const second = await world.post(authenticate, { token })
    expect([second.status, second.data.error_type]).toEqual([401, 'unable_to_auth_magic_link'])
    const reopened = fixture.opened.reopen()
    const restarted = await createTestService({ storage: reopened, project: world.project })
    const third = await restarted.post(authenticate, { token })
    expect([third.status, third.data.error_type]).toEqual([401, 'unable_to_auth_magic_link'])
    expect(third.data.error_message).toBe('magic link already used or expired, try again.')
    const { user_id } = first.data
    expect(await countRows(fixture.database, 'sessions', { user_id })).toBe(1)
    await restarted.close()
  })

  test('ML-03 scanners may fetch the link freely; only the POST uses it up', async () => {
    const world = await start()
    const token = await world.sendLink('scan@example.com')
    const path = `/v1/public/magic_links/redirect?token=${token}`
    const agents = [
      'Mozilla/5.0 (compatible; MS Safe Links)',
      'Mozilla/5.0 (compatible; proofpoint)',
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    ]
    for (const agent of agents)
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST'] as const) {
        const answer = await world.send(method, path, undefined, {
          headers: { 'user-agent': agent },
        })
        expect(answer.status).toBe(method === 'GET' || method === 'HEAD' ? 303 : 405)
      }
    const row = await world.storage.challenges.findBySecret(
      world.project.projectId,
      'magic_link',
      hash(token),
      world.now(),
    )
    expect(row).not.toBeNull()
    expect((await world.post(authenticate, { token })).status).toBe(200)
  })

  test('a link expires after exactly 30 minutes by default, or exactly when requested', async () => {
    const world = await start()
    const short = await world.sendLink('early@example.com', { signup_expiration_minutes: 5 })
    const usual = await world.sendLink('late@example.com')
    world.advance(5 * 60_000)
    expect((await world.post(authenticate, { token: short })).status).toBe(401)
    world.advance(25 * 60_000 - 1)
    const at = await world.post(authenticate, { token: usual })
    expect(at.status).toBe(200)
    const over = await world.sendLink('late@example.com')
    world.advance(30 * 60_000)
    expect((await world.post(authenticate, { token: over })).status).toBe(401)
  })

  test('ML-05 a link refused as expired stays so when the clock is set back', async () => {
    const world = await start()
    const tried = await world.sendLink('tried@example.com')
    const untried = await world.sendLink('untried@example.com')
    world.advance(3_600_000)
    expect((await world.post(authenticate, { token: tried })).status).toBe(401)
    world.advance(-3_600_000)
    expect((await world.post(authenticate, { token: tried })).status).toBe(401)
    expect((await world.post(authenticate, { token: untried })).status).toBe(200)
  })

  test.each([
    ['login_expiration_minutes', 4, 'invalid_expiration'],
    ['signup_expiration_minutes', 10_081, 'invalid_expiration'],
    ['login_expiration_minutes', '30', 'invalid_expiration'],
    ['login_template_id', 'unknown', 'email_template_not_found'],
    ['signup_template_id', 'unknown', 'email_template_not_found'],
    ['locale', 'not a locale', 'invalid_locale'],
    ['code_challenge', 'short', 'invalid_pkce_code_challenge'],
    ['email', 'nobody', 'invalid_email'],
    ['email', 7, 'invalid_email'],
  ])('a send with a bad %s (%j) answers %s and sends nothing', async (field, value, errorType) => {
    const world = await start()
    const answer = await world.post(send, { email: 'x@example.com', [field]: value })
    expect([answer.status >= 400 && answer.status < 500, answer.data.error_type]).toEqual([
      true,
      errorType,
    ])
    await world.service.deliverNow()
    expect(world.inbox.list()).toEqual([])
  })

  test.each(['', ' ', 'de_DE', 'de_DE.UTF-8', 'en_US', 'pt_br'])(
    'the locale %j, as systems write it, is read kindly',
    async (locale) => {
      const world = await start()
      const answer = await world.post('/magic_links/email/login_or_create', {
        email: 'kind@example.com',
        locale,
      })
      expect([answer.status, answer.text]).toEqual([200, answer.text])
    },
  )

  test('valid template, locale and expirations are accepted', async () => {
    const world = await start()
    const answer = await world.post(send, {
      email: 'opts@example.com',
      login_template_id: 'warm',
      signup_template_id: 'warm',
      locale: 'pt-br',
      login_expiration_minutes: 60,
      signup_expiration_minutes: 10_080,
      create_user_as_pending: true,
      dfp_telemetry_id: 'x',
      captcha_token: 'y',
      unknown_field: { anything: true },
    })
    expect(answer.status).toBe(200)
  })

  test('with a code challenge the link signs in only the holder of the verifier', async () => {
    const world = await start()
    const verifier = 'v'.repeat(64)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const token = await world.sendLink('pkce@example.com', { code_challenge: challenge })
    const attempt = (body: object) => world.post(authenticate, { token, ...body })
    expect((await attempt({})).data.error_type).toBe('pkce_expected_code_verifier')
    expect((await attempt({ code_verifier: 'w'.repeat(64) })).data.error_type).toBe('pkce_mismatch')
    expect((await attempt({ code_verifier: 'short' })).data.error_type).toBe(
      'invalid_pkce_code_verifier',
    )
    expect((await attempt({ code_verifier: verifier })).status).toBe(200)
    const plain = await world.sendLink('pkce@example.com')
    const unexpected = await world.post(authenticate, { token: plain, code_verifier: verifier })
    expect(unexpected.data.error_type).toBe('pkce_did_not_expect_code_verifier')
  })

  test('a project that requires the same browser refuses a send without a challenge', async () => {
    const world = await start({
      project: {
        magicLinks: {
          expirationMinutes: 30,
          requireSameBrowser: true,
          withCode: false,
          otherDevice: true,
        },
      },
    })
    const answer = await world.post(send, { email: 'same@example.com' })
    expect(answer.data.error_type).toBe('invalid_pkce_code_challenge')
    const bootstrap = await world.get(`/projects/bootstrap/${world.project.publicToken}`)
    expect(bootstrap.data.pkce_required_for_email_magic_links).toBe(true)
  })

  test('a send without sign-up says that nobody was created, unless the project is in private mode', async () => {
    const open = await start()
    const primary = '/magic_links/email/send/primary'
    const unknown = await open.post(primary, { email: 'nobody@example.com' })
    expect([unknown.status, unknown.data.error_type]).toEqual([404, 'email_not_found'])
    const shut = await start({ project: { privateMode: true } })
    await shut.signIn('known@example.com')
    const mails = shut.inbox.list().length
    const [known, hidden] = [
      await shut.post(primary, { email: 'known@example.com' }),
      await shut.post(primary, { email: 'nobody@example.com' }),
    ]
    expect([known.status, hidden.status]).toEqual([200, 200])
    expect(Object.keys(hidden.data)).toEqual(Object.keys(known.data))
    expect(Object.keys(hidden.headers).sort()).toEqual(Object.keys(known.headers).sort())
    await shut.service.deliverNow()
    // The known one got a link, the other hears that there is no account.
    expect(shut.inbox.list().length).toBe(mails + 2)
    const { projectId } = shut.project
    expect(await shut.storage.users.findByEmail(projectId, 'nobody@example.com')).toBeNull()
  })

  test('a secondary send needs a session and goes only to an address of that user', async () => {
    const world = await start()
    const secondary = '/magic_links/email/send/secondary'
    const { session_token: session } = await world.signIn('own@example.com')
    await world.signIn('other@example.com')
    const without = await world.post(secondary, { email: 'own@example.com' })
    expect(without.data.error_type).toBe('user_unauthenticated')
    const foreign = await world.post(secondary, { email: 'other@example.com' }, { session })
    expect(foreign.data.error_type).toBe('email_not_found')
    const own = await world.post(secondary, { email: 'OWN@example.com' }, { session })
    expect(own.status).toBe(200)
  })

  test('a link of one project signs nobody in at another', async () => {
    const world = await start()
    const other = await start()
    const token = await world.sendLink('cross@example.com')
    const answer = await other.post(authenticate, { token })
    expect(answer.data.error_type).toBe('unable_to_auth_magic_link')
    expect((await world.post(authenticate, { token })).status).toBe(200)
  })

  test('the mail goes to the address as stored, not to an equivalent spelling', async () => {
    const world = await start()
    await world.signIn('Grace.Hopper@Example.com')
    await world.post(send, { email: 'ｇrace.hopper＠example.com' })
    await world.service.deliverNow()
    expect(new Set(world.inbox.list().map(({ to }) => to))).toEqual(
      new Set(['Grace.Hopper@Example.com']),
    )
  })
})

describe.each(pickEngines('postgres'))('magic links at once on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  test('ML-02 of 50 parallel uses of one link exactly one signs in', async () => {
    const world = await start()
    const token = await world.sendLink('race@example.com')
    const path = `/v1/public/magic_links/redirect?token=${token}`
    for (let i = 0; i < 10; i++) {
      expect((await world.get(path)).status).toBe(303)
      expect((await world.send('HEAD', path)).status).toBe(303)
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.post(authenticate, { token })),
    )
    const won = answers.filter((answer) => answer.status === 200)
    const lost = answers.filter((answer) => answer.data.error_type === 'unable_to_auth_magic_link')
    expect([won.length, lost.length]).toEqual([1, 49])
    expect(await countRows(fixture.database, 'sessions', { user_id: won[0]?.data.user_id })).toBe(1)
  })
})
