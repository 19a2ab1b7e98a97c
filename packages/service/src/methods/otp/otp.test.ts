import { isLongRun } from '@portico/testkit/run'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows } from '../../testing/count-rows.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { type TestService, toWrongCode } from '../../testing/create-test-service.ts'

const send = '/otps/email/login_or_create'
const authenticate = '/otps/authenticate'

const guess = (world: TestService, methodId: string, token: unknown) =>
  world.post(authenticate, { token, method_id: methodId })

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('passcodes on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  const errorOf = async (answer: Promise<{ data: { error_type?: string } }>) =>
    (await answer).data.error_type

  test('a new user signs up with a code and a known one logs in, each with a different mail', async () => {
    const world = await start()
    const first = await world.sendCode('ada@example.com')
    const answer = await world.post(authenticate, {
      token: first.code,
      method_id: first.methodId,
      session_duration_minutes: 30,
    })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      method_id: first.methodId,
      user: { status: 'active', emails: [{ verified: true }] },
      session: { authentication_factors: [{ type: 'otp', delivery_method: 'email' }] },
    })
    await world.sendCode('ada@example.com')
    const [login, signup] = world.inbox.list('ada@example.com')
    expect(signup?.text).toContain('Your sign-up code')
    expect(login?.text).toContain('Your sign-in code')
    expect([login?.links, signup?.links]).toEqual([[], []])
  })

  test('the mail goes to the address as stored, not to an equivalent spelling', async () => {
    const world = await start()
    await world.sendCode('Grace.Hopper@Example.com')
    await world.post(send, { email: 'ｇrace.hopper＠example.com' })
    await world.service.deliverNow()
    expect(world.inbox.list().map(({ to }) => to)).toEqual([
      'Grace.Hopper@Example.com',
      'Grace.Hopper@Example.com',
    ])
  })

  test('every send has a method id of its own', async () => {
    const world = await start()
    const first = await world.sendCode('ids@example.com')
    const second = await world.sendCode('ids@example.com')
    expect(first.methodId).not.toBe(second.methodId)
  })

  test('no code can be read from the database', async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('rest@example.com')
    const row = await world.storage.challenges.findAny(
      world.project.projectId,
      'passcode',
      methodId,
    )
    expect(row?.secretHash).toMatch(/^[0-9a-f]{64}$/)
    expect(row?.secretHash).not.toContain(code)
    expect(JSON.stringify(row?.payload)).not.toContain(code)
  })

  test('OTP-01 only five attempts are checked, then the code is void and the address locked', async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('brute@example.com')
    const errors: (string | undefined)[] = []
    for (let i = 1; i <= (isLongRun ? 1_000 : 12); i++) {
      const answer = await guess(world, methodId, toWrongCode(code, i))
      errors.push(answer.data.error_type)
      if (i > 5) expect(Number(answer.headers['retry-after'])).toBe(30)
    }
    expect(errors.slice(0, 5)).toEqual(Array(5).fill('otp_code_not_found'))
    expect(new Set(errors.slice(5))).toEqual(new Set(['user_lock_limit_reached']))
    expect(await errorOf(guess(world, methodId, code))).toBe('user_lock_limit_reached')
    world.advance(30_000)
    expect(await errorOf(guess(world, methodId, code))).toBe('otp_code_not_found')
    const { user_id } = { user_id: (await userOf(world, 'brute@example.com'))?.userId ?? '' }
    expect(await countRows(fixture.database, 'sessions', { user_id })).toBe(0)
  })

  test('OTP-01 the lock doubles from 30 seconds to an hour, and ends with the right code', async () => {
    const world = await start()
    const lengths: number[] = []
    let methodId = ''
    let code = ''
    for (let i = 0; i < 5 + 9; i++) {
      if (i === 0 || i >= 5) ({ methodId, code } = await world.sendCode('lock@example.com'))
      await guess(world, methodId, toWrongCode(code))
      if (i < 4) continue
      const locked = await guess(world, methodId, code)
      expect(locked.data.error_type).toBe('user_lock_limit_reached')
      expect(locked.status).toBe(429)
      lengths.push(Number(locked.headers['retry-after']))
      world.advance((lengths.at(-1) ?? 0) * 1000)
    }
    expect(lengths).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
    const last = await world.sendCode('lock@example.com')
    expect((await guess(world, last.methodId, last.code)).status).toBe(200)
    const fresh = await world.sendCode('lock@example.com')
    for (let i = 1; i <= 4; i++)
      expect(await errorOf(guess(world, fresh.methodId, toWrongCode(fresh.code, i)))).toBe(
        'otp_code_not_found',
      )
    expect((await guess(world, fresh.methodId, fresh.code)).status).toBe(200)
  })

  test('OTP-01 a link still signs in while codes are locked, and lifts the lock', async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('both@example.com')
    for (let i = 1; i <= 5; i++) await guess(world, methodId, toWrongCode(code, i))
    expect(await errorOf(guess(world, methodId, code))).toBe('user_lock_limit_reached')
    await world.signIn('both@example.com')
    const fresh = await world.sendCode('both@example.com')
    expect((await guess(world, fresh.methodId, fresh.code)).status).toBe(200)
  })

  test('OTP-04 a resent code voids the old one and does not reset failed attempts', async () => {
    const world = await start()
    const old = await world.sendCode('resend@example.com')
    const fresh = await world.sendCode('resend@example.com')
    expect(await errorOf(guess(world, old.methodId, old.code))).toBe('otp_code_not_found')
    expect((await guess(world, fresh.methodId, fresh.code)).status).toBe(200)
    const errors: (string | undefined)[] = []
    for (let i = 0; i < (isLongRun ? 50 : 12); i++) {
      const sent = await world.sendCode('interleaved@example.com')
      errors.push(await errorOf(guess(world, sent.methodId, toWrongCode(sent.code))))
    }
    expect(errors.slice(0, 5)).toEqual(Array(5).fill('otp_code_not_found'))
    expect(new Set(errors.slice(5))).toEqual(new Set(['user_lock_limit_reached']))
  })

  test('OTP-04 attempts at old method ids count against the same address', async () => {
    const world = await start()
    const sent = []
    for (let i = 0; i < 6; i++) sent.push(await world.sendCode('old@example.com'))
    for (const { methodId, code } of sent.slice(0, 5))
      await guess(world, methodId, toWrongCode(code))
    const last = sent[5]
    expect(await errorOf(guess(world, last?.methodId ?? '', last?.code))).toBe(
      'user_lock_limit_reached',
    )
  })

  test('OTP-07 a code expires after exactly five minutes, by the service’s own clock', async () => {
    for (const [afterMs, status] of [
      [299_000, 200],
      [299_999, 200],
      [300_000, 404],
      [301_000, 404],
    ] as const) {
      const world = await start()
      const { methodId, code } = await world.sendCode('expiry@example.com')
      world.advance(afterMs)
      const answer = await world.post(
        authenticate,
        { token: code, method_id: methodId },
        {
          headers: {
            date: new Date(world.now() - 3_600_000).toUTCString(),
            'x-sdk-client': Buffer.from(
              JSON.stringify({ client_sent_at: new Date(world.now() - 3_600_000) }),
            ).toString('base64'),
          },
        },
      )
      expect([afterMs, answer.status]).toEqual([afterMs, status])
    }
  })

  test('OTP-07 a clock that is set back restores no code that was used', async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('back@example.com')
    expect((await guess(world, methodId, code)).status).toBe(200)
    world.advance(-3_600_000)
    expect(await errorOf(guess(world, methodId, code))).toBe('otp_code_not_found')
  })

  test('OTP-07 a code refused as expired stays so when the clock is set back', async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('late@example.com')
    world.advance(3_600_000)
    expect(await errorOf(guess(world, methodId, code))).toBe('otp_code_not_found')
    world.advance(-3_600_000)
    expect(await errorOf(guess(world, methodId, code))).toBe('otp_code_not_found')
  })

  test('OTP-09 anything but six ASCII digits in a string is invalid_code and costs no attempt', async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('odd@example.com')
    const oddities = [
      ` ${code}`,
      `${code} `,
      `${code}\n`,
      '１２３４５６',
      '١٢٣٤٥٦',
      `${code}\0`,
      [code],
      Number(code),
      `${code}0`,
      code.slice(1),
      '1e5',
      '0x1e24',
      '-12345',
      '',
      null,
      true,
      { toString: code },
    ]
    for (const odd of oddities) {
      const answer = await guess(world, methodId, odd)
      expect([odd, answer.status, answer.data.error_type]).toEqual([odd, 400, 'invalid_code'])
      expect(answer.data.error_message).toBe('Code format is invalid, please try again.')
    }
    expect((await guess(world, methodId, code)).status).toBe(200)
  })

  test('OTP-09 leading zeros are part of a code', async () => {
    const world = await start()
    // The fixture's randomness is real, so a code with a leading zero is awaited.
    for (let i = 0; i < 400; i++) {
      const { methodId, code } = await world.sendCode(`zero${i}@example.com`)
      expect(code).toMatch(/^\d{6}$/)
      if (!code.startsWith('0')) continue
      expect(await errorOf(guess(world, methodId, String(Number(code))))).toBe('invalid_code')
      expect((await guess(world, methodId, code)).status).toBe(200)
      return
    }
    expect.unreachable('no code with a leading zero in 400')
  })

  test.each([
    ['expiration_minutes', 0, 'invalid_expiration_otp'],
    ['expiration_minutes', 11, 'invalid_expiration_otp'],
    ['expiration_minutes', 2.5, 'invalid_expiration_otp'],
    ['login_template_id', 'unknown', 'email_template_not_found'],
    ['locale', '!', 'invalid_locale'],
    ['email', 'a@b', 'invalid_email'],
  ])('a send with a bad %s (%j) answers %s', async (field, value, errorType) => {
    const world = await start()
    const answer = await world.post(send, { email: 'x@example.com', [field]: value })
    expect(answer.data.error_type).toBe(errorType)
  })

  test('a forged method id gets the response of a wrong code, a malformed one an error of its own', async () => {
    const world = await start()
    expect(await errorOf(guess(world, 'passcode-test-unknown', '123456'))).toBe(
      'otp_code_not_found',
    )
    expect(await errorOf(guess(world, 'a b', '123456'))).toBe('invalid_method_id')
    expect(await errorOf(guess(world, '', '123456'))).toBe('invalid_method_id')
  })

  test('a code of one project signs nobody in at another', async () => {
    const world = await start()
    const other = await start()
    const { methodId, code } = await world.sendCode('cross@example.com')
    expect(await errorOf(guess(other, methodId, code))).toBe('otp_code_not_found')
    expect((await guess(world, methodId, code)).status).toBe(200)
  })

  test('in private mode an unknown address is answered, counted and locked like a known one', async () => {
    const world = await start({ project: { privateMode: true } })
    await world.signIn('known@example.com')
    const transcripts = await Promise.all(
      ['known@example.com', 'nobody@example.com'].map(async (email) => {
        const sent = await world.post('/otps/email/send/primary', { email })
        const answers = [sent]
        for (let i = 0; i < 7; i++)
          answers.push(await guess(world, sent.data.method_id, String(100_000 + i)))
        return answers.map(({ status, data, headers }) => [
          status,
          data.error_type,
          Object.keys(data),
          Object.keys(headers).sort(),
        ])
      }),
    )
    expect(transcripts[1]).toEqual(transcripts[0])
    await world.service.deliverNow()
    expect(world.inbox.list('nobody@example.com').map(({ code }) => code)).toEqual([null])
  })

  test('sends are limited per address, per source and per project, alike for known and unknown addresses', async () => {
    const rates = (await start()).project.rates
    const capped = await start({
      project: { rates: { ...rates, sendPerAddress: { max: 3, perSeconds: 600 } } },
    })
    const statuses = []
    for (let i = 0; i < 5; i++)
      statuses.push(
        (await capped.post(send, { email: 'CAP@example.com' }, { ip: `192.0.2.${i}` })).status,
      )
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await capped.post(send, { email: 'cap@example.com' })
    expect(refused.data.error_type).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await capped.post(send, { email: 'else@example.com' })).status).toBe(200)
    capped.advance(600_000)
    expect((await capped.post(send, { email: 'cap@example.com' })).status).toBe(200)

    const bySource = await start({
      project: { rates: { ...rates, sendPerSource: { max: 2, perSeconds: 600 } } },
    })
    const sources = [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff::9',
      '2001:db8:1:2::3',
      '2001:db8:1:3::1',
    ]
    const bySubnet = []
    for (const [i, ip] of sources.entries())
      bySubnet.push((await bySource.post(send, { email: `s${i}@example.com` }, { ip })).status)
    expect(bySubnet).toEqual([200, 200, 429, 200])
    const spoofed = []
    for (let i = 0; i < 4; i++)
      spoofed.push(
        (
          await bySource.post(
            send,
            { email: `f${i}@example.com` },
            {
              ip: i % 2 === 0 ? '198.51.100.1' : '::ffff:198.51.100.1',
              headers: { 'x-forwarded-for': `192.0.2.${i}`, 'x-real-ip': `192.0.2.${i}` },
            },
          )
        ).status,
      )
    expect(spoofed).toEqual([200, 200, 429, 429])
  })
})

describe.each(pickEngines('postgres'))('passcodes at once on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  const guesses = isLongRun ? 200 : 50

  test(`OTP-02 of ${guesses} parallel wrong attempts at most five are checked`, async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('parallel@example.com')
    const answers = await Promise.all(
      Array.from({ length: guesses }, (_, i) => guess(world, methodId, toWrongCode(code, i + 1))),
    )
    const count = (errorType: string) =>
      answers.filter((answer) => answer.data.error_type === errorType).length
    expect([count('otp_code_not_found'), count('user_lock_limit_reached')]).toEqual([
      5,
      guesses - 5,
    ])
    const state = await world.storage.attempts.read(
      world.project.projectId,
      'otp:email:parallel@example.com',
    )
    expect(state.failures).toBe(5)
  })

  test('OTP-03 of 50 parallel right codes exactly one signs in', async () => {
    const world = await start()
    const { methodId, code } = await world.sendCode('once@example.com')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => guess(world, methodId, code)),
    )
    const won = answers.filter((answer) => answer.status === 200)
    expect(won).toHaveLength(1)
    const { user_id } = won[0]?.data ?? {}
    expect(await countRows(fixture.database, 'sessions', { user_id })).toBe(1)
    expect((await guess(world, methodId, code)).status).not.toBe(200)
  })
})

function userOf(world: TestService, canonical: string) {
  return world.storage.users.findByEmail(world.project.projectId, canonical)
}
