import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { toWrongCode } from '../../testing/create-test-service.ts'

const minute = 60_000

describe.each(pickEngines('sqlite'))('the host’s codes on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.startHost
  beforeAll(fixture.open)
  afterAll(fixture.close)
  type Started = Awaited<ReturnType<typeof start>>
  const send = async ({ world, host }: Started, email: string, body: object = {}) => {
    const { data } = await host.post('/otps/email/login_or_create', { email, ...body })
    return { ...data, code: (await world.takeMail(email)).code ?? '' }
  }

  test('a code is identified by its address or by the send, and signs in once', async () => {
    const started = await start()
    const { world, host } = started
    const first = await send(started, 'otp@example.com')
    expect(first.user_created).toBe(true)
    const body = { method_id: first.email_id, code: first.code, session_duration_minutes: 60 }
    const signedIn = await host.post('/otps/authenticate', body)
    expect(signedIn.data).toMatchObject({
      user_id: first.user_id,
      method_id: first.email_id,
      reset_sessions: false,
      session: { authentication_factors: [{ type: 'otp', delivery_method: 'email' }] },
    })
    expect((await host.post('/otps/authenticate', body)).data.error_type).toBe('otp_code_not_found')
    world.advance(1_000)
    const second = await send(started, 'otp@example.com')
    expect([second.user_created, second.email_id]).toEqual([false, first.email_id])
    const bySend = { method_id: second.method_id, code: second.code }
    expect((await host.post('/otps/authenticate', bySend)).data).toMatchObject({ session: null })
  })

  test('an address identifies its newest code, and the older one is void', async () => {
    const started = await start()
    const older = await send(started, 'newest@example.com')
    // Within the same millisecond as well.
    const newer = await send(started, 'newest@example.com')
    const present = (code: string) =>
      started.host.post('/otps/authenticate', { method_id: newer.email_id, code })
    if (older.code !== newer.code)
      expect((await present(older.code)).data.error_type).toBe('otp_code_not_found')
    expect((await present(newer.code)).status).toBe(200)
  })

  test('attempts through a host count against the address like those of a page', async () => {
    const started = await start()
    const { host } = started
    const sent = await send(started, 'guess@example.com')
    const present = (code: string) =>
      host.post('/otps/authenticate', { method_id: sent.email_id, code })
    for (let i = 1; i <= 5; i++)
      expect((await present(toWrongCode(sent.code, i))).data.error_type).toBe('otp_code_not_found')
    const locked = await present(sent.code)
    expect([locked.status, locked.data.error_type]).toEqual([429, 'user_lock_limit_reached'])
  })

  test('a malformed or foreign id finds no code', async () => {
    const other = createTestProject()
    const started = await start({ otherProjects: [other] })
    const foreign = await start({ project: other })
    const theirs = await send(foreign, 'theirs@example.com')
    const refusals: [object, string][] = [
      [{ method_id: theirs.email_id, code: theirs.code }, 'otp_code_not_found'],
      [{ method_id: theirs.method_id, code: theirs.code }, 'otp_code_not_found'],
      [{ method_id: 'email-test-none', code: '123456' }, 'otp_code_not_found'],
      [{ method_id: 'a b', code: '123456' }, 'invalid_method_id'],
      [{ method_id: 'x', code: '12345' }, 'invalid_code'],
      [{ method_id: 'x' }, 'bad_request'],
    ]
    for (const [body, errorType] of refusals) {
      const { data } = await started.host.post('/otps/authenticate', body)
      expect([body, data.error_type]).toEqual([body, errorType])
    }
  })

  test('an authenticator app: created, verified in a session, replaced by a recovery code', async () => {
    const started = await start()
    const { world, host } = started
    const begun = await world.signIn('app@example.com')
    const { user_id } = begun
    await host.put(`/users/${user_id}`, { external_id: `app-${engine}` })
    const created = await host.post('/totps', { user_id: `app-${engine}` })
    expect(created.data).toMatchObject({ user_id, user: { totps: [{ verified: false }] } })
    const app = new TOTP({ secret: Secret.fromBase32(created.data.secret) })
    const toCode = () => app.generate({ timestamp: world.now() })
    const proved = await host.post('/totps/authenticate', {
      user_id,
      totp_code: toCode(),
      session_jwt: begun.session_jwt,
    })
    expect(proved.data).toMatchObject({
      totp_id: created.data.totp_id,
      user: { totps: [{ verified: true }] },
      session: { session_id: begun.session.session_id },
    })
    const again = await host.post('/totps/authenticate', { user_id, totp_code: toCode() })
    expect(again.data.error_type).toBe('totp_code_already_authenticated')
    world.advance(minute)
    const alone = await host.post('/totps/authenticate', { user_id, totp_code: toCode() })
    expect(alone.data).toMatchObject({ session: null, session_token: '' })
    const twice = await host.post('/totps', { user_id })
    expect(twice.data.error_type).toBe('active_totp_exists')

    const codes = await host.post('/totps/recovery_codes', { user_id })
    expect(codes.data.totps[0].recovery_codes).toEqual(created.data.recovery_codes)
    const [recovery_code] = created.data.recovery_codes
    const recover = { user_id, recovery_code, session_duration_minutes: 60 }
    const recovered = await host.post('/totps/recover', recover)
    expect(recovered.data.session.authentication_factors[0]).toMatchObject({
      type: 'recovery_codes',
    })
    expect((await host.post('/totps/recover', recover)).data.error_type).toBe(
      'unable_to_authenticate_recovery_code',
    )
    const removed = await host.del(`/users/totps/${created.data.totp_id}`)
    expect(removed.data.user.totps).toEqual([])
    const none = await host.post('/totps/authenticate', { user_id, totp_code: '123456' })
    expect(none.data.error_type).toBe('totps_not_found_for_user')
    const nobody = await host.post('/totps/recovery_codes', { user_id: 'user-test-none' })
    expect(nobody.data.error_type).toBe('user_not_found')
  })
})
