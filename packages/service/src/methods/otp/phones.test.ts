import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows } from '../../testing/count-rows.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { type TestService, toWrongCode } from '../../testing/create-test-service.ts'

const phones = { countries: ['US', 'DE', 'GB'] }
const authenticate = '/otps/authenticate'
const minute = 60_000

const guess = (world: TestService, methodId: string, token: string, body: object = {}) =>
  world.post(authenticate, { token, method_id: methodId, session_duration_minutes: 30, ...body })

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = (project: Parameters<typeof createTestProject>[0] = {}) =>
    fixture.start({ project: { phones, ...project } })
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('passcodes on phones, on %s', (engine) => {
  const { start } = openFixture(engine)

  test.each(['sms', 'whatsapp'])(
    'a new user signs up by %s, and logs in again',
    async (channel) => {
      const world = await start()
      const number = channel === 'sms' ? '+12015550100' : '+12015550101'
      const first = await world.textCode(number, channel)
      const answer = await guess(world, first.methodId, first.code)
      expect(answer.data).toMatchObject({
        method_id: first.methodId,
        user: {
          status: 'active',
          emails: [],
          phone_numbers: [{ phone_number: number, verified: true }],
        },
        session: {
          authentication_factors: [
            {
              type: 'otp',
              delivery_method: channel,
              phone_number_factor: { phone_number: number },
            },
          ],
        },
      })
      const again = await world.textCode(number, channel)
      expect((await guess(world, again.methodId, again.code)).data.user_id).toBe(
        answer.data.user_id,
      )
      expect((await guess(world, again.methodId, again.code)).status).toBe(404)
    },
  )

  test('a text says whose code it is, how long it works, and for which page alone', async () => {
    const world = await start()
    const headers = { origin: 'https://app.example.com' }
    await world.post('/otps/sms/login_or_create', { phone_number: '+12015550102' }, { headers })
    const { text, code, channel } = await world.takeMail('+12015550102')
    expect(channel).toBe('sms')
    expect(text).toBe(
      `${code} is your Example code. It works for 5 minutes. Never share it.\n\n@app.example.com #${code}`,
    )
    await world.post(
      '/otps/whatsapp/login_or_create',
      { phone_number: '+12015550102' },
      { headers },
    )
    const message = await world.takeMail('+12015550102')
    // browsers read no messages of other apps
    expect(message.text).toBe(
      `${message.code} is your Example code. It works for 5 minutes. Never share it.`,
    )
  })

  test('the host’s own words are used, in the language of the call; an unknown id is refused', async () => {
    const texts = {
      ...createTestProject().texts,
      templates: [
        { templateId: 'short', text: '{{project}}: {{code}}' },
        { templateId: 'short', language: 'de', text: '{{project}}, Code {{code}} ({{duration}})' },
      ],
    }
    const world = await start({ texts })
    const body = { phone_number: '+12015550103', signup_template_id: 'short' }
    await world.post('/otps/sms/login_or_create', { ...body, locale: 'de-AT' })
    const { text, code } = await world.takeMail('+12015550103')
    expect(text.split('\n')[0]).toBe(`Example, Code ${code} (5 Minuten)`)
    const unknown = await world.post('/otps/sms/login_or_create', {
      ...body,
      login_template_id: 'x',
    })
    expect([unknown.status, unknown.data.error_type]).toEqual([404, 'sms_template_not_found'])
  })

  test('OTP-12 one line is one person, however its number is written', async () => {
    const world = await start()
    const spellings = [
      '+447400123456',
      '+44 07400 123456',
      '+44 (0)7400 123-456',
      '＋４４７４００１２３４５６',
    ]
    const ids = new Set()
    for (const phone_number of spellings) {
      const sent = await world.post('/otps/sms/login_or_create', { phone_number })
      expect([phone_number, sent.status]).toEqual([phone_number, 200])
      const { code } = await world.takeMail('+447400123456')
      ids.add((await guess(world, sent.data.method_id, code ?? '')).data.user_id)
    }
    expect(ids.size).toBe(1)
  })

  test.each([
    ['', 'invalid_phone_number'],
    ['2015550100', 'invalid_phone_number'],
    ['+1555', 'invalid_phone_number'],
    ['+15555550100', 'invalid_phone_number'],
    ['+12015550100;ext=5', 'invalid_phone_number'],
    ['+1201CALLNOW', 'invalid_phone_number'],
    ['+12015550100\n+12015550199', 'invalid_phone_number'],
    ['+18005551234', 'invalid_phone_number'],
    ['+19005551234', 'invalid_phone_number'],
    ['+33612345678', 'invalid_phone_number_country_code'],
    ['+881612345678', 'invalid_phone_number_country_code'],
  ])('OTP-12 nothing is sent to %j: %s', async (phone_number, errorType) => {
    const world = await start()
    for (const channel of ['sms', 'whatsapp']) {
      const answer = await world.post(`/otps/${channel}/login_or_create`, { phone_number })
      expect([answer.status, answer.data.error_type]).toEqual([400, errorType])
    }
    await world.service.deliverNow()
    expect(world.inbox.list()).toEqual([])
  })

  test('OTP-12 nothing is sent anywhere in production before the owner names countries', async () => {
    const world = await start({ phones: { countries: null } })
    const answer = await world.post('/otps/sms/login_or_create', { phone_number: '+12015550104' })
    expect(answer.data.error_type).toBe('invalid_phone_number_country_code')
  })

  test('OTP-01 five guesses at a number are checked, whichever way its codes went', async () => {
    const world = await start()
    const errors: string[] = []
    for (let i = 1; i <= 6; i++) {
      const sent = await world.textCode('+12015550105', i % 2 ? 'sms' : 'whatsapp')
      errors.push((await guess(world, sent.methodId, toWrongCode(sent.code, i))).data.error_type)
    }
    expect(errors).toEqual([...Array(5).fill('otp_code_not_found'), 'user_lock_limit_reached'])
  })

  test('OTP-04 a code by the other channel voids the old one', async () => {
    const world = await start()
    const old = await world.textCode('+12015550108')
    world.advance(1_000)
    const fresh = await world.textCode('+12015550108', 'whatsapp')
    expect((await guess(world, old.methodId, old.code)).status).toBe(404)
    expect((await guess(world, fresh.methodId, fresh.code)).status).toBe(200)
  })

  test('OTP-07 a code expires after exactly five minutes', async () => {
    for (const [afterMs, status] of [
      [299_999, 200],
      [300_000, 404],
    ] as const) {
      const world = await start()
      const { methodId, code } = await world.textCode('+12015550109')
      world.advance(afterMs)
      expect((await guess(world, methodId, code)).status).toBe(status)
    }
  })

  test('OTP-11 a code is stored as a keyed hash alone, and goes into the outbox sealed', async () => {
    const world = await start()
    const { methodId, code } = await world.textCode('+12015550110')
    const { projectId } = world.project
    const row = await world.storage.challenges.findAny(projectId, 'passcode', methodId)
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row?.secretHash).toMatch(/^[0-9a-f]{64}$/)
    const body = { phone_number: '+12015550110' }
    await world.post('/otps/sms/login_or_create', body)
    const [waiting] = await world.storage.outbox.claim({ now: world.now(), leaseMs: 1, limit: 10 })
    expect(waiting?.sealedPayload).toMatch(/^v1\./)
  })

  test('after an outage a person gets the newest code alone', async () => {
    const world = await start()
    const body = { phone_number: '+12015550116' }
    await world.post('/otps/sms/login_or_create', body)
    await world.post('/otps/whatsapp/login_or_create', body)
    const { data } = await world.post('/otps/sms/login_or_create', body)
    await world.service.deliverNow()
    const texts = world.inbox.list(body.phone_number)
    expect(texts.map(({ channel }) => channel)).toEqual(['sms'])
    expect((await guess(world, data.method_id, texts[0]?.code ?? '')).status).toBe(200)
  })

  test('a send to a known number alone tells that there is none, in private mode nothing', async () => {
    const world = await start()
    const body = { phone_number: '+12015550111' }
    const unknown = await world.post('/otps/sms/send/primary', body)
    expect([unknown.status, unknown.data.error_type]).toEqual([404, 'phone_number_not_found'])
    const closed = await start({ privateMode: true })
    expect((await closed.post('/otps/sms/send/primary', body)).status).toBe(200)
    await closed.service.deliverNow()
    expect(closed.inbox.list()).toEqual([])
  })

  test('a signed-in user adds a number by its code, in that session alone', async () => {
    const world = await start()
    const ada = await world.signIn(`ada-${engine}@example.com`)
    const bob = await world.signIn(`bob-${engine}@example.com`)
    const number = '+12015550112'
    const asAda = { session: ada.session_token }
    const sent = await world.post('/otps/sms/send/secondary', { phone_number: number }, asAda)
    expect(sent.status).toBe(200)
    const { code } = await world.takeMail(number)
    const body = { token: code, method_id: sent.data.method_id, session_duration_minutes: 30 }
    expect((await world.post(authenticate, body)).data.error_type).toBe('session_not_found')
    const asBob = { session: bob.session_token }
    expect((await world.post(authenticate, body, asBob)).data.error_type).toBe('session_not_found')
    const added = await world.post(authenticate, body, asAda)
    expect(added.data).toMatchObject({
      user_id: ada.user_id,
      user: { phone_numbers: [{ phone_number: number, verified: true }] },
      session: { session_id: ada.session.session_id },
    })
    const login = await world.textCode(number)
    expect((await guess(world, login.methodId, login.code)).data.user_id).toBe(ada.user_id)
    const foreign = await world.post('/otps/sms/send/secondary', { phone_number: number }, asBob)
    expect(foreign.data.error_type).toBe('phone_number_not_found')
  })

  test('a number that is taken off takes its codes along, and the last way in stays', async () => {
    const world = await start()
    const { methodId, code } = await world.textCode('+12015550113')
    const { data } = await guess(world, methodId, code)
    const [phone] = data.user.phone_numbers
    const path = `/users/phone_numbers/${phone.phone_id}`
    const asOwner = { session: data.session_token }
    const last = await world.send('DELETE', path, undefined, asOwner)
    expect(last.data.error_type).toBe('cannot_delete_last_primary_factor')
    await world.post('/otps/sms/send/secondary', { phone_number: '+12015550114' }, asOwner)
    const second = await world.takeMail('+12015550114')
    expect(second.code).toMatch(/^\d{6}$/)
  })

  test('a blocked user gets no message, and nobody learns of it', async () => {
    const world = await start()
    const { methodId, code } = await world.textCode('+12015550115')
    const { data } = await guess(world, methodId, code)
    await world.storage.users.update(world.project.projectId, data.user_id, {
      blockedAt: world.now(),
    })
    world.advance(minute)
    const before = world.inbox.list().length
    const sent = await world.post('/otps/sms/login_or_create', { phone_number: '+12015550115' })
    await world.service.deliverNow()
    expect([sent.status, world.inbox.list().length]).toEqual([200, before])
  })
})

describe.each(pickEngines('postgres'))(
  'passcodes on phones at once and in rows, on %s',
  (engine) => {
    const { fixture, start } = openFixture(engine)

    test('OTP-03 of 50 parallel right codes exactly one signs in', async () => {
      const world = await start()
      const { methodId, code } = await world.textCode('+12015550106')
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => guess(world, methodId, code)),
      )
      const won = answers.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      const { user_id } = won[0]?.data ?? {}
      expect(await countRows(fixture.database, 'sessions', { user_id })).toBe(1)
    })

    test('of 20 parallel first sends to a number one makes the person', async () => {
      const world = await start()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          world.post('/otps/sms/login_or_create', { phone_number: '+12015550107' }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      const { projectId: project_id } = world.project
      expect(await countRows(fixture.database, 'phone_numbers', { project_id })).toBe(1)
      expect(await countRows(fixture.database, 'users', { project_id })).toBe(1)
    })

    test('a number that texted STOP is refused, and tried again after ten minutes', async () => {
      const world = await start()
      const number = '+12015550116'
      await world.textCode(number)
      const { projectId } = world.project
      await world.storage.phones.setUnsubscribed(projectId, number, world.now())
      const body = { phone_number: number }
      const refused = await world.post('/otps/sms/login_or_create', body)
      expect([refused.status, refused.data.error_type]).toEqual([400, 'unsubscribed_phone_number'])
      world.advance(10 * minute)
      expect((await world.post('/otps/sms/login_or_create', body)).status).toBe(200)
    })
  },
)
