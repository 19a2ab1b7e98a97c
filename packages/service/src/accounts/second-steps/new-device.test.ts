/** A right password on a device that its user has never used: what asks for the mailbox, and what completes the sign-in. */
import { createAuthenticator } from '@portico/testkit/authenticator'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, pickEngines } from '@portico/testkit/storage'
import { createTestProject, toFactors } from '@portico/testkit/world'
import { describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { type TestAnswer, toWrongCode } from '../../testing/create-test-service.ts'
import {
  asked,
  gone,
  minute,
  openStepSuite,
  readToken,
  toError,
} from '../../testing/open-step-suite.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import { better, good, signUp, takeReset } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'

const day = 24 * 60 * minute
const wrong = [404, 'otp_code_not_found']
const cookieName = '__Host-portico_device'

const readCookie = ({ headers }: TestAnswer) => {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  return set.find((one) => one.startsWith(cookieName))?.split(';')[0] ?? null
}

/** Opens the service of a suite, whose project asks for the mailbox on new devices. */
function openSuite(engine: EngineName) {
  const own = openStepSuite(engine, {
    factors: toFactors({ newDevice: true }),
    rates: { ...createTestProject().rates, sendPerAddress: { max: 10, perSeconds: 60 } },
  })
  const { fixture, countSessions } = own
  let users = 0
  /** Creates a user with a verified address and a password, and returns the cookie of the device that they used. */
  async function enrol() {
    users += 1
    const email = `new-device-${users}@example.com`
    const { world } = own
    const token = await world.sendLink(email)
    const began = await world.post('/magic_links/authenticate', { token })
    const { session_token: session, user_id } = began.data
    const cookie = readCookie(began) ?? ''
    const headers = { cookie }
    const set = await world.post(
      '/passwords/session/reset',
      { password: good },
      { session, headers },
    )
    expect(set.status, set.text).toBe(200)
    await world.post('/sessions/revoke', undefined, { session: set.data.session_token })
    world.advance(minute)
    const known = readCookie(set) ?? cookie
    return { email, userId: String(user_id), cookie: known }
  }
  const logInOn = (cookie: string, email: string, ip = '203.0.113.7', password = good) =>
    own.world.post(
      '/passwords/authenticate',
      { email, password, session_duration_minutes: 30 },
      { ip, headers: { cookie } },
    )
  const prove = (intermediate_session_token: unknown, code: string, ip = '203.0.113.7') =>
    own.world.post('/second_steps/email/authenticate', { intermediate_session_token, code }, { ip })
  const takeCode = async (email: string) => (await own.world.takeMail(email, 'not_me')).code ?? ''
  const countMails = async (email: string) => {
    while ((await own.world.service.deliverNow()) > 0);
    return own.world.inbox.list(email).filter(({ code }) => code !== null).length
  }
  return {
    fixture,
    get world() {
      return own.world
    },
    enrol,
    logInOn,
    prove,
    takeCode,
    countSessions,
    countMails,
  }
}

describe.each(pickEngines('sqlite'))('a new device on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture, enrol, logInOn, prove, takeCode, countSessions, countMails } = suite

  test('ND-01 a right password starts no session there; the owner gets one mail with a code and a way to end the password', async () => {
    const { email, userId } = await enrol()
    const answer = await logInOn('', email)
    expect(toError(answer)).toEqual(asked)
    expect(answer.data.error_details).toMatchObject({
      second_steps: ['email_otp'],
      email: 'n•••@example.com',
    })
    expect(answer.text).not.toContain(email)
    expect(readCookie(answer)).toBeNull()
    expect(await countSessions(userId)).toBe(0)
    const mail = await suite.world.takeMail(email, 'not_me')
    expect(await countMails(email)).toBe(1)
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(answer.text).not.toContain(mail.code)
    // a wrong one tells nothing, and mails nothing
    const refused = await logInOn('', email, '203.0.113.8', better)
    expect(toError(refused)).toEqual([401, 'unauthorized_credentials'])
    expect(await countMails(email)).toBe(1)
  })

  test('ND-02 the code completes the sign-in, with both proofs and the time that was asked for; the device is known for 30 days, to its user alone', async () => {
    const { world } = suite
    const [ada, eve] = [await enrol(), await enrol()]
    const first = await logInOn('', ada.email)
    const done = await prove(readToken(first), await takeCode(ada.email))
    expect(done.status, done.text).toBe(200)
    const { session } = done.data
    expect(session.authentication_factors.map(({ type }: { type: string }) => type).sort()).toEqual(
      ['otp', 'password'],
    )
    expect(Date.parse(session.expires_at) - Date.parse(session.started_at)).toBe(30 * minute)
    const cookie = readCookie(done) ?? ''
    expect((await logInOn(cookie, ada.email)).status).toBe(200)
    expect(toError(await logInOn(cookie, eve.email))).toEqual(asked)
    expect(toError(await logInOn(`${cookieName}=${'A'.repeat(43)}`, ada.email))).toEqual(asked)
    world.advance(30 * day)
    expect(toError(await logInOn(cookie, ada.email))).toEqual(asked)
  })

  test('ND-03 a device that is in use stays known: its cookie is renewed at most once a day', async () => {
    const { world } = suite
    let { email, cookie } = await enrol()
    const { length } = cookie
    for (let weeks = 0; weeks < 8; weeks += 1) {
      world.advance(7 * day)
      const answer = await logInOn(cookie, email)
      expect(answer.status, answer.text).toBe(200)
      const renewed = readCookie(answer)
      expect(renewed).not.toBeNull()
      cookie = renewed ?? ''
      expect(readCookie(await logInOn(cookie, email))).toBeNull()
    }
    expect(cookie).toHaveLength(length)
  })

  test.each<[string, (user: { email: string; userId: string }) => Promise<TestAnswer>]>([
    [
      'a link',
      async ({ email }) =>
        suite.world.post('/magic_links/authenticate', { token: await suite.world.sendLink(email) }),
    ],
    [
      'a passcode',
      async ({ email }) => {
        const { methodId, code } = await suite.world.sendCode(email)
        return suite.world.post('/otps/authenticate', { method_id: methodId, token: code })
      },
    ],
    [
      'a passkey',
      async ({ email }) => {
        const { world } = suite
        const device = createAuthenticator({ origin: pageOrigin, verifiesUser: true })
        await enrolPasskey(world, device, email)
        return logInByPasskey(world, device.get(await takeRequestOptions(world)))
      },
    ],
    [
      'a new password by mail',
      async ({ email }) => {
        const token = await takeReset(suite.world, email)
        return suite.world.post('/passwords/email/reset', { token, password: good })
      },
    ],
  ])('ND-04 %s is not asked, and makes the device known', async (_, signIn) => {
    const user = await enrol()
    const answer = await signIn(user)
    expect(answer.status, answer.text).toBe(200)
    const cookie = readCookie(answer)
    expect(cookie).not.toBeNull()
    expect((await logInOn(cookie ?? '', user.email)).status).toBe(200)
  })

  test('ND-05 a sign-up is not asked, nor a user without a proved address, nor a host, nor any sign-in where the project does not want it', async () => {
    const { world } = suite
    const email = 'never-proved@example.com'
    expect((await signUp(world, email)).status).toBe(200)
    expect((await logInOn('', email)).status).toBe(200)
    const { email: proved } = await enrol()
    const body = { email: proved, password: good, session_duration_minutes: 30 }
    expect((await createHostCalls(world).post('/passwords/authenticate', body)).status).toBe(200)
    const { projectId } = world.project
    const factors = toFactors({})
    const open = await fixture.start({ project: { projectId, factors } })
    const answer = await open.post('/passwords/authenticate', body)
    expect(answer.status, answer.text).toBe(200)
    expect(readCookie(answer)).toBeNull()
  })

  test('ND-06 a wrong code leaves the step; the fifth voids the code, also for the right digits and after a new first step', async () => {
    const { world } = suite
    const { email, userId } = await enrol()
    const token = readToken(await logInOn('', email))
    const code = await takeCode(email)
    expect(toError(await prove(token, 'abc'))).toEqual([400, 'invalid_code'])
    for (let guess = 0; guess < 5; guess += 1) {
      expect(toError(await prove(token, toWrongCode(code)))).toEqual(wrong)
    }
    expect(toError(await prove(token, code))[0]).not.toBe(200)
    // another first step from the same place is counted with it
    const again = readToken(await logInOn('', email))
    expect(toError(await prove(again, await takeCode(email)))).toEqual([
      429,
      'user_lock_limit_reached',
    ])
    expect(await countSessions(userId)).toBe(0)
    const lines = await listAudit(world)
    const own = lines.filter((line) => line.userId === userId)
    expect(own.map(({ action }) => action)).toContain('authentication.locked')
  })

  test('ND-07 another code voids the one before, and the mails of an address are bounded', async () => {
    const { world } = suite
    const { email } = await enrol()
    const body = { intermediate_session_token: readToken(await logInOn('', email)) }
    const old = await takeCode(email)
    const sent = await world.post('/second_steps/email', body)
    expect(sent.data.email).toBe('n•••@example.com')
    const code = await takeCode(email)
    if (old !== code) {
      expect(toError(await prove(body.intermediate_session_token, old))).toEqual(wrong)
    }
    const done = await prove(body.intermediate_session_token, code)
    expect(done.status, done.text).toBe(200)
    // used up
    expect(toError(await prove(body.intermediate_session_token, code))).toEqual(gone)
    expect(toError(await world.post('/second_steps/email', body))).toEqual(gone)
    const { max } = world.project.rates.sendPerAddress
    const answers: unknown[] = []
    for (let tries = 0; tries < max + 3; tries += 1) answers.push((await logInOn('', email)).status)
    expect(answers.filter((status) => status === 403)).toHaveLength(max - 2)
    expect(answers.at(-1)).toBe(429)
    expect(await countMails(email)).toBe(max)
  })

  test('ND-08 after a reload the page reads what is needed, and a code ends with its first step', async () => {
    const { world } = suite
    const { email } = await enrol()
    const intermediate_session_token = readToken(await logInOn('', email))
    const read = () => world.post('/second_steps', { intermediate_session_token })
    expect((await read()).data).toMatchObject({
      second_steps: ['email_otp'],
      email: 'n•••@example.com',
      expires_at: new Date(world.now() + 10 * minute).toISOString(),
    })
    const code = await takeCode(email)
    world.advance(10 * minute)
    expect(toError(await read())).toEqual(gone)
    expect(toError(await prove(intermediate_session_token, code))).toEqual(gone)
    const none = await world.post('/second_steps', { intermediate_session_token: 'none' })
    expect(toError(none)).toEqual(gone)
  })

  test('ND-09 the password alone cannot be changed there, and nothing is changed', async () => {
    const { world } = suite
    const { email, cookie } = await enrol()
    const change = (headers: Record<string, string>) =>
      world.post(
        '/passwords/existing_password/reset',
        { email, existing_password: good, new_password: better, session_duration_minutes: 30 },
        { headers },
      )
    expect(toError(await change({}))).toEqual(asked)
    expect((await logInOn(cookie, email)).status).toBe(200)
    const changed = await change({ cookie })
    expect(changed.status, changed.text).toBe(200)
    // a new password forgets all devices but this one
    expect(toError(await logInOn(cookie, email, undefined, better))).toEqual(asked)
    const kept = readCookie(changed) ?? ''
    expect((await logInOn(kept, email, undefined, better)).status).toBe(200)
  })

  test('ND-10 “This was not me” ends the password, the waiting sign-in and every known device, and mails a way to set another', async () => {
    const { world } = suite
    const { email, userId, cookie } = await enrol()
    const token = readToken(await logInOn('', email))
    const mail = await world.takeMail(email, 'not_me')
    const pressed = await pressNotMe(world, mail)
    expect(pressed.status, pressed.text).toBe(200)
    expect(pressed.text).toContain('Your password is locked')
    expect(toError(await prove(token, mail.code ?? ''))).toEqual(gone)
    expect(toError(await logInOn(cookie, email))).toEqual([401, 'unauthorized_credentials'])
    const reset = await world.takeMail(email, 'reset_password')
    expect(reset.links.map(({ kind }) => kind)).toContain('reset_password')
    expect(await countSessions(userId)).toBe(0)
    // a password that was set since is another one
    world.advance(minute)
    const set = await world.post('/passwords/email/reset', {
      token: new URL(
        reset.links.find(({ kind }) => kind === 'reset_password')?.url ?? '',
      ).searchParams.get('token'),
      password: better,
    })
    expect(set.status, set.text).toBe(200)
    await pressNotMe(world, mail)
    expect((await logInOn(readCookie(set) ?? '', email, undefined, better)).status).toBe(200)
  })

  test.each<[string, (user: { email: string; userId: string }) => Promise<TestAnswer>]>([
    ['a block', ({ userId }) => createHostCalls(suite.world).put(`/users/${userId}/block`, {})],
    [
      'a new password',
      async ({ email }) => {
        const token = await takeReset(suite.world, email)
        return createHostCalls(suite.world).post('/passwords/email/reset', {
          token,
          password: better,
        })
      },
    ],
    [
      'the end of all sessions',
      ({ userId }) => createHostCalls(suite.world).post(`/users/${userId}/sessions/revoke`),
    ],
  ])('ND-11 %s ends the waiting sign-in and forgets the devices', async (name, act) => {
    const { world } = suite
    const user = await enrol()
    const token = readToken(await logInOn('', user.email))
    const code = await takeCode(user.email)
    const acted = await act(user)
    expect(acted.status, acted.text).toBe(200)
    expect(toError(await prove(token, code))).toEqual(gone)
    expect(await countSessions(user.userId)).toBe(0)
    if (name === 'a block') await createHostCalls(world).put(`/users/${user.userId}/unblock`, {})
    const password = name === 'a new password' ? better : good
    expect(toError(await logInOn(user.cookie, user.email, undefined, password))).toEqual(asked)
  })

  test('ND-12 an address that was removed meanwhile completes nothing', async () => {
    const { world } = suite
    const { email, userId } = await enrol()
    const token = readToken(await logInOn('', email))
    const code = await takeCode(email)
    const host = createHostCalls(world)
    const { emails } = (await host.get(`/users/${userId}`)).data
    const other = { email: `other-${email}`, is_proved: true }
    const added = await host.post(`/users/${userId}/emails`, other)
    expect(added.status, added.text).toBe(200)
    const removed = await host.send('DELETE', `/users/emails/${emails[0].email_id}`)
    expect(removed.status, removed.text).toBe(200)
    expect(toError(await prove(token, code))[0]).not.toBe(200)
    expect(await countSessions(userId)).toBe(0)
  })

  test('ND-16 where a second step is required, the mailbox comes first: a stolen password adds no step of its own', async () => {
    const { email, userId, cookie } = await enrol()
    const { projectId, rates } = suite.world.project
    const factors = toFactors({ require: 'required', newDevice: true })
    const strict = await fixture.start({ project: { projectId, rates, factors } })
    strict.advance(suite.world.now() - strict.now())
    const first = await strict.post('/passwords/authenticate', {
      ...{ email, password: good, session_duration_minutes: 30 },
    })
    expect(first.data.error_details.second_steps).toEqual(['email_otp'])
    expect(first.data.error_details.enrolment).toBeUndefined()
    const intermediate_session_token = readToken(first)
    const stolen = await strict.post('/totps', { intermediate_session_token })
    expect(stolen.status).not.toBe(200)
    const { code } = await strict.takeMail(email, 'not_me')
    const second = await strict.post('/second_steps/email/authenticate', {
      intermediate_session_token,
      code,
    })
    expect(toError(second)).toEqual(asked)
    expect(second.data.error_details.enrolment).toEqual(['passkey', 'totp'])
    const begun = await strict.post('/totps', { intermediate_session_token: readToken(second) })
    expect(begun.status, begun.text).toBe(200)
    expect(await countSessions(userId)).toBe(0)
    // on a known device the step is added at once
    const known = await strict.post(
      '/passwords/authenticate',
      { email, password: good, session_duration_minutes: 30 },
      { headers: { cookie } },
    )
    expect(known.data.error_details.enrolment).toEqual(['passkey', 'totp'])
  })

  test('ND-17 “Sign out all other devices” forgets them, and so does the end of one', async () => {
    const { world } = suite
    for (const way of ['others', 'one'] as const) {
      const { email, cookie } = await enrol()
      const headers = { cookie }
      const { data } = await logInOn(cookie, email)
      const other = await logInOn(cookie, email)
      const session = other.data.session_token
      const id = data.session.session_id
      const ended =
        way === 'others'
          ? await world.post('/sessions/revoke_others', undefined, { session, headers })
          : await world.send('DELETE', `/sessions/${id}`, undefined, { session, headers })
      expect(ended.status, ended.text).toBe(200)
      expect(toError(await logInOn(cookie, email))).toEqual(asked)
    }
  })

  test('ND-18 a device on which a stranger has signed up with the address is not known to its owner', async () => {
    const { world } = suite
    const email = 'typed-by-a-stranger@example.com'
    const typed = await signUp(world, email)
    const cookie = readCookie(typed) ?? ''
    expect(cookie).not.toBe('')
    await world.signIn(email)
    const rows = await world.storage.challenges.listLive(
      ...([world.project.projectId, 'known_device', String(typed.data.user_id)] as const),
      ...([world.now(), 9] as const),
    )
    // the owner's own, by the link
    expect(rows).toHaveLength(1)
  })

  test('ND-13 right passwords from new devices without the mailbox start no session, and mail no more than the bound', async () => {
    const { world } = suite
    const { email, userId } = await enrol()
    const { max, perSeconds } = world.project.rates.sendPerAddress
    const rounds = isLongRun ? 10_000 : 200
    const statuses = new Map<number, number>()
    const from = world.now()
    for (let round = 0; round < rounds; round += 1) {
      const ip = `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}`
      const { status } = await logInOn('', email, ip)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      world.advance(1000)
    }
    const windows = Math.ceil((world.now() - from) / (perSeconds * 1000)) + 1
    expect([...statuses.keys()].sort()).toEqual([403, 429])
    expect(await countSessions(userId)).toBe(0)
    expect(statuses.get(403)).toBeLessThanOrEqual(max * windows)
    expect(await countMails(email)).toBeLessThanOrEqual(max * windows)
  }, 600_000)
})

describe.each(pickEngines('postgres'))('races of a new device on %s', (engine) => {
  const suite = openSuite(engine)
  const { enrol, logInOn, prove, takeCode, countSessions } = suite
  const rounds = isLongRun ? 60 : 3

  test('ND-14 the same code many times at once starts one session', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { email, userId } = await enrol()
      const token = readToken(await logInOn('', email))
      const code = await takeCode(email)
      const answers = await Promise.all(Array.from({ length: 4 }, () => prove(token, code)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await countSessions(userId)).toBe(1)
    }
  }, 300_000)

  test('ND-15 whatever ends the sign-in at the same moment as its code leaves no session', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { world } = suite
      const { email, userId } = await enrol()
      const token = readToken(await logInOn('', email))
      const mail = await world.takeMail(email, 'not_me')
      const end = () =>
        round % 2 === 0
          ? pressNotMe(world, mail)
          : createHostCalls(world).post(`/users/${userId}/sessions/revoke`)
      const [proved, ended] = await Promise.all([prove(token, mail.code ?? ''), end()])
      expect(ended.status, ended.text).toBe(200)
      expect([200, 404]).toContain(proved.status)
      expect(await countSessions(userId)).toBe(0)
    }
  }, 300_000)
})
