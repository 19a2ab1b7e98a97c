/** A project that requires a second step: users who have none add one before their sign-in starts a session. */
import { limits } from '@portico/contract'
import { createAuthenticator } from '@portico/testkit/authenticator'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, pickEngines } from '@portico/testkit/storage'
import { describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import type { TestAnswer } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import { openRequiredSuite } from '../../testing/open-required-suite.ts'
import {
  gone,
  minute,
  readEnrolment,
  readToken,
  readTypes,
  step,
  toError,
} from '../../testing/open-step-suite.ts'
import {
  logInByPasskey,
  pageOrigin,
  register,
  startRegistration,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import {
  better,
  good,
  isAlive,
  logIn,
  reset,
  signUp,
  takeReset,
} from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'

const lost = [404, 'totps_not_found_for_user']

interface App {
  readonly totp_id: string
  readonly secret: string
  readonly recovery_codes: readonly string[]
}

/** Opens the service of a suite, with the parts of an addition of an app. */
function openSuite(engine: EngineName) {
  const required = openRequiredSuite(engine, 'required')
  const { suite, create, end, begin } = required
  const { fixture, codeOf, countSessions, readUser } = suite
  const add = (intermediate_session_token: string) =>
    required.world.post('/totps', { intermediate_session_token })
  const check = (intermediate_session_token: string, totp_id: string, totp_code: string) =>
    required.world.post('/totps/check', { intermediate_session_token, totp_id, totp_code })
  const complete = (intermediate_session_token: string, totp_id: string) =>
    required.world.post('/totps/complete', { intermediate_session_token, totp_id })
  /** Adds an app up to its right first code. */
  async function addChecked(token: string): Promise<App> {
    const added = await add(token)
    expect(added.status, added.text).toBe(200)
    const app: App = added.data
    const checked = await check(token, app.totp_id, codeOf(app.secret))
    expect(checked.status, checked.text).toBe(200)
    return app
  }
  const isOn = async (userId: string) =>
    (await readUser(userId))?.credentials.totps.some(({ verified }) => verified)
  return {
    fixture,
    get world() {
      return required.world
    },
    get open() {
      return required.open
    },
    ...{ codeOf, create, end, begin, add, check, complete, addChecked, countSessions, isOn },
    startWith: required.startWith,
  }
}

describe.each(pickEngines('sqlite'))('a required second step on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture, codeOf, create, end, begin, add, check, complete } = suite
  const { addChecked, countSessions, isOn } = suite

  test.each<[('passkey' | 'totp' | 'sms')[], string[], number]>([
    [['totp', 'sms'], ['totp'], 200],
    [['passkey'], ['passkey'], 400],
  ])(
    'SE-40 of %j a sign-in asks for %j alone, and no other kind is added, by a page or a host',
    async (kinds, asked, status) => {
      const at = await suite.startWith({ kinds })
      const { email, userId, session } = await create()
      const first = await logIn(at, email)
      expect(readEnrolment(first)).toEqual(asked)
      const intermediate_session_token = readToken(first)
      const answers = [
        await at.post('/totps', { intermediate_session_token }),
        await at.post('/totps', {}, { session }),
        await createHostCalls(at).post('/totps', { user_id: userId }),
      ]
      expect(answers.map((one) => one.status)).toEqual([status, status, status])
      const passkey = await startRegistration(at, '', { intermediate_session_token })
      expect(passkey.status).toBe(kinds.includes('passkey') ? 200 : 400)
      if (status === 400) {
        expect(answers.map(({ data }) => data.error_type)).toEqual(
          answers.map(() => 'second_step_not_allowed'),
        )
      }
    },
  )

  test('SE-41 an app is asked for, and gives way to a new one, after the project lists apps no longer', async () => {
    const { email } = await create()
    const token = await begin(email)
    const app = await addChecked(token)
    const done = await complete(token, app.totp_id)
    const session = String(done.data.session_token)
    const at = await suite.startWith({ kinds: ['passkey'] })
    at.advance(step)
    const first = await logIn(at, email)
    expect(first.data.error_details.second_steps).toEqual(['totp', 'recovery_code'])
    const body = { totp_code: codeOf(app.secret, at) }
    const intermediate = { intermediate_session_token: readToken(first) }
    expect((await at.post('/totps/authenticate', { ...body, ...intermediate })).status).toBe(200)
    expect((await at.post('/totps', { replace: true }, { session })).status).toBe(200)
  })

  test.each<[string, (email: string) => Promise<TestAnswer>]>([
    ['a password', (email) => logIn(suite.world, email)],
    [
      'a link',
      async (email) =>
        suite.world.post('/magic_links/authenticate', {
          token: await suite.world.sendLink(email),
          session_duration_minutes: 30,
        }),
    ],
    [
      'a passcode',
      async (email) => {
        const { methodId, code } = await suite.world.sendCode(email)
        const proof = { method_id: methodId, token: code, session_duration_minutes: 30 }
        return suite.world.post('/otps/authenticate', proof)
      },
    ],
    [
      'a new password by mail',
      async (email) => reset(suite.world, await takeReset(suite.world, email)),
    ],
    ['a new account', (email) => signUp(suite.world, `new-${email}`)],
  ])(
    'SE-01 %s alone starts no session, and the answer says what can be added',
    async (_, signIn) => {
      const { world } = suite
      const { email, userId, session } = await create()
      await end(session)
      const answer = await signIn(email)
      expect(toError(answer)).toEqual([403, 'insufficient_factors'])
      expect(readEnrolment(answer)).toEqual(['passkey', 'totp'])
      // a page that knows no enrolment would ask for a code
      expect(answer.data.error_details).not.toHaveProperty('second_steps')
      expect(answer.text).not.toContain(email)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await countSessions(userId)).toBe(0)
      const token = readToken(answer)
      const { totp_id } = await addChecked(token)
      const done = await complete(token, totp_id)
      expect(done.status, done.text).toBe(200)
      expect(await isAlive(world, done.data.session_token)).toBe(true)
    },
  )

  test('SE-02 nothing is on before the completion, which starts the session with both proofs; the next sign-in asks for the code', async () => {
    const { world } = suite
    const { email, userId, session } = await create()
    await end(session)
    const token = await begin(email)
    const app = await addChecked(token)
    expect(app.recovery_codes).toHaveLength(limits.totp.recoveryCodes)
    expect(await isOn(userId)).toBe(false)
    expect(await countSessions(userId)).toBe(0)
    const done = await complete(token, app.totp_id)
    expect(done.status, done.text).toBe(200)
    expect(done.data).toMatchObject({ user_id: userId, totp_id: app.totp_id })
    expect(readTypes(done)).toEqual(['password', 'totp'])
    expect(await isOn(userId)).toBe(true)
    const own = (await listAudit(world)).filter((entry) => entry.userId === userId)
    const actions = own.map(({ action }) => action)
    for (const action of ['authentication.second_step_asked', 'totp.created', 'totp.verified']) {
      expect(actions).toContain(action)
    }
    const next = await logIn(world, email)
    expect(next.data.error_details.second_steps).toEqual(['totp', 'recovery_code'])
    expect(next.data.error_details).not.toHaveProperty('enrolment')
    const recovered = await world.post('/totps/recover', {
      intermediate_session_token: readToken(next),
      recovery_code: app.recovery_codes[0],
    })
    expect(recovered.status, recovered.text).toBe(200)
  })

  test('SE-03 the session lasts as long as the first step asked, unless the completion asks otherwise', async () => {
    const { world } = suite
    for (const [more, lasts] of [
      [{}, 77],
      [{ session_duration_minutes: 5 }, 5],
    ] as const) {
      const { email } = await create()
      const asked = { email, password: good, session_duration_minutes: 77 }
      const token = readToken(await world.post('/passwords/authenticate', asked))
      const { totp_id } = await addChecked(token)
      const body = { intermediate_session_token: token, totp_id, ...more }
      const { session } = (await world.post('/totps/complete', body)).data
      const ms = Date.parse(session.expires_at) - Date.parse(session.started_at)
      expect(ms / minute).toBe(lasts)
    }
  })

  test('SE-04 wrong first codes are counted for the user, over all sign-ins, and the one after the last is not looked at', async () => {
    const { email, userId } = await create()
    const errors: unknown[] = []
    for (let guess = 0; guess < limits.totp.maxTries; guess += 1) {
      const token = await begin(email)
      const { totp_id } = (await add(token)).data
      errors.push((await check(token, totp_id, '000000')).data.error_type)
    }
    expect(new Set(errors)).toEqual(new Set(['unable_to_authenticate_totp']))
    const token = await begin(email)
    const { totp_id, secret } = (await add(token)).data
    const right = await check(token, totp_id, codeOf(secret))
    expect(right.data.error_type).toBe('user_lock_limit_reached')
    // nor is an app completed without a right code
    expect(toError(await complete(token, totp_id))).toEqual(lost)
    expect(await isOn(userId)).toBe(false)
  })

  test('SE-05 an app that was begun in one sign-in is neither checked nor completed in another, of the same user or of somebody else', async () => {
    const [ada, eve] = [await create(), await create()]
    const own = await begin(ada.email)
    const other = await begin(ada.email)
    const foreign = await begin(eve.email)
    const { totp_id, secret } = await addChecked(own)
    for (const token of [other, foreign]) {
      expect(toError(await check(token, totp_id, codeOf(secret)))).toEqual(lost)
      expect(toError(await complete(token, totp_id))).toEqual(lost)
    }
    expect(await isOn(ada.userId)).toBe(false)
    expect((await complete(own, totp_id)).status).toBe(200)
  })

  test('SE-06 the token is good for ten minutes and for one session, and is no session', async () => {
    const { world } = suite
    const { email, session: before } = await create()
    await end(before)
    const token = await begin(email)
    const { totp_id } = await addChecked(token)
    expect((await world.get('/users/me', { session: token })).status).toBe(404)
    expect((await world.post('/totps/recovery_codes', undefined, { session: token })).status).toBe(
      404,
    )
    expect((await complete(token, totp_id)).status).toBe(200)
    expect(toError(await complete(token, totp_id))).toEqual(gone)
    expect(toError(await add(token))).toEqual(gone)

    const late = await create()
    const slow = await begin(late.email)
    const app = await addChecked(slow)
    suite.world.advance(10 * minute)
    expect(toError(await add(slow))).toEqual(gone)
    expect(toError(await check(slow, app.totp_id, codeOf(app.secret)))).toEqual(gone)
    expect(toError(await complete(slow, app.totp_id))).toEqual(gone)
    for (const invented of ['', 'x', 'A'.repeat(43)]) {
      expect(toError(await add(invented))).toEqual(gone)
    }
    expect(await isOn(late.userId)).toBe(false)
  })

  test('SE-07 a sign-in that was asked for a second step adds none, also after the app was removed meanwhile', async () => {
    const { world } = suite
    const { email, userId } = await create()
    const first = await begin(email)
    const { totp_id } = await addChecked(first)
    await complete(first, totp_id)
    const token = await begin(email)
    expect((await add(token)).data.error_type).toBe('insufficient_factors')
    const removed = await createHostCalls(world).send('DELETE', `/users/totps/${totp_id}`)
    expect(removed.status, removed.text).toBe(200)
    expect((await add(token)).data.error_type).toBe('insufficient_factors')
    expect(await isOn(userId)).toBe(false)
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
    ['the deletion', ({ userId }) => createHostCalls(suite.world).del(`/users/${userId}`)],
  ])('SE-08 %s ends the addition at each of its parts', async (_, act) => {
    const [early, half, nearly] = [await create(), await create(), await create()]
    const tokens = [await begin(early.email), await begin(half.email), await begin(nearly.email)]
    const [first = '', second = '', third = ''] = tokens
    const begun = (await add(second)).data
    const checked = await addChecked(third)
    for (const user of [early, half, nearly]) {
      const acted = await act(user)
      expect(acted.status, acted.text).toBe(200)
    }
    expect(toError(await add(first))).toEqual(gone)
    expect(toError(await check(second, begun.totp_id, codeOf(begun.secret)))).toEqual(gone)
    expect(toError(await complete(third, checked.totp_id))).toEqual(gone)
    expect(await isOn(nearly.userId)).not.toBe(true)
  })

  test('SE-09 the removal of the password or of the address that was the first step ends the addition', async () => {
    const { world } = suite
    const { projectId } = world.project
    const byPassword = await create()
    const token = await begin(byPassword.email)
    const app = await addChecked(token)
    await world.storage.passwords.remove(projectId, byPassword.userId)
    expect(toError(await add(token))).toEqual(gone)
    expect(toError(await complete(token, app.totp_id))).toEqual(gone)

    const byLink = await create()
    const person = { projectId, userId: byLink.userId }
    await insertEmail(fixture.opened.database, person, `other-${byLink.email}`, true)
    const link = await world.sendLink(byLink.email)
    const body = { token: link, session_duration_minutes: 30 }
    const first = readToken(await world.post('/magic_links/authenticate', body))
    const begun = await addChecked(first)
    const user = await world.storage.users.findById(projectId, byLink.userId)
    const host = createHostCalls(world)
    const own = user?.emails.find(({ email }) => email === byLink.email)
    const removed = await host.del(`/users/emails/${own?.emailId}`)
    expect(removed.status, removed.text).toBe(200)
    expect(toError(await complete(first, begun.totp_id))).toEqual(gone)
    expect(await isOn(byLink.userId)).toBe(false)
  })

  test('SE-10 a passkey that has verified its user is both steps; one that has not is the first', async () => {
    const { projectId, passkeys } = suite.world.project
    const settings = { ...passkeys, userVerification: 'preferred' } as const
    const at = await fixture.start({ project: { projectId, passkeys: settings } })
    const answers: TestAnswer[] = []
    for (const verifiesUser of [true, false]) {
      const { session } = await create()
      const device = createAuthenticator({ origin: pageOrigin, verifiesUser })
      const credential = device.create(await takeCreationOptions(at, session))
      const registered = await register(at, session, credential)
      expect(registered.status, registered.text).toBe(200)
      answers.push(await logInByPasskey(at, device.get(await takeRequestOptions(at))))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
    expect(answers.map(readEnrolment)).toEqual([undefined, ['totp']])
  })

  test('SE-11 a host is answered the same, adds the app by its own calls, and decides itself where it asks for no session', async () => {
    const { world } = suite
    const { email, userId, session } = await create()
    await end(session)
    const host = createHostCalls(world)
    const alone = await host.post('/passwords/authenticate', { email, password: good })
    expect([alone.status, alone.data.session]).toEqual([200, null])
    const asked = { email, password: good, session_duration_minutes: 30 }
    const first = await host.post('/passwords/authenticate', asked)
    expect([...toError(first), readEnrolment(first)]).toEqual([
      403,
      'insufficient_factors',
      ['totp'],
    ])
    const app = (await host.post('/totps', { user_id: userId })).data
    expect(await countSessions(userId)).toBe(0)
    const done = await host.post('/totps/authenticate', {
      intermediate_session_token: readToken(first),
      totp_code: codeOf(app.secret),
    })
    expect(done.status, done.text).toBe(200)
    expect(readTypes(done)).toEqual(['password', 'totp'])
  })

  test('SE-12 a policy that is switched on ends no session, and decides a sign-in when it ends; switched off, it asks no more', async () => {
    const { world, open } = suite
    const { email, session } = await create()
    // asked for before, followed afterwards
    const link = await open.sendLink(email)
    expect(await isAlive(world, session)).toBe(true)
    const renewed = await world.post(
      '/passwords/authenticate',
      { email, password: good, session_duration_minutes: 30 },
      { session },
    )
    expect(renewed.status, renewed.text).toBe(200)
    const body = { token: link, session_duration_minutes: 30 }
    const followed = await world.post('/magic_links/authenticate', body)
    expect(readEnrolment(followed)).toEqual(['passkey', 'totp'])
    expect((await logIn(open, email)).status).toBe(200)
    // what was begun can still be completed
    const token = readToken(followed)
    const { totp_id } = await addChecked(token)
    const last = { intermediate_session_token: token, totp_id }
    expect((await open.post('/totps/complete', last)).status).toBe(200)
  })

  test('SE-13 a remembered device is no second step for a user who has none', async () => {
    const { world } = suite
    const { email } = await create()
    const token = await begin(email)
    const { totp_id, secret } = await addChecked(token)
    await complete(token, totp_id)
    world.advance(step)
    const proof = {
      intermediate_session_token: await begin(email),
      totp_code: codeOf(secret),
      remember_device: true,
    }
    const proved = await world.post('/totps/authenticate', proof, { headers: { cookie: 'x=1' } })
    const set = [proved.headers['set-cookie'] ?? []].flat().map(String)
    const cookie = set.find((one) => one.startsWith('__Host-portico_device'))?.split(';')[0] ?? ''
    const again = () =>
      world.post(
        '/passwords/authenticate',
        { email, password: good, session_duration_minutes: 30 },
        { headers: { cookie } },
      )
    expect((await again()).status).toBe(200)
    await createHostCalls(world).send('DELETE', `/users/totps/${totp_id}`)
    expect(readEnrolment(await again())).toEqual(['passkey', 'totp'])
  })

  test('SE-14 of two windows the later one goes on, and then the code of its app completes the other sign-in too', async () => {
    const { world } = suite
    const { email } = await create()
    const [first, second] = [await begin(email), await begin(email)]
    const early = await addChecked(first)
    const late = await addChecked(second)
    expect(toError(await complete(first, early.totp_id))).toEqual(lost)
    expect((await complete(second, late.totp_id)).status).toBe(200)
    expect((await add(first)).data.error_type).toBe('active_totp_exists')
    world.advance(step)
    const body = { intermediate_session_token: first, totp_code: codeOf(late.secret) }
    const proved = await world.post('/totps/authenticate', body)
    expect(proved.status, proved.text).toBe(200)
  })
})

describe.each(pickEngines('postgres'))('additions of a second step at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { codeOf, create, end, begin, add, check, complete, addChecked, countSessions } = suite
  const rounds = Array.from({ length: isLongRun ? 60 : 2 }, (_, round) => round)
  const readVerified = async (userId: string) => {
    const { projectId } = suite.world.project
    const user = await suite.world.storage.users.findById(projectId, userId)
    return (user?.credentials.totps ?? []).filter(({ verified }) => verified)
  }
  const isGood = ({ status }: TestAnswer) => status === 200

  test('SE-15 of two additions at once one app protects the account, and one session starts', async () => {
    for (const _ of rounds) {
      const { email, userId, session } = await create()
      await end(session)
      const tokens = [await begin(email), await begin(email)]
      const answers = await Promise.all(
        tokens.map(async (token) => {
          const added = await add(token)
          if (!isGood(added)) return added
          const { totp_id, secret } = added.data
          const checked = await check(token, totp_id, codeOf(secret))
          return isGood(checked) ? complete(token, totp_id) : checked
        }),
      )
      const done = answers.filter(isGood)
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      expect(done.length).toBeLessThanOrEqual(1)
      expect(await countSessions(userId)).toBe(done.length)
      expect((await readVerified(userId)).map(({ totpId }) => totpId)).toEqual(
        done.map(({ data }) => data.totp_id),
      )
    }
  })

  test('SE-16 one addition starts one session, completed several times at once and beside its code', async () => {
    for (const _ of rounds) {
      const { email, userId, session } = await create()
      await end(session)
      const token = await begin(email)
      const { totp_id, secret } = await addChecked(token)
      suite.world.advance(step)
      const proof = { intermediate_session_token: token, totp_code: codeOf(secret) }
      const answers = await Promise.all([
        ...Array.from({ length: 3 }, () => complete(token, totp_id)),
        suite.world.post('/totps/authenticate', proof),
      ])
      expect(answers.filter(isGood)).toHaveLength(1)
      expect(await countSessions(userId)).toBe(1)
      expect(await readVerified(userId)).toHaveLength(1)
    }
  })

  test('SE-17 beside an addition no other sign-in of the user gets in by its first step alone', async () => {
    for (const _ of rounds) {
      const { email, userId, session } = await create()
      await end(session)
      const token = await begin(email)
      const { totp_id } = await addChecked(token)
      const [done, ...others] = await Promise.all([
        complete(token, totp_id),
        ...Array.from({ length: 3 }, () => logIn(suite.world, email)),
      ])
      expect(done.status, done.text).toBe(200)
      expect(others.map(({ status }) => status)).toEqual([403, 403, 403])
      expect(await countSessions(userId)).toBe(1)
    }
  })

  test('SE-18 a policy that is switched on while people sign in is that of each sign-in, and no other session starts', async () => {
    for (const _ of rounds) {
      const { email, userId, session } = await create()
      await end(session)
      const [before, after] = await Promise.all([
        Promise.all([logIn(suite.open, email), logIn(suite.open, email)]),
        Promise.all([logIn(suite.world, email), logIn(suite.world, email)]),
      ])
      expect(before.map(({ status }) => status)).toEqual([200, 200])
      expect(after.map(readEnrolment)).toEqual([
        ['passkey', 'totp'],
        ['passkey', 'totp'],
      ])
      expect(await countSessions(userId)).toBe(2)
    }
  })

  test('SE-19 the removal of an app at the same time leaves no session without a second proof', async () => {
    const { world } = suite
    for (const _ of rounds) {
      const { email, userId, session } = await create()
      await end(session)
      const token = await begin(email)
      const { totp_id } = await addChecked(token)
      const host = createHostCalls(world)
      await Promise.all([
        complete(token, totp_id),
        host.send('DELETE', `/users/totps/${totp_id}`),
        logIn(world, email),
      ])
      const { projectId } = world.project
      const sessions = await world.storage.sessions.listOfUser(projectId, userId, world.now())
      for (const { factors } of sessions) {
        expect(factors.map(({ type }) => type)).toEqual(['password', 'totp'])
      }
    }
  })
})
