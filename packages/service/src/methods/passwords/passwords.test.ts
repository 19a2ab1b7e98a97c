import { hash as hashArgon2 } from '@node-rs/argon2'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows } from '../../testing/count-rows.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import {
  better,
  good,
  isAlive,
  logIn,
  passwordRedirectUrls,
  reset,
  signUp,
  startReset,
  takeLinks,
} from '../../testing/password-calls.ts'

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls },
  })
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('passwords on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  test('a user signs up with a password and logs in with it', async () => {
    const world = await start()
    const created = await signUp(world, 'Ada@example.com')
    expect(created.status).toBe(200)
    expect(created.data).toMatchObject({
      user: { password: { requires_reset: false }, emails: [{ verified: false }] },
      session: { authentication_factors: [{ type: 'password', delivery_method: 'knowledge' }] },
    })
    expect(created.data.email_id).toBe(created.data.user.emails[0].email_id)
    const again = await logIn(world, 'ada@EXAMPLE.com')
    expect(again.data).toMatchObject({ user_id: created.data.user_id })
    expect(again.data.session_token).not.toBe(created.data.session_token)
    const found = await world.post('/users/search', { email: 'ada@example.com' })
    expect(found.data).toMatchObject({ userType: 'password' })
  })

  test('an existing user’s address cannot be taken over with a password', async () => {
    const world = await start()
    await signUp(world, 'ada@example.com')
    expect((await signUp(world, 'ada@example.com', better)).data.error_type).toBe('duplicate_email')
    await world.signIn('bob@example.com')
    expect((await signUp(world, 'bob@example.com')).data.error_type).toBe('duplicate_email')
    expect((await logIn(world, 'ada@example.com')).status).toBe(200)
  })

  test('a user created by a host cannot be taken over before the mailbox is proved', async () => {
    const world = await start()
    const host = createHostCalls(world)
    const invited = [{ external_id: 'crm-1' }, { trusted_metadata: { plan: 'gold' } }]
    for (const [index, written] of invited.entries()) {
      const email = `invited-${index}@example.com`
      const user = { email, create_user_as_pending: true, ...written }
      expect((await host.post('/users', user)).status).toBe(200)
      expect((await signUp(world, email)).data.error_type).toBe('duplicate_email')
    }
    await world.sendLink('asked@example.com')
    expect((await signUp(world, 'asked@example.com')).status).toBe(200)
  })

  test('a user with a proved address cannot be taken over, also while they are pending', async () => {
    const world = await start()
    const { projectId } = world.project
    await world.sendLink('typed@example.com')
    const user = await world.storage.users.findByEmail(projectId, 'typed@example.com')
    const own = { projectId, userId: user?.userId ?? '', emailId: 'email-test-second' }
    const email = 'second@example.com'
    await world.storage.users.addProvedEmail({ ...own, email, canonicalEmail: email }, world.now())
    expect((await signUp(world, 'typed@example.com')).data.error_type).toBe('duplicate_email')
    await world.storage.users.setEmailAside(own, { removedAt: world.now(), removedIn: null })
    expect((await signUp(world, 'typed@example.com')).data.error_type).toBe('duplicate_email')
  })

  test('fields that only a host may set are ignored when a page sends them', async () => {
    const world = await start()
    const change = { externalId: 'crm-9', roles: ['admin'], trustedMetadata: { plan: 'gold' } }
    const body = { email: 'eve@example.com', password: good, change, trusted_metadata: { a: 1 } }
    const { data } = await world.post('/passwords', body)
    const stored = await world.storage.users.findById(world.project.projectId, data.user_id)
    expect(stored).toMatchObject({ externalId: null, roles: [], trustedMetadata: {} })
  })

  test('PWD-10 a common, a guessable and a user’s own data are refused as passwords, with a reason', async () => {
    const world = await start()
    expect((await signUp(world, 'ada@example.com', 'iloveyou')).data.error_type).toBe(
      'breached_password',
    )
    const guessable = await signUp(world, 'lovelace.ada@example.com', 'lovelace.ada1')
    expect(guessable.data).toMatchObject({
      error_type: 'weak_password',
      error_details: { score: expect.any(Number), suggestions: expect.any(Array) },
    })
    expect(
      await countRows(fixture.database, 'users', { project_id: world.project.projectId }),
    ).toBe(0)
  })

  test('the strength is reported while the password is typed', async () => {
    const world = await start()
    const check = async (password: string) =>
      (await world.post('/passwords/strength_check', { email: 'ada@example.com', password })).data
    expect(await check('iloveyou')).toMatchObject({
      valid_password: false,
      score: 0,
      breached_password: true,
      strength_policy: 'zxcvbn',
      feedback: { warning: 'This is a top-100 common password.' },
    })
    expect(await check(good)).toMatchObject({ valid_password: true, breached_password: false })
  })

  test('the luds policy requires character classes and length, not a strength score', async () => {
    const world = await start({
      project: {
        passwords: {
          strengthPolicy: 'luds',
          luds: { complexity: 3, minimumCount: 8 },
          breachDetection: { onCreate: false, onAuthentication: false },
          resetExpirationMinutes: 30,
          requireSameBrowser: false,
        },
      },
    })
    const check = await world.post('/passwords/strength_check', { password: 'aB1' })
    expect(check.data).toMatchObject({
      valid_password: false,
      strength_policy: 'luds',
      feedback: { luds_requirements: { missing_characters: 5, missing_complexity: 0 } },
    })
    expect((await signUp(world, 'ada@example.com', 'aB1aB1aB')).status).toBe(200)
  })

  test('PWD-04 a wrong password, an unknown address and a user without a password get the same response', async () => {
    const world = await start()
    await signUp(world, 'ada@example.com')
    await world.signIn('bob@example.com')
    const answers = [
      await logIn(world, 'ada@example.com', better),
      await logIn(world, 'nobody@example.com', better),
      await logIn(world, 'bob@example.com', better),
    ]
    const shown = answers.map(({ status, data: { request_id, ...data } }) => ({ status, data }))
    expect(shown[0]).toMatchObject({
      status: 401,
      data: { error_type: 'unauthorized_credentials' },
    })
    expect(shown[1]).toEqual(shown[0])
    expect(shown[2]).toEqual(shown[0])
  })

  test('after ten wrong passwords the eleventh attempt is not checked, for a known or unknown address', async () => {
    const world = await start()
    await signUp(world, 'ada@example.com')
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      for (let i = 0; i < 10; i += 1) {
        expect((await logIn(world, email, better)).data.error_type).toBe('unauthorized_credentials')
      }
      const locked = await logIn(world, email)
      expect(locked.data.error_type).toBe('user_lock_limit_reached')
      expect(locked.headers['retry-after']).toBe('30')
    }
    world.advance(30_000)
    expect((await logIn(world, 'ada@example.com')).status).toBe(200)
  })

  test('a right password ends the count of wrong ones', async () => {
    const world = await start()
    await signUp(world, 'ada@example.com')
    for (let wave = 0; wave < 2; wave += 1) {
      for (let i = 0; i < 9; i += 1) {
        const { data } = await logIn(world, 'ada@example.com', better)
        expect(data.error_type).toBe('unauthorized_credentials')
      }
      expect((await logIn(world, 'ada@example.com')).status).toBe(200)
    }
  })

  test('PWD-12 a service hashes with argon2id at the cost that OWASP recommends', async () => {
    const world = await start({ hasRealPasswordCost: true })
    const { data } = await signUp(world, 'ada@example.com')
    const stored = await fixture.storage.passwords.find(world.project.projectId, data.user_id)
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('only a user who knows the password is told that it is marked for reset or was breached', async () => {
    const world = await start()
    const { data } = await signUp(world, 'ada@example.com')
    const { projectId } = world.project
    const row = await fixture.storage.passwords.find(projectId, data.user_id)
    if (!row) throw new Error('no password')
    await fixture.storage.passwords.requireReset(projectId, data.user_id, row.hash)
    expect((await logIn(world, 'ada@example.com')).data).toMatchObject({
      error_type: 'reset_password',
      error_details: { reason: 'breached_password' },
    })
    await startReset(world, 'ada@example.com')
    const { text } = (await takeLinks(world, 'ada@example.com')).mail
    expect(text).toContain('Your password is on a list stolen from another site')
    expect((await logIn(world, 'ada@example.com', better)).data.error_type).toBe(
      'unauthorized_credentials',
    )
    await fixture.storage.passwords.set({
      ...row,
      hash: await hashBcrypt('iloveyou', 4),
    })
    const breached = await logIn(world, 'ada@example.com', 'iloveyou')
    expect(breached.data.error_type).toBe('breached_password')
  })

  test('one mail offers both to reset the password and to log in without it', async () => {
    const world = await start()
    await signUp(world, 'ada@example.com')
    expect((await startReset(world, 'ada@example.com')).status).toBe(200)
    const { mail, reset: token, login } = await takeLinks(world, 'ada@example.com')
    expect(mail.subject).toBe('Set a new Example password')
    const resetUrl = mail.links.find(({ kind }) => kind === 'reset_password')?.url ?? ''
    const led = await world.get(resetUrl.replace('https://auth.example.com', ''))
    expect(led.status).toBe(303)
    expect(led.headers.location).toBe(
      `https://app.example.com/authenticate?stytch_token_type=reset_password&token=${token}`,
    )
    const loginUrl = mail.links.find(({ kind }) => kind === 'login')?.url ?? ''
    const ledToLogin = await world.get(loginUrl.replace('https://auth.example.com', ''))
    expect(ledToLogin.headers.location).toContain('stytch_token_type=login&token=')
    expect((await world.post('/magic_links/authenticate', { token: login })).status).toBe(200)
  })

  test('PWD-01 a reset link expires', async () => {
    const world = await start()
    await signUp(world, 'ada@example.com')
    await startReset(world, 'ada@example.com')
    const { reset: token } = await takeLinks(world, 'ada@example.com')
    world.advance(30 * 60_000)
    expect((await reset(world, token)).status).toBe(401)
  })

  test('changing the password with the existing one ends other sessions', async () => {
    const world = await start()
    const { data } = await signUp(world, 'ada@example.com')
    const change = (existing_password: string, new_password: string) =>
      world.post('/passwords/existing_password/reset', {
        email: 'ada@example.com',
        existing_password,
        new_password,
      })
    expect((await change(better, good)).data.error_type).toBe('unauthorized_credentials')
    expect((await change(good, good)).data.error_type).toBe(
      'cannot_reset_password_with_existing_password',
    )
    const changed = await change(good, better)
    expect(changed.status).toBe(200)
    expect(await isAlive(world, data.session_token)).toBe(false)
    expect(await isAlive(world, changed.data.session_token)).toBe(true)
  })

  test('setting a password in a fresh session keeps that session and ends others', async () => {
    const world = await start()
    const other = await world.signIn('ada@example.com')
    const own = await world.signIn('ada@example.com')
    const set = (session: string) =>
      world.post('/passwords/session/reset', { password: good }, { session })
    const answer = await set(own.session_token)
    expect(answer.data.session.session_id).toBe(own.session.session_id)
    expect(await isAlive(world, other.session_token)).toBe(false)
    expect(await isAlive(world, own.session_token)).toBe(false)
    expect(await isAlive(world, answer.data.session_token)).toBe(true)
    world.advance(301_000)
    expect((await set(answer.data.session_token)).data.error_type).toBe(
      'session_too_old_to_reset_password',
    )
    expect((await world.post('/passwords/session/reset', { password: good })).status).toBe(401)
  })

  test('SOC-05 a password set by a stranger is dropped when the owner proves the mailbox', async () => {
    const world = await start()
    const stranger = await signUp(world, 'victim@example.com')
    const owner = await world.signIn('victim@example.com')
    expect(owner.user_id).toBe(stranger.data.user_id)
    expect(await isAlive(world, stranger.data.session_token)).toBe(false)
    expect((await logIn(world, 'victim@example.com')).status).toBe(401)
    expect(owner.user.password).toBeNull()
  })

  test('a password stays when its own browser proves the mailbox', async () => {
    const world = await start()
    const { data } = await signUp(world, 'ada@example.com')
    const token = await world.sendLink('ada@example.com')
    const session = data.session_token
    const proved = await world.post('/magic_links/authenticate', { token }, { session })
    expect(proved.data.user).toMatchObject({ emails: [{ verified: true }] })
    expect(proved.data.user.password).not.toBeNull()
    expect((await logIn(world, 'ada@example.com')).status).toBe(200)
  })

  test('in private mode nobody signs up with a password, and resets get the same response', async () => {
    const world = await start({ project: { privateMode: true } })
    expect((await signUp(world, 'ada@example.com')).data.error_type).toBe('unauthorized_action')
    await world.signIn('bob@example.com')
    const known = await startReset(world, 'bob@example.com')
    const unknown = await startReset(world, 'nobody@example.com')
    expect([known.status, unknown.status]).toEqual([200, 200])
  })
})

describe.each(pickEngines('postgres'))('passwords at once on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  test('of 50 parallel sign-ups with one address only one succeeds', async () => {
    const world = await start()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => signUp(world, 'race@example.com')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { data } of answers.filter(({ status }) => status !== 200)) {
      expect(['duplicate_email', 'server_unavailable']).toContain(data.error_type)
    }
    expect(
      await countRows(fixture.database, 'users', { project_id: world.project.projectId }),
    ).toBe(1)
  })

  test.each([
    ['of another system', () => hashBcrypt(good, 4)],
    ['of a lower cost', () => hashArgon2(good, { memoryCost: 64, timeCost: 2, parallelism: 1 })],
  ])('PWD-12 a hash %s is checked and rehashed, also in 8 parallel log-ins', async (_, make) => {
    const world = await start()
    const { user_id } = await world.signIn('old@example.com')
    const { projectId } = world.project
    await fixture.storage.passwords.set({
      projectId,
      userId: user_id,
      passwordId: 'password-test-1',
      hash: await make(),
      requiresReset: false,
      isUnproved: false,
      changedAt: 0,
    })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => logIn(world, 'old@example.com')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const stored = await fixture.storage.passwords.find(projectId, user_id)
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/)
  })

  test('PWD-01 a reset ends every session, voids every open secret, and works once', async () => {
    const world = await start()
    const { data } = await signUp(world, 'ada@example.com')
    await startReset(world, 'ada@example.com')
    const stale = await takeLinks(world, 'ada@example.com')
    await startReset(world, 'ada@example.com')
    const fresh = await takeLinks(world, 'ada@example.com')
    const code = await world.sendCode('ada@example.com')
    expect((await reset(world, stale.reset)).data.error_type).toBe(
      'unable_to_auth_password_reset_token',
    )
    const weak = await reset(world, fresh.reset, 'aaaaaa')
    expect(['weak_password', 'breached_password']).toContain(weak.data.error_type)

    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(world, fresh.reset)))
    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    expect(await isAlive(world, data.session_token)).toBe(false)
    expect(await isAlive(world, done[0]?.data.session_token)).toBe(true)
    expect(done[0]?.data.user.emails[0].verified).toBe(true)
    for (const token of [stale.login, fresh.login]) {
      expect((await world.post('/magic_links/authenticate', { token })).status).toBe(401)
    }
    const guessed = await world.post('/otps/authenticate', {
      token: code.code,
      method_id: code.methodId,
    })
    expect(guessed.status).toBe(404)
    expect((await logIn(world, 'ada@example.com')).status).toBe(401)
    expect((await logIn(world, 'ada@example.com', better)).status).toBe(200)
    expect((await world.takeMail('ada@example.com')).subject).toBe(
      'A password was set for your Example account',
    )
  })
})
