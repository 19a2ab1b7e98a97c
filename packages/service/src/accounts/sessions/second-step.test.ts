/** The second step of a sign-in: which sign-ins need one, and how one completes them. */
import { createAuthenticator } from '@portico/testkit/authenticator'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, pickEngines } from '@portico/testkit/storage'
import { toFactors } from '@portico/testkit/world'
import { describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { type TestAnswer, toWrongCode } from '../../testing/create-test-service.ts'
import {
  asked,
  gone,
  minute,
  openStepSuite,
  readToken,
  step,
  toError,
} from '../../testing/open-step-suite.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import { better, good, logIn, reset, takeReset } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
/** Opens the service of a suite, in which sign-ins ask users for the second step that they have. */
function openSuite(engine: EngineName) {
  const own = openStepSuite(engine, {
    phones: { countries: ['US'] },
    mails: { codeInSubject: true, newSignIn: true, from: null, language: 'en' },
    factors: toFactors({ require: 'optional' }),
  })
  const { fixture, codeOf, countSessions } = own
  let users = 0
  /** Creates a user with a verified address, a password and a verified app. */
  async function enrol() {
    users += 1
    const email = `second-step-${users}@example.com`
    const { world } = own
    const { session_token: session, user_id } = await world.signIn(email)
    const changed = await world.post('/passwords/session/reset', { password: good }, { session })
    const first = { session: changed.data.session_token }
    const app = (await world.post('/totps', {}, first)).data
    const proved = await world.post('/totps/authenticate', { totp_code: codeOf(app.secret) }, first)
    expect(proved.status, proved.text).toBe(200)
    await world.post('/sessions/revoke', undefined, { session: proved.data.session_token })
    world.advance(step)
    const secret: string = app.secret
    const recoveryCodes: string[] = app.recovery_codes
    return { email, userId: String(user_id), secret, recoveryCodes }
  }
  const prove = (intermediate_session_token: unknown, more: object) =>
    own.world.post('/totps/authenticate', { intermediate_session_token, ...more })
  const recover = (intermediate_session_token: unknown, recovery_code: unknown) =>
    own.world.post('/totps/recover', { intermediate_session_token, recovery_code })
  return {
    fixture,
    get world() {
      return own.world
    },
    codeOf,
    enrol,
    prove,
    recover,
    countSessions,
  }
}

describe.each(pickEngines('sqlite'))('the second step on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture, codeOf, enrol, prove, recover, countSessions } = suite

  test.each<[string, (email: string) => Promise<TestAnswer>]>([
    ['a password', (email) => logIn(suite.world, email)],
    [
      'a link',
      async (email) =>
        suite.world.post('/magic_links/authenticate', { token: await suite.world.sendLink(email) }),
    ],
    [
      'a passcode',
      async (email) => {
        const { methodId, code } = await suite.world.sendCode(email)
        return suite.world.post('/otps/authenticate', { method_id: methodId, token: code })
      },
    ],
    [
      'a new password by mail',
      async (email) => {
        const { world } = suite
        const token = await takeReset(world, email)
        return reset(world, token)
      },
    ],
  ])('SS-01 %s alone starts no session for a user who has an app', async (name, signIn) => {
    const { email, userId } = await enrol()
    const answer = await signIn(email)
    expect(toError(answer)).toEqual(asked)
    // a change of the password asks before it changes anything
    const isChange = name.startsWith('a new')
    expect(readToken(answer) === '').toBe(isChange)
    expect(answer.text).not.toContain(email)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await countSessions(userId)).toBe(0)
  })

  test('SS-02 the code of the app completes the sign-in, and the session holds both proofs', async () => {
    const { world } = suite
    const { email, userId, secret } = await enrol()
    const first = await logIn(world, email)
    expect(first.data.error_details.second_steps).toEqual(['totp', 'recovery_code'])
    const second = await prove(readToken(first), { totp_code: codeOf(secret) })
    expect(second.status, second.text).toBe(200)
    const { session, session_token, user_id } = second.data
    expect(user_id).toBe(userId)
    const types = session.authentication_factors.map(({ type }: { type: string }) => type)
    expect(types).toEqual(['password', 'totp'])
    const read = await world.post('/sessions/authenticate', {}, { session: session_token })
    expect(read.status).toBe(200)
    const actions = (await listAudit(world))
      .filter((entry) => entry.userId === userId)
      .map(({ action }) => action)
    expect(actions).toContain('authentication.second_step_asked')
    expect(await countSessions(userId)).toBe(1)
  })

  test('SS-03 a recovery code completes the sign-in once', async () => {
    const { world } = suite
    const { email, userId, recoveryCodes } = await enrol()
    const [code] = recoveryCodes
    const done = await recover(readToken(await logIn(world, email)), code)
    expect(done.status, done.text).toBe(200)
    const again = await recover(readToken(await logIn(world, email)), code)
    expect(again.data.error_type).toBe('unable_to_authenticate_recovery_code')
    expect(await countSessions(userId)).toBe(1)
  })

  test('SS-04 a wrong code leaves the first step as it is, and the token works once, for ten minutes', async () => {
    const { world } = suite
    const { email, secret } = await enrol()
    const token = readToken(await logIn(world, email))
    const wrong = await prove(token, { totp_code: '000000' })
    expect(wrong.data.error_type).toBe('unable_to_authenticate_totp')
    expect((await prove(token, { totp_code: codeOf(secret) })).status).toBe(200)
    world.advance(step)
    expect(toError(await prove(token, { totp_code: codeOf(secret) }))).toEqual(gone)

    const late = readToken(await logIn(world, email))
    world.advance(10 * minute)
    expect(toError(await prove(late, { totp_code: codeOf(secret) }))).toEqual(gone)
    for (const invented of ['', 'x', 'A'.repeat(43)]) {
      expect(toError(await prove(invented, { totp_code: codeOf(secret) }))).toEqual(gone)
    }
  })

  test('SS-05 the token of the first step is no session', async () => {
    const { world } = suite
    const { email } = await enrol()
    const session = String(readToken(await logIn(world, email)))
    const answers = [
      await world.post('/sessions/authenticate', {}, { session }),
      await world.get('/users/me', { session }),
      await world.post('/totps', {}, { session }),
      await world.post('/totps/recovery_codes', undefined, { session }),
      await world.post('/totps/authenticate', { totp_code: '000000' }, { session }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  test('SS-06 the second step of one user does not complete the sign-in of another', async () => {
    const { world } = suite
    const victim = await enrol()
    const thief = await enrol()
    const token = readToken(await logIn(world, victim.email))
    const foreign = await prove(token, { totp_code: codeOf(thief.secret) })
    expect(foreign.data.error_type).toBe('unable_to_authenticate_totp')
    const code = await recover(token, thief.recoveryCodes[0])
    expect(code.data.error_type).toBe('unable_to_authenticate_recovery_code')
    expect(await countSessions(victim.userId)).toBe(0)
  })

  test('SS-07 wrong codes are counted for the user, over all first steps', async () => {
    const { world } = suite
    const { email, secret } = await enrol()
    const errors: unknown[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const token = readToken(await logIn(world, email, good, `198.51.100.${guess}`))
      errors.push((await prove(token, { totp_code: '000000' })).data.error_type)
    }
    expect(errors.at(-1)).toBe('user_lock_limit_reached')
    const right = await prove(readToken(await logIn(world, email)), { totp_code: codeOf(secret) })
    expect(right.data.error_type).toBe('user_lock_limit_reached')
  })

  test('SS-21 a password that is removed between the steps starts no session', async () => {
    const { world } = suite
    const { email, userId, secret } = await enrol()
    const token = readToken(await logIn(world, email))
    await world.storage.passwords.remove(world.project.projectId, userId)
    expect(toError(await prove(token, { totp_code: codeOf(secret) }))).toEqual(gone)
  })

  test('SS-08 the session lasts as long as the first step asked, unless the second one asks otherwise', async () => {
    const { world } = suite
    const { email, secret } = await enrol()
    const logInFor = async (session_duration_minutes: number) =>
      readToken(
        await world.post('/passwords/authenticate', {
          email,
          password: good,
          session_duration_minutes,
        }),
      )
    const lastsFor = ({ data: { session } }: TestAnswer) =>
      (Date.parse(session.expires_at) - Date.parse(session.started_at)) / minute
    const first = await prove(await logInFor(77), { totp_code: codeOf(secret) })
    expect(lastsFor(first)).toBe(77)
    world.advance(step)
    const more = { totp_code: codeOf(secret), session_duration_minutes: 5 }
    expect(lastsFor(await prove(await logInFor(77), more))).toBe(5)
  })

  test('SS-09 a passkey that has verified its user is both steps; one that has not is the first', async () => {
    const { projectId, passkeys } = suite.world.project
    const world = await fixture.start({
      project: { projectId, passkeys: { ...passkeys, userVerification: 'preferred' } },
    })
    const answers: TestAnswer[] = []
    for (const verifiesUser of [true, false]) {
      const device = createAuthenticator({ origin: pageOrigin, verifiesUser })
      const email = `passkey-${verifiesUser}@example.com`
      const { session } = await enrolPasskey(world, device, email)
      const app = (await world.post('/totps', {}, { session })).data
      const body = { totp_code: codeOf(app.secret, world) }
      const proved = await world.post('/totps/authenticate', body, { session })
      expect(proved.status, proved.text).toBe(200)
      answers.push(await logInByPasskey(world, device.get(await takeRequestOptions(world))))
      world.advance(step)
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
  })

  test('SS-10 nobody without an app is asked, and no user where the project asks for nothing', async () => {
    const { world } = suite
    expect((await world.signIn('no-app@example.com')).session_token).not.toBe('')
    const { email } = await enrol()
    const { projectId } = world.project
    const open = await fixture.start({
      project: { projectId, factors: toFactors({}) },
    })
    const answer = await logIn(open, email)
    expect(answer.status, answer.text).toBe(200)
  })

  test.each<[string, (user: Awaited<ReturnType<typeof enrol>>) => Promise<TestAnswer>]>([
    ['a block', ({ userId }) => createHostCalls(suite.world).put(`/users/${userId}/block`, {})],
    [
      'a new password',
      async ({ email, recoveryCodes: [recovery_code] }) => {
        const { world } = suite
        const token = await takeReset(world, email)
        const body = { token, password: better, recovery_code }
        return createHostCalls(world).post('/passwords/email/reset', body)
      },
    ],
    [
      'the end of all sessions',
      ({ userId }) => createHostCalls(suite.world).post(`/users/${userId}/sessions/revoke`),
    ],
  ])('SS-11 %s between the steps ends the sign-in', async (_, act) => {
    const { world } = suite
    const user = await enrol()
    const token = readToken(await logIn(world, user.email))
    const acted = await act(user)
    expect(acted.status, acted.text).toBe(200)
    const second = await prove(token, { totp_code: codeOf(user.secret) })
    expect(second.status).not.toBe(200)
    expect(await countSessions(user.userId)).toBe(0)
  })

  test('SS-12 a host that asks for a session gets the same refusal; one that asks for none decides itself', async () => {
    const { world } = suite
    const { email, userId, secret } = await enrol()
    const host = createHostCalls(world)
    const alone = await host.post('/passwords/authenticate', { email, password: good })
    expect(alone.status).toBe(200)
    expect(alone.data.session).toBeNull()
    const body = { email, password: good, session_duration_minutes: 30 }
    const first = await host.post('/passwords/authenticate', body)
    expect([first.status, first.data.error_type]).toEqual(asked)
    expect(await countSessions(userId)).toBe(0)
    const intermediate_session_token = first.data.error_details.intermediate_session_token
    const done = await host.post('/totps/authenticate', {
      intermediate_session_token,
      totp_code: codeOf(secret),
    })
    expect(done.status, done.text).toBe(200)
    expect(await countSessions(userId)).toBe(1)
  })

  test('SS-22 a sign-in that a host completes has the place of its first step, and its user is told of a new browser', async () => {
    const { world } = suite
    const { email, userId, secret } = await enrol()
    const host = createHostCalls(world)
    const signInFrom = async (user_agent: string) => {
      const attributes = { ip_address: '198.51.100.9', user_agent }
      const body = { email, password: good, session_duration_minutes: 30, attributes }
      const first = await host.post('/passwords/authenticate', body)
      const done = await host.post('/totps/authenticate', {
        intermediate_session_token: first.data.error_details.intermediate_session_token,
        totp_code: codeOf(secret),
      })
      expect(done.status, done.text).toBe(200)
      expect(done.data.session.attributes).toEqual(attributes)
      world.advance(step)
    }
    // the first browser of a user causes no mail
    await signInFrom(chrome)
    await signInFrom(firefox)
    const mail = await world.takeMail(email, 'not_me')
    expect(mail.text).toContain('Firefox')
    expect(await countSessions(userId)).toBe(2)
  })

  test('SS-23 who knows the password cannot lock the owner out: their wrong codes are counted by their own place, and all strangers together', async () => {
    const { world } = suite
    const user = await enrol()
    const inBrowser = (id: string, ip: string) => ({
      ip,
      headers: {
        'x-sdk-client': Buffer.from(JSON.stringify({ persistent_id: id })).toString('base64'),
      },
    })
    const owner = inBrowser('browser-of-the-owner', '203.0.113.80')
    const logInAt = (at: ReturnType<typeof inBrowser>) =>
      world.post(
        '/passwords/authenticate',
        { email: user.email, password: good, session_duration_minutes: 30 },
        at,
      )
    const proveAt = async (at: ReturnType<typeof inBrowser>, totp_code: string) => {
      const intermediate_session_token = readToken(await logInAt(at))
      return world.post('/totps/authenticate', { intermediate_session_token, totp_code }, at)
    }
    expect((await proveAt(owner, codeOf(user.secret))).status).toBe(200)
    world.advance(step)
    const wrongCode = toWrongCode(codeOf(user.secret), 77)
    const statuses: number[] = []
    for (let tries = 0; tries < 30; tries += 1) {
      const thief = inBrowser(`thief-${tries >> 2}`, `198.51.100.${tries >> 2}`)
      statuses.push((await proveAt(thief, wrongCode)).status)
    }
    expect(statuses.filter((status) => status === 401 || status === 404)).toHaveLength(25)
    expect(statuses.slice(25)).toEqual([429, 429, 429, 429, 429])
    expect((await proveAt(owner, codeOf(user.secret))).status).toBe(200)
  })
})

describe.each(pickEngines('sqlite'))('a remembered device on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture, codeOf, enrol, prove, countSessions } = suite
  const name = '__Host-portico_device'
  const logInOn = (email: string, cookie: string) =>
    suite.world.post(
      '/passwords/authenticate',
      { email, password: good, session_duration_minutes: 30 },
      { headers: { cookie } },
    )
  /** Completes a sign-in. @returns its answer, and the device's cookie */
  async function remember(user: { email: string; secret: string }, cookie = 'other=1') {
    const { world } = suite
    const first = await logInOn(user.email, cookie)
    const body = { totp_code: codeOf(user.secret), remember_device: true }
    const token = { intermediate_session_token: readToken(first) }
    const headers = { cookie }
    const answer = await world.post('/totps/authenticate', { ...body, ...token }, { headers })
    expect(answer.status, answer.text).toBe(200)
    world.advance(step)
    const set = [answer.headers['set-cookie'] ?? []].flat().map(String)
    const own = set.find((one) => one.startsWith(name)) ?? ''
    return { answer, set: own, cookie: own.split(';')[0] ?? '' }
  }

  test('SS-28 the account counts the devices and until when they are not asked, and forgets them, those of no other user', async () => {
    const { world } = suite
    const [ada, eve] = [await enrol(), await enrol()]
    const { cookie, answer } = await remember(ada)
    const other = await remember(eve)
    const session: string = answer.data.session_token
    const read = async () => (await world.get('/sessions', { session })).data.remembered_devices
    const own = await read()
    expect(own.count).toBe(1)
    const days = (Date.parse(own.until) - world.now()) / (24 * 60 * minute)
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    const forgotten = await world.post('/sessions/forget_devices', undefined, { session })
    expect(forgotten.status, forgotten.text).toBe(200)
    expect(await read()).toBeUndefined()
    expect(toError(await logInOn(ada.email, cookie))).toEqual(asked)
    expect((await logInOn(eve.email, other.cookie)).status).toBe(200)
    // the session goes on
    expect((await world.get('/sessions', { session })).status).toBe(200)
  })

  test('SS-15 it is not asked again for 30 days, and another device or another user of it is', async () => {
    const { world } = suite
    const [ada, eve] = [await enrol(), await enrol()]
    const { cookie, set } = await remember(ada)
    expect(set).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/)
    expect(set).not.toContain('Domain')
    expect((await logInOn(ada.email, cookie)).status).toBe(200)
    expect((await logInOn(ada.email, `x=1; ${cookie}; y=2`)).status).toBe(200)
    expect(toError(await logInOn(ada.email, `${name}=${'A'.repeat(43)}`))).toEqual(asked)
    expect(toError(await logInOn(ada.email, `${name}=`))).toEqual(asked)
    expect(toError(await logInOn(eve.email, cookie))).toEqual(asked)
    // one cookie serves both, once the second user wants it
    const { cookie: both } = await remember(eve, cookie)
    expect((await logInOn(eve.email, both)).status).toBe(200)
    expect((await logInOn(ada.email, both)).status).toBe(200)
    world.advance(30 * 24 * 60 * minute)
    expect(toError(await logInOn(ada.email, cookie))).toEqual(asked)
  })

  test('SS-19 a copy of the cookie is worthless once its user has all devices forgotten, also after they let this one be remembered again', async () => {
    const { world } = suite
    const user = await enrol()
    const { answer, cookie: copy } = await remember(user)
    const session = answer.data.session_token
    await world.post('/sessions/revoke_others', undefined, { session })
    const { cookie } = await remember(user, copy)
    expect((await logInOn(user.email, cookie)).status).toBe(200)
    expect(toError(await logInOn(user.email, copy))).toEqual(asked)
  })

  test('SS-20 where the project remembers devices for a shorter time, earlier ones count for that time too', async () => {
    const { world } = suite
    const user = await enrol()
    const { cookie } = await remember(user)
    const { projectId } = world.project
    for (const [rememberDays, status] of [
      [30, 200],
      [1, 403],
      [0, 403],
    ] as const) {
      const project = {
        projectId,
        factors: toFactors({ require: 'optional', rememberDays }),
      }
      const later = await fixture.start({ project })
      later.advance(world.now() - later.now() + 25 * 60 * minute)
      const body = { email: user.email, password: good, session_duration_minutes: 30 }
      const answer = await later.post('/passwords/authenticate', body, { headers: { cookie } })
      expect(answer.status, String(rememberDays)).toBe(status)
    }
  })

  test('SS-16 a sign-in sets no cookie unless its user wants it, or where the project remembers none', async () => {
    const { world } = suite
    const user = await enrol()
    const first = await logIn(world, user.email)
    const second = await prove(readToken(first), { totp_code: codeOf(user.secret) })
    expect(second.headers['set-cookie']).toBeUndefined()
    world.advance(step)
    const { projectId } = world.project
    const factors = toFactors({ require: 'optional', rememberDays: 0 })
    const never = await fixture.start({ project: { projectId, factors } })
    never.advance(world.now() - never.now() + step)
    const again = await logIn(never, user.email)
    const body = { totp_code: codeOf(user.secret, never), remember_device: true }
    const proved = await never.post('/totps/authenticate', {
      ...body,
      intermediate_session_token: readToken(again),
    })
    expect(proved.status, proved.text).toBe(200)
    expect(proved.headers['set-cookie']).toBeUndefined()
  })

  test.each<
    [string, (user: Awaited<ReturnType<typeof enrol>>, session: string) => Promise<unknown>]
  >([
    [
      'a new password',
      (_, session) => suite.world.post('/passwords/session/reset', { password: good }, { session }),
    ],
    [
      'the end of all sessions by the host',
      ({ userId }) => createHostCalls(suite.world).post(`/users/${userId}/sessions/revoke`),
    ],
    [
      'the sign-out of all other devices',
      (_, session) => suite.world.post('/sessions/revoke_others', undefined, { session }),
    ],
    [
      'the end of one device',
      async (_, session) => {
        const { world } = suite
        const { data } = await world.get('/sessions', { session })
        const [own] = data.sessions
        return world.send('DELETE', `/sessions/${own.session_id}`, undefined, { session })
      },
    ],
    [
      'another app',
      async ({ userId }, session) => {
        const { world } = suite
        const [own] = (await world.get('/totps', { session })).data.totps
        const removed = await createHostCalls(world).send('DELETE', `/users/totps/${own.totp_id}`)
        expect(removed.status, removed.text).toBe(200)
        const fresh = (
          await world.signIn(
            (
              await world.storage.users.findById(world.project.projectId, userId)
            )?.emails[0]?.email ?? '',
          )
        ).session_token
        const app = (await world.post('/totps', {}, { session: fresh })).data
        const body = { totp_code: codeOf(app.secret) }
        const proved = await world.post('/totps/authenticate', body, { session: fresh })
        expect(proved.status, proved.text).toBe(200)
      },
    ],
  ])('SS-17 %s forgets it', async (_, act) => {
    const user = await enrol()
    const { answer, cookie } = await remember(user)
    await act(user, answer.data.session_token)
    expect(toError(await logInOn(user.email, cookie))).toEqual(asked)
  })

  test('SS-18 “This was not me” of a sign-in forgets it', async () => {
    const { world } = suite
    const user = await enrol()
    const { cookie } = await remember(user)
    for (const browser of [firefox, chrome]) {
      const body = { email: user.email, password: good, session_duration_minutes: 30 }
      const headers = { cookie, 'user-agent': browser }
      expect((await world.post('/passwords/authenticate', body, { headers })).status).toBe(200)
    }
    await pressNotMe(world, await world.takeMail(user.email, 'not_me'))
    expect(toError(await logInOn(user.email, cookie))).toEqual(asked)
    await countSessions(user.userId)
  })
})

describe.each(pickEngines('postgres'))('second steps at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { codeOf, enrol, prove, recover, countSessions } = suite

  test('SS-13 of one first step, one of several codes and recovery codes at once starts a session', async () => {
    const { world } = suite
    for (let round = 0; round < (isLongRun ? 60 : 2); round += 1) {
      const { email, userId, secret, recoveryCodes } = await enrol()
      const token = readToken(await logIn(world, email))
      const answers = await Promise.all([
        ...Array.from({ length: 3 }, () => prove(token, { totp_code: codeOf(secret) })),
        ...recoveryCodes.slice(0, 2).map((code) => recover(token, code)),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await countSessions(userId)).toBe(1)
    }
  })

  test('SS-14 of several first steps, one uses a time step or a recovery code', async () => {
    const { world } = suite
    for (let round = 0; round < (isLongRun ? 60 : 2); round += 1) {
      const { email, userId, secret, recoveryCodes } = await enrol()
      const tokens: unknown[] = []
      for (let place = 0; place < 4; place += 1) tokens.push(readToken(await logIn(world, email)))
      const [code] = recoveryCodes
      const answers = await Promise.all([
        ...tokens.slice(0, 2).map((token) => prove(token, { totp_code: codeOf(secret) })),
        ...tokens.slice(2).map((token) => recover(token, code)),
      ])
      const [byApp, byCode] = [answers.slice(0, 2), answers.slice(2)]
      expect(byApp.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(byCode.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await countSessions(userId)).toBe(2)
    }
  })
})
