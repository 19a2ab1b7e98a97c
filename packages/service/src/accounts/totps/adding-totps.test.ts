import { limits } from '@portico/contract'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import { better, isAlive, passwordRedirectUrls, takeReset } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'

const step = 30_000
const insufficient = [403, 'insufficient_factors']

describe.each(pickEngines('postgres'))('adding an authenticator app on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls },
  })
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
  })
  afterAll(fixture.close)

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now() })

  /** Adds an authenticator app in a session and verifies it. */
  async function add(session: string) {
    const app = (await world.post('/totps', {}, { session })).data
    const body = { totp_code: codeOf(app.secret) }
    const proved = await world.post('/totps/authenticate', body, { session })
    world.advance(step)
    const renewed: string = proved.data.session_token
    const recoveryCodes: string[] = app.recovery_codes
    return { session: renewed, recoveryCodes, secret: String(app.secret) }
  }
  const readApps = async (userId: string) =>
    (await world.storage.users.findById(world.project.projectId, userId))?.credentials.totps

  test('S14: a session whose last proof is older than ten minutes adds no app; one with a fresh proof does', async () => {
    const { session_token: session, user_id } = await world.signIn('old@example.com')
    world.advance(limits.addition.freshProofSeconds * 1_000 + 1)
    // a refresh is no proof
    await world.post('/sessions/authenticate', {}, { session })
    const refused = await world.post('/totps', {}, { session })
    expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    expect(await readApps(user_id)).toEqual([])
    const { methodId, code } = await world.sendCode('old@example.com')
    const proof = { method_id: methodId, token: code, session_duration_minutes: 30 }
    const { data } = await world.post('/otps/authenticate', proof, { session })
    world.advance(limits.addition.freshProofSeconds * 1_000)
    const added = await world.post('/totps', {}, { session: data.session_token })
    expect(added.status, added.text).toBe(200)
  })

  describe('in two steps', () => {
    const begin = async (session: string) =>
      (await world.post('/totps', {}, { session })).data as {
        totp_id: string
        secret: string
      }
    const check = (session: string, totp_id: string, totp_code: string) =>
      world.post('/totps/check', { totp_id, totp_code }, { session })
    const complete = (session: string, totp_id: string) =>
      world.post('/totps/complete', { totp_id, session_duration_minutes: 30 }, { session })
    const isOn = async (userId: string) => (await readApps(userId))?.some((app) => app.verified)

    test('a checked code turns nothing on; the completion does, and the session has proved the app', async () => {
      const { session_token: session, user_id } = await world.signIn('two-steps@example.com')
      const { totp_id, secret } = await begin(session)
      const early = await complete(session, totp_id)
      expect([early.status, early.data.error_type]).toEqual([404, 'totps_not_found_for_user'])
      const wrong = await check(session, totp_id, '000000')
      expect(wrong.data.error_type).toBe('unable_to_authenticate_totp')
      const code = codeOf(secret)
      // the answer to the first of two may have been lost
      for (const totp_code of [code, code]) {
        const checked = await check(session, totp_id, totp_code)
        expect(checked.status, checked.text).toBe(200)
      }
      expect(await isOn(user_id)).toBe(false)
      const done = await complete(session, totp_id)
      expect(done.status, done.text).toBe(200)
      expect(done.data.totp_id).toBe(totp_id)
      expect(await isOn(user_id)).toBe(true)
      const own = { session: done.data.session_token }
      const { data } = await world.get('/totps', own)
      const [app] = data.totps
      expect(app).toMatchObject({ totp_id, verified: true, codes_left: limits.totp.recoveryCodes })
      expect(Date.parse(app.created_at)).toBe(world.now())
      // a code is good once
      const again = await world.post('/totps/authenticate', { totp_code: code }, own)
      expect(again.data.error_type).toBe('totp_code_already_authenticated')
    })

    test('an app that another window has replaced is neither checked nor completed', async () => {
      const { session_token: session, user_id } = await world.signIn('two-windows@example.com')
      const first = await begin(session)
      await check(session, first.totp_id, codeOf(first.secret))
      const second = await begin(session)
      const answers = [
        await complete(session, first.totp_id),
        await check(session, first.totp_id, codeOf(first.secret)),
        await check(session, first.totp_id, codeOf(second.secret)),
        await complete(session, second.totp_id),
      ]
      expect(answers.map(({ data }) => data.error_type)).toEqual(
        Array(4).fill('totps_not_found_for_user'),
      )
      expect(await isOn(user_id)).toBe(false)
    })

    test('a checked app is completed neither by a session whose proof is old, nor by another user, nor after its time', async () => {
      const { session_token: session, user_id } = await world.signIn('left-half-way@example.com')
      const { totp_id, secret } = await begin(session)
      await check(session, totp_id, codeOf(secret))
      const other = await world.signIn('other-completes@example.com')
      const foreign = await complete(other.session_token, totp_id)
      expect(foreign.data.error_type).toBe('totps_not_found_for_user')
      world.advance(limits.addition.freshProofSeconds * 1_000 + 1)
      const old = await complete(session, totp_id)
      expect([old.status, old.data.error_type]).toEqual(insufficient)
      world.advance(limits.totp.defaultMinutes * 60_000)
      const fresh = await world.signIn('left-half-way@example.com')
      const late = await complete(fresh.session_token, totp_id)
      expect(late.data.error_type).toBe('totps_not_found_for_user')
      expect(await isOn(user_id)).toBe(false)
    })

    test('wrong codes of a new app are counted, and the sixth is not looked at', async () => {
      const { session_token: session } = await world.signIn('guesses@example.com')
      const { totp_id } = await begin(session)
      const guess = async () => (await check(session, totp_id, '000000')).data.error_type
      const tries = Array.from({ length: limits.totp.maxTries }, () => guess)
      for (const one of tries) expect(await one()).toBe('unable_to_authenticate_totp')
      expect(await guess()).toBe('user_lock_limit_reached')
    })
  })

  test('S14: the owner gets a notice of a verified app at every proved address', async () => {
    const owner = await world.signIn('hears@example.com')
    const person = { userId: String(owner.user_id), projectId: world.project.projectId }
    await insertEmail(fixture.opened.database, person, 'second@example.com', true)
    await insertEmail(fixture.opened.database, person, 'stranger@example.com', false)
    await world.post('/totps', {}, { session: owner.session_token })
    await world.service.deliverNow()
    const subject = 'An authenticator app was added to your Example account'
    const hasHeard = (email: string) => world.inbox.list(email).some((m) => m.subject === subject)
    expect(hasHeard('hears@example.com')).toBe(false)
    await add(owner.session_token)
    await world.service.deliverNow()
    expect(['hears', 'second', 'stranger'].map((name) => hasHeard(`${name}@example.com`))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('S14: its undo removes the app without a code of it, and ends every session that added or used it, also by a recovery code', async () => {
    const email = 'takes-back@example.com'
    const owner = await world.signIn(email)
    const thief = await add((await world.signIn(email)).session_token)
    const mail = await world.takeMail(email)
    expect(mail.subject).toBe('An authenticator app was added to your Example account')
    const [recovery_code] = thief.recoveryCodes
    const byCode = await world.post(
      '/totps/recover',
      { recovery_code },
      { session: (await world.signIn(email)).session_token },
    )
    expect(byCode.status, byCode.text).toBe(200)
    const token = await takeReset(world, email)
    const reset = () =>
      world.post('/passwords/email/reset', {
        token,
        password: better,
        session_duration_minutes: 30,
      })
    expect((await reset()).data.error_type).toBe('insufficient_factors')

    const done = await pressNotMe(world, mail)
    expect([done.status, done.text.includes('The authenticator app is removed')]).toEqual([
      200,
      true,
    ])
    expect(await readApps(owner.user_id)).toEqual([])
    const sessions = [thief.session, byCode.data.session_token, owner.session_token]
    expect(await Promise.all(sessions.map((one) => isAlive(world, one)))).toEqual([
      false,
      false,
      true,
    ])
    expect((await reset()).status).toBe(200)
  })

  test('S14: the undo of an app that its thief deleted meanwhile ends the sessions that used it, and leaves a later app', async () => {
    const email = 'too-late@example.com'
    const owner = await world.signIn(email)
    const thief = await add((await world.signIn(email)).session_token)
    const mail = await world.takeMail(email)
    const [recovery_code] = thief.recoveryCodes
    const began: string = (await world.signIn(email)).session_token
    const byCode = await world.post('/totps/recover', { recovery_code }, { session: began })
    const [app] = (await readApps(owner.user_id)) ?? []
    const path = `/users/totps/${app?.totpId}`
    const deleted = await world.send('DELETE', path, undefined, { session: thief.session })
    expect(deleted.status, deleted.text).toBe(200)
    const later = await add((await world.signIn(email)).session_token)
    const [recovery] = later.recoveryCodes
    const own = await world.post(
      '/totps/recover',
      { recovery_code: recovery },
      { session: (await world.signIn(email)).session_token },
    )
    expect((await pressNotMe(world, mail)).status).toBe(200)
    const sessions = [thief.session, byCode.data.session_token, own.data.session_token]
    expect(await Promise.all(sessions.map((one) => isAlive(world, one)))).toEqual([
      false,
      false,
      true,
    ])
    expect(await readApps(owner.user_id)).toHaveLength(1)
  })
})
