/** A passkey as the second step: added in the middle of a sign-in, asked at the next one, replaced by a recovery code. */
import { createAuthenticator } from '@portico/testkit/authenticator'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, pickEngines } from '@portico/testkit/storage'
import { toFactors } from '@portico/testkit/world'
import { describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import type { TestAnswer } from '../../testing/create-test-service.ts'
import { openRequiredSuite } from '../../testing/open-required-suite.ts'
import {
  asked,
  gone,
  minute,
  readEnrolment,
  readSteps,
  readToken,
  readTypes,
  toError,
} from '../../testing/open-step-suite.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  register,
  startLogIn,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import { good, logIn, signUp } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'

const domain = 'app.example.com'
const headers = { origin: pageOrigin }
const none = [400, 'no_pending_webauthn_registration']
const wrongCode = [401, 'unable_to_authenticate_recovery_code']

/** Opens the service of a suite, with the parts of an addition of a passkey. */
function openSuite(engine: EngineName) {
  const required = openRequiredSuite(engine, 'passkey')
  const { suite, create, end, begin } = required
  const { fixture, codeOf, countSessions, readUser } = suite
  const call = (path: string, intermediate_session_token: string, body: object) =>
    required.world.post(path, { intermediate_session_token, ...body }, { headers })
  const start = (token: string) => call('/webauthn/register/start', token, { domain })
  const check = (token: string, public_key_credential: string) =>
    call('/webauthn/register/check', token, { public_key_credential })
  const complete = (token: string, webauthn_registration_id: string, more: object = {}) =>
    call('/webauthn/register/complete', token, { webauthn_registration_id, ...more })
  const readOptions = ({ data }: TestAnswer): string => data.public_key_credential_creation_options
  /** Adds a passkey up to its recovery codes. */
  async function addChecked(token: string, device = createAuthenticator({ origin: pageOrigin })) {
    const started = await start(token)
    expect(started.status, started.text).toBe(200)
    const checked = await check(token, device.create(readOptions(started)))
    expect(checked.status, checked.text).toBe(200)
    const id: string = checked.data.webauthn_registration_id
    const codes: string[] = checked.data.recovery_codes
    return { device, id, codes }
  }
  /** Creates a user whose second step is a passkey. */
  async function enrol() {
    const user = await create()
    await end(user.session)
    const token = await begin(user.email)
    const added = await addChecked(token)
    const done = await complete(token, added.id)
    expect(done.status, done.text).toBe(200)
    return { ...user, ...added, session: String(done.data.session_token) }
  }
  const startSecond = (token: string) =>
    call('/webauthn/authenticate/start/secondary', token, { domain })
  const proveSecond = (token: string, public_key_credential: string, more: object = {}) =>
    call('/webauthn/authenticate', token, { public_key_credential, ...more })
  async function show(token: string, device: ReturnType<typeof createAuthenticator>) {
    const started = await startSecond(token)
    expect(started.status, started.text).toBe(200)
    return device.get(started.data.public_key_credential_request_options)
  }
  const recover = (token: string, recovery_code: string | undefined) =>
    call('/totps/recover', token, { recovery_code })
  const count = async (userId: string) => {
    const { projectId } = required.world.project
    const user = await readUser(userId)
    return {
      passkeys: user?.credentials.passkeys.length,
      codes: (await fixture.storage.accountCodes.listIds(projectId, userId)).length,
    }
  }
  return {
    fixture,
    get world() {
      return required.world
    },
    get open() {
      return required.open
    },
    ...{ codeOf, countSessions, create, end, begin, start, check, complete, readOptions },
    ...{ addChecked, enrol, startSecond, proveSecond, show, recover, count },
  }
}

describe.each(pickEngines('sqlite'))('a passkey as the second step on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture, countSessions, create, end, begin, start, check, complete, readOptions } = suite
  const { addChecked, enrol, startSecond, proveSecond, show, recover, count, codeOf } = suite

  test('SP-01 nothing is stored before the codes are saved; then the session has both proofs, and the addresses are told', async () => {
    const { world } = suite
    const { email, userId, session } = await create()
    await end(session)
    const token = await begin(email)
    const { id, codes } = await addChecked(token)
    expect(codes).toHaveLength(10)
    expect(await count(userId)).toEqual({ passkeys: 0, codes: 0 })
    expect(await countSessions(userId)).toBe(0)
    const done = await complete(token, id)
    expect(done.status, done.text).toBe(200)
    expect(done.data.webauthn_registration_id).toBe(id)
    expect(readTypes(done)).toEqual(['password', 'webauthn'])
    expect(await count(userId)).toEqual({ passkeys: 1, codes: 10 })
    const own = (await listAudit(world)).filter((entry) => entry.userId === userId)
    const actions = own.map(({ action }) => action)
    for (const action of ['passkey.created', 'recovery_codes.created', 'session.started']) {
      expect(actions).toContain(action)
    }
    while ((await world.service.deliverNow()) > 0);
    const subjects = world.inbox.list(email).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringContaining('passkey'))
    expect(subjects).toContainEqual(expect.stringContaining('ecovery codes'))
  })

  test('SP-02 the next sign-in asks for the passkey or a recovery code, and the passkey alone is both steps', async () => {
    const { world } = suite
    const { email, userId, device } = await enrol()
    const first = await logIn(world, email)
    expect([...toError(first), readSteps(first), readEnrolment(first)]).toEqual([
      ...asked,
      ['passkey', 'recovery_code'],
      undefined,
    ])
    const token = readToken(first)
    const proved = await proveSecond(token, await show(token, device))
    expect(proved.status, proved.text).toBe(200)
    expect(readTypes(proved)).toEqual(['password', 'webauthn'])
    expect(toError(await startSecond(token))).toEqual(gone)
    const alone = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect(alone.status, alone.text).toBe(200)
    expect(readTypes(alone)).toEqual(['webauthn'])
    expect(await countSessions(userId)).toBe(3)
  })

  test('SP-03 a recovery code completes a sign-in once, also on a device that is remembered afterwards, and tells how many are left', async () => {
    const { world } = suite
    const { email, codes, userId } = await enrol()
    const recovered = await recover(await begin(email), codes[0])
    expect(recovered.status, recovered.text).toBe(200)
    expect(readTypes(recovered)).toEqual(['password', 'recovery_codes'])
    const again = await begin(email)
    expect(toError(await recover(again, codes[0]))).toEqual(wrongCode)
    expect(toError(await recover(again, 'aaaa-bbbb-cccc-dddd'))).toEqual(wrongCode)
    expect((await recover(again, codes[1])).status).toBe(200)
    const used = (await listAudit(world)).filter(
      (entry) => entry.userId === userId && entry.action === 'recovery_code.used',
    )
    expect(used).toHaveLength(2)
  })

  test('SP-04 a sheet of codes is one proof: with it alone a thief does not get in, not even by using it up', async () => {
    const { world } = suite
    const { email, codes, userId, session } = await enrol()
    await world.post('/sessions/revoke', undefined, { session })
    const [own] = codes
    const guess = { email, recovery_code: own, session_duration_minutes: 30 }
    const begun = await world.post('/recovery_codes/authenticate', guess)
    expect(toError(await recover(readToken(begun), codes[1]))).toEqual(wrongCode)
    for (const recovery_code of codes.slice(1)) {
      const body = { email, recovery_code, session_duration_minutes: 30 }
      const first = await world.post('/recovery_codes/authenticate', body)
      expect([...toError(first), readSteps(first)]).toEqual([...asked, ['passkey']])
    }
    expect(readSteps(await logIn(world, email))).toEqual(['passkey', 'recovery_code'])
    expect(await countSessions(userId)).toBe(0)
  })

  test('SP-05 a passkey has to verify its user to be added, and one that does not verify them later is one of two steps', async () => {
    const { world } = suite
    const { projectId, passkeys } = world.project
    const settings = { ...passkeys, userVerification: 'preferred' } as const
    const { email } = await create()
    const token = await begin(email)
    const started = await start(token)
    const options = JSON.parse(readOptions(started))
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
    const weak = createAuthenticator({ origin: pageOrigin, verifiesUser: false })
    const lax = { ...options, authenticatorSelection: { userVerification: 'preferred' } }
    const refused = await check(token, weak.create(JSON.stringify(lax)))
    expect(toError(refused)).toEqual([400, 'unable_to_register_webauthn_registration'])

    const user = await enrol()
    const at = await fixture.start({ project: { projectId, passkeys: settings } })
    const own = user.device
    const bare = { tampering: { flags: { userVerified: false } } }
    const first = await logInByPasskey(at, own.get(await takeRequestOptions(at), bare))
    // the same passkey once more is no second proof
    expect([...toError(first), readSteps(first)]).toEqual([...asked, ['recovery_code']])
    const again = own.get(
      (
        await at.post(
          '/webauthn/authenticate/start/secondary',
          { domain, intermediate_session_token: readToken(first) },
          { headers },
        )
      ).data.public_key_credential_request_options,
      bare,
    )
    const twice = await at.post(
      '/webauthn/authenticate',
      { intermediate_session_token: readToken(first), public_key_credential: again },
      { headers },
    )
    expect(toError(twice)).toEqual(asked)
    const code = { intermediate_session_token: readToken(twice), recovery_code: user.codes[0] }
    const proved = await at.post('/totps/recover', code)
    expect(proved.status, proved.text).toBe(200)
    const second = await begin(user.email)
    const answer = own.get(
      (await startSecond(second)).data.public_key_credential_request_options,
      bare,
    )
    const both = await at.post(
      '/webauthn/authenticate',
      { intermediate_session_token: second, public_key_credential: answer },
      { headers },
    )
    expect(both.status, both.text).toBe(200)
  })

  test('SP-06 a passkey that was begun in one sign-in is completed in no other, of the same user or of somebody else', async () => {
    const [ada, eve] = [await create(), await create()]
    const own = await begin(ada.email)
    const others = [await begin(ada.email), await begin(eve.email)]
    const started = await start(own)
    const device = createAuthenticator({ origin: pageOrigin })
    for (const token of others) {
      const made = device.create(readOptions(await start(own)))
      expect(toError(await check(token, made))).toEqual(none)
    }
    const checked = await check(
      own,
      createAuthenticator({ origin: pageOrigin }).create(readOptions(started)),
    )
    const id: string = checked.data.webauthn_registration_id
    for (const token of others) expect(toError(await complete(token, id))).toEqual(none)
    for (const odd of ['', 'x', '\0 ü']) expect(toError(await complete(own, odd))).toEqual(none)
    expect(await count(ada.userId)).toEqual({ passkeys: 0, codes: 0 })
    expect((await complete(own, id)).status).toBe(200)
    expect(toError(await complete(own, id))).toEqual(gone)
  })

  test('SP-07 the passkey of another user completes no sign-in', async () => {
    const [ada, eve] = [await enrol(), await enrol()]
    const token = await begin(ada.email)
    const strange = eve.device.get(await takeRequestOptions(suite.world))
    expect(toError(await proveSecond(token, strange))).toEqual([
      401,
      'unable_to_auth_webauthn_registration',
    ])
    // nor does an answer for one sign-in complete another
    const other = await begin(ada.email)
    const answer = await show(other, ada.device)
    expect(toError(await proveSecond(token, answer))[1]).toBe(
      'unable_to_auth_webauthn_registration',
    )
    const started = await startLogIn(suite.world)
    expect(JSON.parse(started.data.public_key_credential_request_options).allowCredentials).toEqual(
      [],
    )
  })

  test('SP-08 a sign-in that waits for the passkey adds neither a passkey nor an app, also after the passkey was removed', async () => {
    const { world } = suite
    const { email, id, userId } = await enrol()
    const token = await begin(email)
    const refuse = async () => {
      expect((await start(token)).data.error_type).toBe('insufficient_factors')
      const app = await world.post('/totps', { intermediate_session_token: token })
      expect(app.data.error_type).toBe('insufficient_factors')
    }
    await refuse()
    const removed = await createHostCalls(world).del(`/users/webauthn_registrations/${id}`)
    expect(removed.status, removed.text).toBe(200)
    await refuse()
    expect(await count(userId)).toEqual({ passkeys: 0, codes: 10 })
  })

  test('SP-09 of two windows the first one counts, and the other one is asked for what it added', async () => {
    const { world } = suite
    const { email } = await create()
    const [first, second, third] = [await begin(email), await begin(email), await begin(email)]
    const early = await addChecked(first)
    const late = await addChecked(second)
    const app = (await world.post('/totps', { intermediate_session_token: third })).data
    const body = { intermediate_session_token: third, totp_id: app.totp_id }
    await world.post('/totps/check', { ...body, totp_code: codeOf(app.secret) })
    expect((await complete(first, early.id)).status).toBe(200)
    expect((await complete(second, late.id)).data.error_type).toBe('insufficient_factors')
    expect((await world.post('/totps/complete', body)).data.error_type).toBe('insufficient_factors')
    const read = await world.post('/second_steps', { intermediate_session_token: second })
    expect(read.data.second_steps).toEqual(['passkey', 'recovery_code'])
    expect(read.data).not.toHaveProperty('enrolment')
    const proved = await proveSecond(second, await show(second, early.device))
    expect(proved.status, proved.text).toBe(200)
  })

  test('SP-10 a page that was loaded anew reads what can be added; a user with a passkey and no codes adds an app or shows the passkey', async () => {
    const { world, open } = suite
    const { email } = await create()
    const token = await begin(email)
    const read = await world.post('/second_steps', { intermediate_session_token: token })
    expect(read.data).toMatchObject({ second_steps: [], enrolment: ['passkey', 'totp'] })
    const device = createAuthenticator({ origin: pageOrigin })
    const mail = 'passkey-alone@example.com'
    const { session } = await enrolPasskey(open, device, mail)
    await open.post('/passwords/session/reset', { password: good }, { session })
    const first = await logIn(world, mail)
    expect(readEnrolment(first)).toEqual(['totp'])
    const proved = await proveSecond(readToken(first), await show(readToken(first), device))
    expect(proved.status, proved.text).toBe(200)
  })

  test('SP-11 it ends with its sign-in after ten minutes, and with the end of all sessions', async () => {
    const { world } = suite
    const { email, userId } = await create()
    const token = await begin(email)
    const { id } = await addChecked(token)
    await createHostCalls(world).post(`/users/${userId}/sessions/revoke`)
    expect(toError(await complete(token, id))).toEqual(gone)
    const slow = await begin(email)
    const added = await addChecked(slow)
    world.advance(10 * minute)
    expect(toError(await complete(slow, added.id))).toEqual(gone)
    expect(await count(userId)).toEqual({ passkeys: 0, codes: 0 })
  })

  test('SP-12 a host is offered no passkey, which it has no page for, and another policy asks for none', async () => {
    const { world, open } = suite
    const host = createHostCalls(world)
    const fresh = await create()
    const body = { email: fresh.email, password: good, session_duration_minutes: 30 }
    expect(readEnrolment(await host.post('/passwords/authenticate', body))).toEqual(['totp'])
    const { email } = await enrol()
    expect((await logIn(open, email)).status).toBe(200)
    const { projectId } = world.project
    const factors = toFactors({ require: 'optional' })
    const optional = await fixture.start({ project: { projectId, factors } })
    expect((await logIn(optional, email)).status).toBe(200)
  })

  test('SP-13 “This was not me” takes back the codes and the passkey, each by its own mail', async () => {
    const { world } = suite
    const { email, userId, session } = await enrol()
    expect(await count(userId)).toEqual({ passkeys: 1, codes: 10 })
    while ((await world.service.deliverNow()) > 0);
    const notices = world.inbox
      .list(email)
      .filter(({ links }) => links.some(({ kind }) => kind === 'not_me'))
    for (const notice of notices) await pressNotMe(world, notice)
    expect(await count(userId)).toEqual({ passkeys: 0, codes: 0 })
    expect((await world.get('/users/me', { session })).status).toBe(404)
  })

  test('SP-14 what a stranger added before the address was proved, codes too, ends with the proof', async () => {
    const { world } = suite
    const email = 'typed@example.com'
    const first = await signUp(world, email)
    const token = readToken(first)
    const { id, codes } = await addChecked(token)
    const done = await complete(token, id)
    expect(done.status, done.text).toBe(200)
    const userId: string = done.data.user_id
    const link = await world.sendLink(email)
    const body = { token: link, session_duration_minutes: 30 }
    const owner = await world.post('/magic_links/authenticate', body)
    expect(readEnrolment(owner)).toEqual(['passkey', 'totp'])
    expect(await count(userId)).toEqual({ passkeys: 0, codes: 0 })
    const used = await world.post('/recovery_codes/authenticate', {
      email,
      recovery_code: codes[0],
      session_duration_minutes: 30,
    })
    expect(toError(used)).toEqual([401, 'unable_to_authenticate_recovery_code'])
  })

  test('SP-15 a passkey that was registered in a session is asked as soon as its user has made codes', async () => {
    const { world, open } = suite
    const { email, session } = await create()
    const device = createAuthenticator({ origin: pageOrigin })
    const made = await register(
      open,
      session,
      device.create(await takeCreationOptions(open, session)),
    )
    expect(readEnrolment(await logIn(world, email))).toEqual(['totp'])
    const own = { session: made.data.session_token }
    const codes = await open.post('/recovery_codes', undefined, own)
    expect(codes.status, codes.text).toBe(200)
    expect(readSteps(await logIn(world, email))).toEqual(['passkey', 'recovery_code'])
  })
})

describe.each(pickEngines('postgres'))('additions of passkeys at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { create, end, begin, complete, addChecked, enrol, countSessions, count, recover } = suite
  const { proveSecond, show, codeOf } = suite
  const rounds = Array.from({ length: isLongRun ? 60 : 2 }, (_, round) => round)
  const isGood = ({ status }: TestAnswer) => status === 200

  test('SP-16 of a passkey and an app at once one is stored, and one session starts', async () => {
    for (const _ of rounds) {
      const { email, userId, session } = await create()
      await end(session)
      const [one, two, three] = [await begin(email), await begin(email), await begin(email)]
      const [first, second] = [await addChecked(one), await addChecked(two)]
      const app = (await suite.world.post('/totps', { intermediate_session_token: three })).data
      const body = { intermediate_session_token: three, totp_id: app.totp_id }
      await suite.world.post('/totps/check', { ...body, totp_code: codeOf(app.secret) })
      const answers = await Promise.all([
        complete(one, first.id),
        complete(one, first.id),
        complete(two, second.id),
        suite.world.post('/totps/complete', body),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const done = answers.filter(isGood)
      expect(done).toHaveLength(1)
      expect(await countSessions(userId)).toBe(1)
      const isApp = done[0]?.data.totp_id !== undefined
      expect(await count(userId)).toEqual(
        isApp ? { passkeys: 0, codes: 0 } : { passkeys: 1, codes: 10 },
      )
    }
  })

  test('SP-17 one recovery code and one passkey at once complete one sign-in once', async () => {
    for (const _ of rounds) {
      const { email, userId, session, codes, device } = await enrol()
      await end(session)
      const token = await begin(email)
      const other = await begin(email)
      const answer = await show(token, device)
      const answers = await Promise.all([
        recover(token, codes[0]),
        recover(other, codes[0]),
        proveSecond(token, answer),
        proveSecond(token, answer),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const started = answers.filter(isGood)
      expect(started.length).toBeGreaterThan(0)
      expect(started.length).toBeLessThanOrEqual(2)
      expect(answers.slice(0, 2).filter(isGood).length).toBeLessThanOrEqual(1)
      expect(await countSessions(userId)).toBe(started.length)
    }
  })

  test('SP-18 the removal of a passkey beside a sign-in leaves no session without a second proof', async () => {
    for (const _ of rounds) {
      const { email, userId, session, id, device } = await enrol()
      await end(session)
      const token = await begin(email)
      const answer = await show(token, device)
      await Promise.all([
        createHostCalls(suite.world).del(`/users/webauthn_registrations/${id}`),
        proveSecond(token, answer),
        logIn(suite.world, email),
      ])
      const { projectId } = suite.world.project
      const sessions = await suite.world.storage.sessions.listOfUser(
        projectId,
        userId,
        suite.world.now(),
      )
      for (const { factors } of sessions) {
        expect(factors.map(({ type }) => type)).toEqual(['password', 'webauthn'])
      }
    }
  })
})
