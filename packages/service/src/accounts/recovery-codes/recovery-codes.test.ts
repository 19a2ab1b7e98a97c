import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer, TestService } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import { better, isAlive, passwordRedirectUrls, takeReset } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { runSql } from '../../testing/run-sql.ts'

const minute = 60_000
const wrong = [401, 'unable_to_authenticate_recovery_code']
const unknownCode = 'aaaa-bbbb-cccc-dddd'
const usedSubject = 'Someone signed in to your Example account with a recovery code'
const madeSubject = 'New recovery codes were made for your Example account'

let count = 0
/** Signs a user up who makes codes, and then has no session. */
async function enrol(world: TestService) {
  count += 1
  const email = `owner-${count}@example.com`
  const first = await world.signIn(email)
  const session = String(first.session_token)
  const made = await world.post('/recovery_codes', undefined, { session })
  expect(made.status, made.text).toBe(200)
  const codes: string[] = made.data.recovery_codes
  return { email, session, codes, userId: String(first.user_id) }
}
const signIn = (world: TestService, body: object, ip?: string) =>
  world.post('/recovery_codes/authenticate', body, { ...(ip && { ip }) })
const toError = ({ status, data }: TestAnswer) => [status, data.error_type]

describe.each(pickEngines('sqlite'))('recovery codes on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const countLeft = async (world: TestService, session: string) =>
    (await world.get('/recovery_codes', { session })).data.codes_left
  const findMail = async (world: TestService, email: string, subject: string) => {
    await world.service.deliverNow()
    return world.inbox.list(email).find((mail) => mail.subject === subject)
  }

  test('RC-01 ten codes are shown once, and none is stored as it is written', async () => {
    const world = await fixture.start()
    const { codes, session, userId } = await enrol(world)
    expect(new Set(codes).size).toBe(10)
    const rows = await runSql(fixture.database, 'select * from account_codes where user_id = ?', [
      userId,
    ])
    expect(rows).toHaveLength(10)
    const stored = JSON.stringify(rows)
    for (const code of codes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replaceAll('-', ''))
    }
    expect(await countLeft(world, session)).toBe(10)
  })

  test('RC-03 the session that a code starts adds an address and makes it the primary one', async () => {
    const world = await fixture.start()
    const { email, codes, userId } = await enrol(world)
    const answer = await signIn(world, {
      email,
      recovery_code: codes[3]?.toUpperCase().replaceAll('-', ' '),
    })
    expect([answer.data.user_id, answer.data.codes_left]).toEqual([userId, 9])
    expect(answer.data.session.authentication_factors).toEqual([
      expect.objectContaining({
        type: 'recovery_codes',
        delivery_method: 'recovery_code',
        recovery_code_factor: { totp_recovery_code_id: expect.stringMatching(/^totp-recovery/) },
      }),
    ])
    const session = String(answer.data.session_token)
    const fresh = `fresh-${count}@example.com`
    const asked = await world.post('/users/emails', { email: fresh }, { session })
    const code = (await world.takeMail(fresh)).code
    const proof = { code, method_id: asked.data.method_id }
    const added = await world.post('/users/emails/prove', proof, { session })
    expect(added.status, added.text).toBe(200)
    const path = `/users/emails/${added.data.email_id}/make_primary`
    const primary = await world.post(path, undefined, { session })
    expect(primary.data.__user.emails[0].email).toBe(fresh)
  })

  test('RC-04 a verified phone number identifies the account as its address does', async () => {
    const world = await fixture.start({ project: { phones: { countries: ['US'] } } })
    const { session, codes, userId } = await enrol(world)
    const phone_number = `+1201555${1_000 + count}`
    const sent = await world.post('/otps/sms/send/secondary', { phone_number }, { session })
    const { code: token } = await world.takeMail(phone_number)
    const body = { token, method_id: sent.data.method_id, session_duration_minutes: 60 }
    expect((await world.post('/otps/authenticate', body, { session })).status).toBe(200)
    const answer = await signIn(world, { phone_number, recovery_code: codes[0] })
    expect(answer.data.user_id).toBe(userId)
    for (const both of [{}, { phone_number, email: 'x@example.com' }]) {
      const refused = await signIn(world, { ...both, recovery_code: codes[1] })
      expect(toError(refused)).toEqual([400, 'invalid_recovery_identifier'])
    }
  })

  test('RC-05 new codes end the earlier ones, which need a proof at most 10 minutes old', async () => {
    const world = await fixture.start()
    const { email, session, codes } = await enrol(world)
    world.advance(10 * minute + 1)
    const late = await world.post('/recovery_codes', undefined, { session })
    expect(toError(late)).toEqual([403, 'insufficient_factors'])
    world.advance(-10 * minute)
    const again = await world.post('/recovery_codes', undefined, { session })
    expect(toError(await signIn(world, { email, recovery_code: codes[0] }))).toEqual(wrong)
    const recovery_code = again.data.recovery_codes[0]
    expect((await signIn(world, { email, recovery_code })).status).toBe(200)
  })

  test('RC-06 wrong codes lock their sender out for a while, and nobody else', async () => {
    const world = await fixture.start()
    const { email, codes } = await enrol(world)
    const thief = '198.51.100.77'
    const guess = () => signIn(world, { email, recovery_code: unknownCode }, thief)
    for (let n = 0; n < 5; n++) expect(toError(await guess())).toEqual(wrong)
    const locked = await signIn(world, { email, recovery_code: codes[0] }, thief)
    expect(toError(locked)).toEqual([429, 'user_lock_limit_reached'])
    const own = await signIn(world, { email, recovery_code: codes[0] })
    expect(own.status, own.text).toBe(200)
    const unknown = () =>
      signIn(world, { email: 'unknown@example.com', recovery_code: unknownCode }, thief)
    for (let n = 0; n < 5; n++) expect(toError(await unknown())).toEqual(wrong)
    expect(toError(await unknown())).toEqual([429, 'user_lock_limit_reached'])
  })

  test('RC-07 every address is told, and its button takes back the sign-in, what followed, and the other codes', async () => {
    const world = await fixture.start()
    const { email, codes, userId } = await enrol(world)
    const { projectId } = world.project
    const second = `second-${email}`
    await insertEmail(fixture.database, { projectId, userId }, second, true)
    world.advance(1_000)
    const thief = String(
      (await signIn(world, { email, recovery_code: codes[0] })).data.session_token,
    )
    const mine = `thief-${count}@example.com`
    world.advance(1_000)
    const asked = await world.post('/users/emails', { email: mine }, { session: thief })
    const proof = { code: (await world.takeMail(mine)).code, method_id: asked.data.method_id }
    await world.post('/users/emails/prove', proof, { session: thief })
    const mail = await findMail(world, second, usedSubject)
    expect(mail?.text).toContain('Codes left: 9')
    expect(await findMail(world, email, usedSubject)).toBeDefined()
    const done = await pressNotMe(world, { links: mail?.links ?? [] })
    expect(done.text).toContain('The changes were taken back')
    const user = await world.storage.users.findById(projectId, userId)
    expect(user?.emails.map((one) => one.email).toSorted()).toEqual([email, second].toSorted())
    expect(await isAlive(world, thief)).toBe(false)
    expect(toError(await signIn(world, { email, recovery_code: codes[1] }))).toEqual(wrong)
  })

  test('RC-08 the notice of new codes takes them back, and ends the session that made them', async () => {
    const world = await fixture.start()
    const { email, session, codes } = await enrol(world)
    const mail = await findMail(world, email, madeSubject)
    const done = await pressNotMe(world, { links: mail?.links ?? [] })
    expect(done.text).toContain('Those recovery codes no longer work')
    expect(await isAlive(world, session)).toBe(false)
    expect(toError(await signIn(world, { email, recovery_code: codes[0] }))).toEqual(wrong)
    // A mail about earlier codes does nothing to later ones.
    const later = String((await world.signIn(email)).session_token)
    const made = await world.post('/recovery_codes', undefined, { session: later })
    expect((await pressNotMe(world, { links: mail?.links ?? [] })).text).toContain(
      'This has changed since',
    )
    const recovery_code = made.data.recovery_codes[0]
    expect((await signIn(world, { email, recovery_code })).status).toBe(200)
  })

  test('RC-09 an account that an authenticator app protects is not opened by a code alone, and its new codes are those of the app', async () => {
    const world = await fixture.start()
    const { email, codes, session: begun } = await enrol(world)
    const app = await world.post('/totps', {}, { session: begun })
    const totp = new TOTP({ secret: Secret.fromBase32(app.data.secret) })
    const totp_code = totp.generate({ timestamp: world.now() })
    const proved = await world.post('/totps/authenticate', { totp_code }, { session: begun })
    const session = String(proved.data.session_token)
    expect(toError(await signIn(world, { email, recovery_code: codes[0] }))).toEqual(wrong)
    expect(await countLeft(world, session)).toBe(10)
    const made = await world.post('/recovery_codes', undefined, { session })
    expect(made.status, made.text).toBe(200)
    const [recovery_code] = made.data.recovery_codes
    expect(toError(await signIn(world, { email, recovery_code }))).toEqual(wrong)
    const listed = await world.post('/totps/recovery_codes', undefined, { session })
    expect(listed.data.totps[0].recovery_codes).toEqual(made.data.recovery_codes)
    const old = app.data.recovery_codes[0]
    const refused = await world.post('/totps/recover', { recovery_code: old }, { session })
    expect(toError(refused)).toEqual(wrong)
    expect((await world.post('/totps/recover', { recovery_code }, { session })).status).toBe(200)
    // The codes from before the app are gone for good.
    await world.send('DELETE', `/users/totps/${app.data.totp_id}`, undefined, { session })
    expect(toError(await signIn(world, { email, recovery_code: codes[0] }))).toEqual(wrong)
  })

  test.each([
    ['in a session', 'recover'],
    ['beside a password that is reset', 'reset'],
  ] as const)(
    'RC-12 a code of the app that is used %s is told to every address, and the button takes back what followed and the other codes',
    async (_, way) => {
      const world = await fixture.start({ project: { redirectUrls: passwordRedirectUrls } })
      count += 1
      const email = `app-owner-${count}@example.com`
      const { session_token: begun, user_id: userId } = await world.signIn(email)
      const second = `second-${email}`
      await insertEmail(
        fixture.database,
        { projectId: world.project.projectId, userId },
        second,
        true,
      )
      const app = await world.post('/totps', {}, { session: begun })
      const totp = new TOTP({ secret: Secret.fromBase32(app.data.secret) })
      const proof = { totp_code: totp.generate({ timestamp: world.now() }) }
      const verified = await world.post('/totps/authenticate', proof, { session: begun })
      const own = String(verified.data.session_token)
      world.advance(1_000)
      const [recovery_code, other] = app.data.recovery_codes
      const used =
        way === 'recover'
          ? await world.post('/totps/recover', { recovery_code }, { session: own })
          : await world.post('/passwords/email/reset', {
              token: await takeReset(world, email),
              password: better,
              session_duration_minutes: 60,
              recovery_code,
            })
      expect(used.status, used.text).toBe(200)
      const mail = await findMail(world, second, usedSubject)
      expect(mail?.text).toContain('Codes left: 9')
      expect(await findMail(world, email, usedSubject)).toBeDefined()
      const done = await pressNotMe(world, { links: mail?.links ?? [] })
      expect(done.text).toContain('The changes were taken back')
      expect(await isAlive(world, String(used.data.session_token))).toBe(false)
      const again = String((await world.signIn(email)).session_token)
      const refused = await world.post(
        '/totps/recover',
        { recovery_code: other },
        { session: again },
      )
      expect(toError(refused)).toEqual(wrong)
    },
  )

  test('RC-13 a user who has used all codes is told from one who never made any, also when used codes are pruned', async () => {
    const world = await fixture.start()
    const count = async (session: string) => (await world.get('/recovery_codes', { session })).data
    const other = await world.signIn('never-made@example.com')
    expect(await count(other.session_token)).toMatchObject({ codes_left: 0, has_made_codes: false })
    const { email, session, codes, userId } = await enrol(world)
    expect(await count(session)).toMatchObject({ codes_left: 10, has_made_codes: true })
    for (const recovery_code of codes) {
      expect((await signIn(world, { email, recovery_code })).status).toBe(200)
    }
    expect(await count(session)).toMatchObject({ codes_left: 0, has_made_codes: true })
    await world.storage.accountCodes.prune(world.now() + 1, 500)
    const left = await world.storage.accountCodes.listIds(world.project.projectId, userId)
    expect(left).toHaveLength(1)
    expect(await count(session)).toMatchObject({ codes_left: 0, has_made_codes: true })
  })

  test('RC-10 a blocked user is told so only with a right code, which stays unused', async () => {
    const { world, host } = await fixture.startHost()
    const { email, userId, codes } = await enrol(world)
    const body = { email, recovery_code: codes[0] }
    await host.put(`/users/${userId}/block`)
    expect(toError(await signIn(world, { email, recovery_code: unknownCode }))).toEqual(wrong)
    expect(toError(await signIn(world, body))).toEqual([403, 'user_blocked'])
    await host.put(`/users/${userId}/unblock`)
    expect((await signIn(world, body)).status).toBe(200)
    const actions = (await listAudit(world)).map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['recovery_codes.created', 'recovery_code.used']),
    )
  })
})

describe.each(pickEngines('postgres'))('recovery codes at once on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('RC-02 a code signs in once, however often it is sent at the same time', async () => {
    const world = await fixture.start()
    const { email, codes } = await enrol(world)
    const body = { email, recovery_code: codes[0] }
    // from many places, so that no lock hides a second use
    const sent = Array.from({ length: 50 }, (_, n) => signIn(world, body, `198.51.100.${n + 1}`))
    const answers = await Promise.all(sent)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200).map(toError)
    expect(new Set(others.map(String))).toEqual(new Set([String(wrong)]))
  })
})
