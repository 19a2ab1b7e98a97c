/** The second step by text message: who may turn it on, which sign-ins it completes, and how it ends. */
import { createAuthenticator } from '@portico/testkit/authenticator'
import { takeRows } from '@portico/testkit/run'
import { type EngineName, pickEngines } from '@portico/testkit/storage'
import { createTestProject, toFactors } from '@portico/testkit/world'
import { beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { type TestService, toWrongCode } from '../../testing/create-test-service.ts'
import { openSmsSuite, smsFactors } from '../../testing/open-sms-suite.ts'
import { asked, gone, minute, readSteps, step, toError } from '../../testing/open-step-suite.ts'
import { enrolPasskey, pageOrigin } from '../../testing/passkey-calls.ts'
import { good, logIn } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { sendRecoveryLinks } from '../../testing/recovery-steps.ts'

const insufficient = asked
const wrong = [404, 'otp_code_not_found']
const stronger = ['totp', 'recovery_code']
const withSms = [...stronger, 'sms']
const day = 86_400_000

type Suite = ReturnType<typeof openSmsSuite>
type Owner = Awaited<ReturnType<Suite['turnOn']>>

const noticeSubject = 'Text messages are now a second step'

/** The ways in which it ends, each with what its user had before. */
const endings: Readonly<Record<string, (suite: Suite, user: Owner) => Promise<unknown>>> = {
  'its user turns it off': ({ world }, { session }) =>
    world.send('DELETE', '/second_steps/sms', undefined, { session }),
  'its user removes the number': ({ world }, { session, phoneId }) =>
    world.send('DELETE', `/users/phone_numbers/${phoneId}`, undefined, { session }),
  'its user removes the app': ({ world }, { session, totpId }) =>
    world.send('DELETE', `/users/totps/${totpId}`, undefined, { session }),
  'the host turns it off': ({ world }, { userId }) =>
    createHostCalls(world).del(`/users/${userId}/second_steps/sms`),
  'the host removes the number': ({ world }, { phoneId }) =>
    createHostCalls(world).del(`/users/phone_numbers/${phoneId}`),
  'the host removes the app': ({ world }, { totpId }) =>
    createHostCalls(world).del(`/users/totps/${totpId}`),
  '“This was not me” of it': async ({ world }, { email }) => {
    while ((await world.service.deliverNow()) > 0);
    const notice = world.inbox.list(email).find(({ subject }) => subject.includes(noticeSubject))
    return pressNotMe(world, notice ?? { links: [] })
  },
  '“This was not me” of the app': async ({ world }, { email }) => {
    while ((await world.service.deliverNow()) > 0);
    const subject = 'An authenticator app was added'
    const notice = world.inbox.list(email).find((mail) => mail.subject.includes(subject))
    return pressNotMe(world, notice ?? { links: [] })
  },
}

describe.each(pickEngines('sqlite'))(
  'a second step by text message on %s',
  (engine: EngineName) => {
    const suite = openSmsSuite(engine, 'sms')
    const { fixture, enrol, proveNumber, findPhoneId, add, turnOn } = suite
    const { begin, get, send, prove, countTexts, beginBySms, readUser } = suite
    const { proveApp, codeOf } = suite
    let usual: TestService
    beforeAll(async () => {
      const { projectId } = suite.world.project
      usual = await fixture.start({
        project: {
          projectId,
          phones: { countries: ['US'] },
          factors: toFactors({ require: 'optional' }),
        },
      })
    })
    /** Adds another app to a user without one. */
    async function addApp(email: string) {
      const { world } = suite
      const signedIn = await logIn(world, email)
      const session = { session: String(signedIn.data.session_token) }
      const app = (await world.post('/totps', {}, session)).data
      return proveApp(app.secret, session.session)
    }
    const list = (session: string, at: TestService = suite.world) =>
      at.send('GET', '/totps', undefined, { session })

    test('TX-01 it is turned on for one proved number beside the app; every address is told, and the audit log', async () => {
      const { world } = suite
      const user = await enrol()
      expect((await list(user.session)).data.addable).toEqual(['sms'])
      const session = await proveNumber(user.session, user.phone)
      const phoneId = await findPhoneId(user.userId, user.phone)
      const added = await add(session, phoneId)
      expect(added.status, added.text).toBe(200)
      expect(added.data.__user.phone_numbers).toEqual([
        { phone_id: phoneId, phone_number: user.phone, verified: true, is_second_step: true },
      ])
      expect((await list(session)).data.addable).toEqual([])
      while ((await world.service.deliverNow()) > 0);
      const notice = world.inbox
        .list(user.email)
        .find((mail) => mail.subject.includes(noticeSubject))
      expect(notice?.text).toContain(user.phone)
      const entries = (await listAudit(world)).filter(({ action }) => action === 'sms_step.added')
      expect(entries.at(-1)).toMatchObject({ userId: user.userId, details: { phone_id: phoneId } })
      const host = createHostCalls(world)
      const seen = (await host.get(`/users/${user.userId}`)).data.phone_numbers
      expect(seen).toEqual([expect.objectContaining({ is_second_step: true })])
    })

    test('TX-02 a sign-in names it after the stronger steps, sends nothing by itself, and is completed by the code', async () => {
      const { world } = suite
      const user = await turnOn()
      const before = await countTexts(user.phone)
      const first = await logIn(world, user.email)
      expect(toError(first)).toEqual(asked)
      expect(first.data.error_details).toMatchObject({
        second_steps: withSms,
        phone_number: `+1 ••• ••• ${user.phone.slice(-3)}`,
      })
      expect(first.text).not.toContain(user.phone)
      const token = String(first.data.error_details.intermediate_session_token)
      const read = await get(token)
      expect(read.data).toMatchObject({
        second_steps: withSms,
        phone_number: `+1 ••• ••• ${user.phone.slice(-3)}`,
      })
      expect(await countTexts(user.phone)).toBe(before)
      const sent = await send(token)
      expect(sent.data.phone_number).toBe(`+1 ••• ••• ${user.phone.slice(-3)}`)
      const { code } = await world.takeMail(user.phone)
      expect(sent.text).not.toContain(code)
      expect(await countTexts(user.phone)).toBe(before + 1)
      const done = await prove(token, code ?? '', { session_duration_minutes: 45 })
      expect(done.status, done.text).toBe(200)
      const { session } = done.data
      expect(session.authentication_factors).toEqual([
        expect.objectContaining({ type: 'password' }),
        expect.objectContaining({
          ...{ type: 'otp', delivery_method: 'sms' },
          phone_number_factor: { phone_id: user.phoneId, phone_number: user.phone },
        }),
      ])
      expect(Date.parse(session.expires_at) - Date.parse(session.started_at)).toBe(45 * minute)
      expect(toError(await prove(token, code ?? ''))).toEqual(gone)
    })

    test('TX-03 nothing is turned on unless the project allows it, a stronger step stands, and the session has proved both', async () => {
      const { world } = suite
      const user = await enrol()
      const early = await world.signIn(`early-${user.email}`)
      const bare = await proveNumber(early.session_token, '+12015550901')
      const bareId = await findPhoneId(early.user_id, '+12015550901')
      expect(toError(await add(bare, bareId)), 'no stronger step').toEqual(insufficient)
      expect((await list(bare)).data.addable).toEqual(['totp'])

      expect(toError(await add(user.session, bareId)), 'of another user').toEqual([
        404,
        'phone_number_not_found',
      ])
      const byWhatsApp = await proveNumber(user.session, user.phone, 'whatsapp')
      const phoneId = await findPhoneId(user.userId, user.phone)
      expect(toError(await add(byWhatsApp, phoneId)), 'another channel').toEqual(insufficient)
      const session = await proveNumber(byWhatsApp, user.phone)
      usual.advance(world.now() - usual.now())
      expect(toError(await add(session, phoneId, usual)), 'not allowed').toEqual([
        400,
        'second_step_not_allowed',
      ])
      expect((await list(session, usual)).data.addable).toEqual([])
      world.advance(10 * minute + 1)
      const proved = await proveApp(user.secret, session)
      expect(toError(await add(proved, phoneId)), 'proved long ago').toEqual(insufficient)
      const again = await proveNumber(proved, user.phone)
      expect((await add(again, phoneId)).status).toBe(200)
      world.advance(10 * minute + 1)
      expect(toError(await add(again, phoneId)), 'by an old proof').toEqual(insufficient)
      const removed = await world.send('DELETE', '/second_steps/sms', undefined, {
        session: again,
      })
      expect(toError(removed), 'by an old proof').toEqual(insufficient)
    })

    test('TX-04 a session from before the app turns nothing on without the app, whatever number it proves', async () => {
      const { world } = suite
      const email = 'two-browsers@example.com'
      const { session_token: thief, user_id: userId } = await world.signIn(email)
      const own = String((await world.signIn(email)).session_token)
      const proved = await proveNumber(thief, '+12015550902')
      const app = (await world.post('/totps', {}, { session: own })).data
      await proveApp(app.secret, own)
      const phoneId = await findPhoneId(userId, '+12015550902')
      expect(toError(await add(proved, phoneId))).toEqual(insufficient)
      expect((await readUser(userId))?.credentials.phones[0]).toMatchObject({
        stepBeside: null,
      })
    })

    test('TX-05 a sign-in that a phone began is not completed by one, and none is sent', async () => {
      const { world } = suite
      const user = await turnOn()
      for (const channel of ['sms', 'whatsapp']) {
        const { code: token, methodId: method_id } = await world.textCode(user.phone, channel)
        const body = { token, method_id, session_duration_minutes: 60 }
        const first = await world.post('/otps/authenticate', body)
        expect(readSteps(first), channel).toEqual(stronger)
        const waiting = String(first.data.error_details.intermediate_session_token)
        expect(toError(await send(waiting)), channel).toEqual(insufficient)
        expect((await get(waiting)).data.phone_number).toBeUndefined()
      }
    })

    test('TX-06 a code belongs to one sign-in, the newest counts, and five wrong ones void it and lock the number', async () => {
      const user = await turnOn()
      const [one, other] = [await beginBySms(user), await begin(user.email)]
      expect(toError(await prove(other, one.code))).toEqual(wrong)
      expect(toError(await prove(one.token, 'abc123'))).toEqual([400, 'invalid_code'])
      await send(one.token)
      const { code = '' } = await suite.world.takeMail(user.phone)
      if (code !== one.code) expect(toError(await prove(one.token, one.code))).toEqual(wrong)
      expect((await prove(one.token, code ?? '')).status).toBe(200)
      const next = await beginBySms(user)
      for (let guess = 0; guess < 5; guess++) {
        expect(toError(await prove(next.token, toWrongCode(next.code)))).toEqual(wrong)
      }
      expect(toError(await prove(next.token, next.code))).toEqual([429, 'user_lock_limit_reached'])
      // the lock is that of the number, and the app goes on
      const totp_code = codeOf(user.secret)
      const byApp = { totp_code, intermediate_session_token: next.token }
      expect((await suite.world.post('/totps/authenticate', byApp)).status).toBe(200)
    })

    test('TX-07 it is not accepted while the project does not list it, and the app is still asked', async () => {
      const { world } = suite
      const user = await turnOn()
      const { token, code } = await beginBySms(user)
      usual.advance(world.now() - usual.now())
      const call = (path: string, more: object = {}) =>
        usual.post(`/second_steps${path}`, { intermediate_session_token: token, ...more })
      expect(readSteps(await logIn(usual, user.email))).toEqual(stronger)
      expect((await call('')).data.second_steps).toEqual(stronger)
      expect(toError(await call('/sms'))).toEqual(insufficient)
      expect(toError(await call('/sms/authenticate', { code }))).toEqual(wrong)
    })

    test.each(
      takeRows(Object.keys(endings), [
        'its user turns it off',
        'its user removes the app',
        'the host removes the number',
        '“This was not me” of it',
      ]),
    )('TX-08 it ends when %s, and does not come back', async (name) => {
      const user = await turnOn()
      const { token, code } = await beginBySms(user)
      // what ends it needs a proof of the app, as for any removal
      const session = await proveApp(user.secret, user.session)
      await endings[name]?.(suite, { ...user, session })
      expect([gone, wrong]).toContainEqual(toError(await prove(token, code)))
      const phones = (await readUser(user.userId))?.credentials.phones
      expect(phones?.some(({ stepBeside }) => stepBeside !== null)).toBe(false)
      const hasApp = (await readUser(user.userId))?.credentials.totps.some((app) => app.verified)
      if (!hasApp) await addApp(user.email)
      suite.world.advance(step)
      expect(readSteps(await logIn(suite.world, user.email))).toEqual(stronger)
    })

    test('TX-09 a row that names a step which is gone counts for nothing, however it went', async () => {
      const { world } = suite
      const user = await turnOn()
      const { token, code } = await beginBySms(user)
      const { projectId } = world.project
      await fixture.storage.totps.remove(projectId, user.userId, user.totpId)
      expect(toError(await prove(token, code))).toEqual(wrong)
      await addApp(user.email)
      world.advance(step)
      expect(readSteps(await logIn(world, user.email))).toEqual(stronger)
    })

    test('TX-10 it goes on beside a new phone, which takes the place of the old one', async () => {
      const { world } = suite
      const user = await turnOn()
      const session = await proveApp(user.secret, user.session)
      const own = { session }
      const app = (await world.post('/totps', { replace: true }, own)).data
      const body = { totp_id: app.totp_id, totp_code: codeOf(app.secret) }
      expect((await world.post('/totps/check', body, own)).status).toBe(200)
      const done = await world.post('/totps/complete', { totp_id: app.totp_id }, own)
      expect(done.status, done.text).toBe(200)
      world.advance(step)
      expect(readSteps(await logIn(world, user.email))).toEqual(withSms)
    })

    test('TX-11 it ends with the days of a user who has lost every second step', async () => {
      const { world } = suite
      const user = await turnOn()
      const token = await begin(user.email)
      const call = (path: string, more: object = {}) =>
        world.post(`/second_steps/way_back${path}`, { intermediate_session_token: token, ...more })
      expect((await call('')).status).toBe(200)
      while ((await world.service.deliverNow()) > 0);
      const code = world.inbox.list(user.email).find((mail) => mail.code !== null)?.code
      expect((await call('/start', { code })).status).toBe(200)
      world.advance(7 * day + 1)
      await sendRecoveryLinks(world)
      await addApp(user.email)
      world.advance(step)
      expect(readSteps(await logIn(world, user.email))).toEqual(stronger)
    })

    test('TX-12 it does not suffice to take the app away or to read its recovery codes', async () => {
      const { world } = suite
      const user = await turnOn()
      const { token, code } = await beginBySms(user)
      const done = await prove(token, code, { session_duration_minutes: 60 })
      const own = { session: String(done.data.session_token) }
      const remove = () => world.send('DELETE', `/users/totps/${user.totpId}`, undefined, own)
      expect(toError(await remove())).toEqual(insufficient)
      expect(toError(await world.post('/totps', { replace: true }, own))).toEqual(insufficient)
      const codes = await world.post('/totps/recovery_codes', undefined, own)
      expect(toError(codes)).toEqual(insufficient)
      expect((await readUser(user.userId))?.credentials.totps).toHaveLength(1)
      const session = await proveApp(user.secret, own.session)
      const after = { session }
      const removed = await world.send('DELETE', `/users/totps/${user.totpId}`, undefined, after)
      expect(removed.status, removed.text).toBe(200)
    })

    test('TX-13 beside a passkey it needs the recovery codes of the account, and a project that asks for the passkey', async () => {
      const { world } = suite
      const { projectId } = world.project
      const required = await fixture.start({
        startAt: world.now(),
        project: {
          projectId,
          phones: { countries: ['US'] },
          factors: { ...smsFactors, require: 'required' },
        },
      })
      const email = 'by-passkey@example.com'
      const phone = '+12015550903'
      const device = createAuthenticator({ origin: pageOrigin })
      const { session: first, userId } = await enrolPasskey(world, device, email)
      const changed = await world.post(
        '/passwords/session/reset',
        { password: good },
        { session: first },
      )
      const session = String(changed.data.session_token)
      const made = await world.post('/recovery_codes', undefined, { session })
      expect(made.status, made.text).toBe(200)
      const proved = await proveNumber(session, phone)
      const phoneId = await findPhoneId(userId, phone)
      expect(toError(await add(proved, phoneId)), 'not asked for').toEqual(insufficient)
      required.advance(world.now() - required.now())
      const added = await add(proved, phoneId, required)
      expect(added.status, added.text).toBe(200)
      const logInThere = async () => readSteps(await logIn(required, email))
      expect(await logInThere()).toEqual(['passkey', 'recovery_code', 'sms'])
      // other codes are made, and it goes on beside them
      const others = await required.post('/recovery_codes', undefined, { session: proved })
      expect(others.status, others.text).toBe(200)
      expect(await logInThere()).toEqual(['passkey', 'recovery_code', 'sms'])
      await fixture.storage.accountCodes.removeAll(projectId, userId)
      expect(toError(await logIn(required, email))[0]).toBe(403)
      expect((await logInThere()) ?? []).not.toContain('sms')
    })

    test('TX-14 codes go to the countries of the project alone, and no more than to any number', async () => {
      const { world } = suite
      const user = await turnOn()
      const { projectId } = world.project
      const elsewhere = await fixture.start({
        startAt: world.now(),
        project: {
          projectId,
          factors: smsFactors,
          phones: { countries: ['DE'] },
        },
      })
      const refused = await elsewhere.post('/second_steps/sms', {
        intermediate_session_token: await begin(user.email, elsewhere),
      })
      expect(toError(refused)).toEqual([400, 'invalid_phone_number_country_code'])
      const rare = await fixture.start({
        startAt: world.now() + day,
        project: {
          projectId,
          factors: smsFactors,
          phones: { countries: ['US'] },
          rates: { ...createTestProject().rates, sendPerAddress: { max: 1, perSeconds: 3_600 } },
        },
      })
      const statuses = []
      for (let i = 0; i < 2; i++) {
        const intermediate_session_token = await begin(user.email, rare)
        const sent = await rare.post('/second_steps/sms', { intermediate_session_token })
        statuses.push(sent.status)
      }
      expect(statuses).toEqual([200, 429])
    })

    test('TX-15 the device is remembered if its user wants it, until text messages are turned on anew', async () => {
      const { world } = suite
      const user = await turnOn()
      const { token, code } = await beginBySms(user)
      const done = await prove(token, code, { remember_device: true })
      const set = [done.headers['set-cookie'] ?? []].flat().map(String)
      const cookie = set.find((one) => one.startsWith('__Host-portico_device'))?.split(';')[0] ?? ''
      expect(done.status, done.text).toBe(200)
      const body = { email: user.email, password: good, session_duration_minutes: 30 }
      const logInThere = () => world.post('/passwords/authenticate', body, { headers: { cookie } })
      expect((await logInThere()).status).toBe(200)
      const session = await proveNumber(await proveApp(user.secret, user.session), user.phone)
      expect((await add(session, user.phoneId)).status).toBe(200)
      expect(toError(await logInThere())).toEqual(asked)
    })
  },
)
