import { engines, openTestStorage } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import { type TestService, toBasic } from '../testing/create-test-service.ts'
import { runSql } from '../testing/run-sql.ts'

const tables = [
  ...['users', 'user_emails', 'sessions', 'challenges', 'attempts', 'rates', 'outbox'],
  ...['events', 'signing_keys', 'totps', 'recovery_codes', 'audit', 'passwords', 'imports'],
  ...['phone_numbers', 'phone_traffic'],
]

describe.each(engines)('a stolen copy of the database on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let alive: Awaited<ReturnType<typeof fill>>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start({ project: { phones: { countries: ['US'] } } })
    alive = await fill()
  })
  afterAll(fixture.close)

  /** Creates one of each secret that a thief could use. */
  const fill = async () => {
    const { session_token, session_jwt } = await world.signIn('victim@example.com')
    const app = (await world.post('/totps', {}, { session: session_token })).data
    const totp_code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({
      timestamp: world.now(),
    })
    const proved = await world.post(
      '/totps/authenticate',
      { totp_code },
      { session: session_token },
    )
    const link = await world.sendLink('victim@example.com')
    const { code, methodId } = await world.sendCode('victim@example.com')
    const text = await world.textCode('+12015550123')
    // Unsent messages: the outbox still holds their secrets.
    await world.post('/magic_links/email/login_or_create', { email: 'victim@example.com' })
    await world.post('/otps/email/login_or_create', { email: 'second@example.com' })
    await world.post('/otps/sms/login_or_create', { phone_number: '+12015550124' })
    const session: string = proved.data.session_token
    return {
      session,
      methodId,
      secrets: [session, session_token, session_jwt, link, app.secret, ...app.recovery_codes],
      codes: [code, text.code],
    }
  }

  const dump = async () => {
    const rows = await Promise.all(
      tables.map((table) => runSql(fixture.database, `select * from ${table}`)),
    )
    return rows.flat()
  }

  /** Collects the texts of all rows, whole and split into parts. */
  const toTexts = (rows: readonly Readonly<Record<string, unknown>>[]) => {
    const values = rows.flatMap((row) => Object.values(row)).map(String)
    const parts = values.flatMap((value) => value.split(/["',:{}[\]\s]+/))
    return [...new Set([...values, ...parts])].filter(
      (text) => text.length > 3 && text.length < 1_024 && /^[\x20-\x7e]+$/.test(text),
    )
  }

  test('has nothing readable of what was sent, sealed or not', async () => {
    const sent = await runSql(
      fixture.database,
      "select sealed_payload from outbox where state = 'sent'",
    )
    expect(sent.length).toBeGreaterThan(0)
    for (const row of sent) expect(row).toEqual({ sealed_payload: '' })
  })

  test('keeps the content of a message that was given up until it expires, and no longer', async () => {
    const { outbox } = world.storage
    const email = 'third@example.com'
    await world.post('/otps/email/login_or_create', { email })
    const [row] = await runSql(
      fixture.database,
      `select message_id, expires_at from outbox where to_address = '${email}'`,
    )
    const [messageId, expiresAt] = [String(row?.message_id), Number(row?.expires_at)]
    const readPayload = async () => {
      const [kept] = await runSql(
        fixture.database,
        `select sealed_payload from outbox where message_id = '${messageId}'`,
      )
      return kept?.sealed_payload
    }
    await outbox.markFailed(messageId, { retryAt: null, reason: '550' })
    await outbox.claim({ now: expiresAt - 1, leaseMs: 1, limit: 0 })
    expect(await readPayload()).toMatch(/^v1\./)
    await outbox.claim({ now: expiresAt, leaseMs: 1, limit: 0 })
    expect(await readPayload()).toBe('')
  })

  test('OTP-11 SES-17 holds none of the live secrets', async () => {
    const { secrets, codes, session } = alive
    const rows = await dump()
    const text = JSON.stringify(rows)
    for (const code of codes) expect(toTexts(rows)).not.toContain(code)
    expect(text).toContain('victim@example.com')
    for (const secret of secrets) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(secret.replaceAll('-', ''))
    }
    expect((await world.get('/users/me', { session })).status).toBe(200)
  })

  test('SES-17 holds no value that works as a credential anywhere', async () => {
    const { session, methodId } = alive
    const texts = toTexts(await dump())
    expect(texts.length).toBeGreaterThan(100)
    const { projectId } = world.project
    for (const text of texts) {
      const headers = { authorization: toBasic(projectId, text) }
      const answers = await Promise.all([
        world.get('/users/me', { session: text }),
        world.post('/magic_links/authenticate', { token: text }),
        world.post('/otps/authenticate', { token: text.slice(0, 6), method_id: methodId }),
        world.post('/impersonation/authenticate', { impersonation_token: text }),
        world.post('/totps/recover', { recovery_code: text.slice(0, 64) }, { session }),
        world.post('/totps/authenticate', { totp_code: text.slice(0, 6) }, { session }),
        world.post('/v1/sessions/authenticate', { session_token: text }, { headers }),
      ])
      for (const { status } of answers)
        if (status < 400) expect.unreachable(`"${text}" was accepted.`)
    }
    expect((await world.get('/users/me', { session })).status).toBe(200)
  }, 180_000)
})
