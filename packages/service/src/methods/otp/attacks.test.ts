/** What somebody tries who has many numbers, many addresses or much time: truly in parallel. */
import { limits } from '@portico/contract'
import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasscode } from '../../foundation/create-passcode.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { type TestService, toWrongCode } from '../../testing/create-test-service.ts'

const tenMinutes = 600
const { rates: wide } = createTestProject()
const toNumber = (index: number) =>
  `+1201${String(300 + Math.floor(index / 10))}${String(index % 10).padStart(4, '0')}`
/** How a code is asked for, and for whom. */
const channels = [
  ['email', (index: number) => ({ email: `person${index}@example.com` })],
  ['sms', (index: number) => ({ phone_number: toNumber(index) })],
  ['whatsapp', (index: number) => ({ phone_number: toNumber(index) })],
] as const

describe.each(pickEngines('postgres'))('who attacks passcodes on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = (rates: object = {}) =>
    fixture.start({ project: { phones: { countries: ['US'] }, rates: { ...wide, ...rates } } })
  const guess = (world: TestService, method_id: string, token: string, headers = {}) =>
    world.post(
      '/otps/authenticate',
      { token, method_id, session_duration_minutes: 30 },
      { headers },
    )
  const countErrors = (answers: readonly { data: { error_type?: string } }[]) => {
    const counts: Record<string, number> = {}
    for (const { data } of answers) {
      const errorType = data.error_type ?? 'none'
      counts[errorType] = (counts[errorType] ?? 0) + 1
    }
    return counts
  }
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const guesses = isLongRun ? 200 : 50
  test(`OTP-02 of ${guesses} parallel wrong guesses at a number five are checked`, async () => {
    const world = await start()
    const { methodId, code } = await world.textCode(toNumber(1))
    const answers = await Promise.all(
      Array.from({ length: guesses }, (_, i) => guess(world, methodId, toWrongCode(code, i + 1))),
    )
    expect(countErrors(answers)).toEqual({
      otp_code_not_found: 5,
      user_lock_limit_reached: guesses - 5,
    })
    expect((await guess(world, methodId, code)).data.error_type).toBe('user_lock_limit_reached')
  })

  test('OTP-04 twenty resends with a guess after each check five, and no code is left that works', async () => {
    const world = await start()
    const answers = []
    let last = { methodId: '', code: '' }
    for (let i = 1; i <= 20; i++) {
      last = await world.textCode(toNumber(2), i % 2 ? 'sms' : 'whatsapp')
      answers.push(await guess(world, last.methodId, toWrongCode(last.code, i)))
    }
    expect(countErrors(answers)).toEqual({ otp_code_not_found: 5, user_lock_limit_reached: 15 })
    expect((await guess(world, last.methodId, last.code)).status).toBe(429)
  })

  test('OTP-06 one guess at each of many accounts ends at the limit of the source, whatever it says of where it comes from', async () => {
    const world = await start({ authenticatePerSource: { max: 40, perSeconds: tenMinutes } })
    const ids: string[] = []
    for (let index = 100; index < 120; index++) {
      for (const [channel, toBody] of channels) {
        const sent = await world.post(`/otps/${channel}/login_or_create`, toBody(index))
        ids.push(sent.data.method_id)
      }
    }
    const answers = await Promise.all(
      ids.map((id, i) => guess(world, id, '000000', { 'x-forwarded-for': `203.0.113.${i}` })),
    )
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThanOrEqual(20)
    for (const { data, headers } of limited) {
      expect(data.error_type).toBe('too_many_requests')
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test.each(channels)(
    'ML-13 a hundred sends by %s to one person end at the limit per address',
    async (channel, toBody) => {
      const world = await start({ sendPerAddress: { max: 10, perSeconds: tenMinutes } })
      const path = `/otps/${channel}/login_or_create`
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => world.post(path, toBody(200))),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
      const limited = answers.filter(({ status }) => status === 429)
      expect(limited).toHaveLength(90)
      expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0)
      await world.service.deliverNow()
      // each newer code takes the place of one that has not left
      expect(world.inbox.list().length).toBeLessThanOrEqual(10)
      expect((await world.post(path, toBody(201))).status).toBe(200)
    },
  )

  test.each(channels)(
    'ML-13 one send by %s to each of many ends at the limits of source and project, known or not',
    async (channel, toBody) => {
      const path = `/otps/${channel}/login_or_create`
      for (const rates of ['sendPerSource', 'sendPerProject']) {
        const world = await start({ [rates]: { max: 15, perSeconds: tenMinutes } })
        await world.post(path, toBody(300))
        const answers = await Promise.all(
          Array.from({ length: 40 }, (_, index) => world.post(path, toBody(300 + index))),
        )
        const sent = answers.filter(({ status }) => status === 200)
        expect([rates, sent.length]).toEqual([rates, 14])
        expect(new Set(sent.map(({ data }) => Object.keys(data).sort().join())).size).toBe(1)
        const limited = answers.filter(({ status }) => status === 429)
        expect(limited).toHaveLength(26)
        expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0)
      }
    },
  )

  test('OTP-09 what is no code of six ASCII digits costs no guess at a number', async () => {
    const world = await start()
    const { methodId, code } = await world.textCode(toNumber(3))
    const odd = [
      ` ${code}`,
      `${code}\0`,
      '１２３４５６',
      '١٢٣٤٥٦',
      '1e5',
      `${code}0`,
      '',
      123456,
      [code],
    ]
    for (const token of odd) {
      const answer = await world.post('/otps/authenticate', { token, method_id: methodId })
      expect([token, answer.data.error_type]).toEqual([token, 'invalid_code'])
    }
    expect((await guess(world, methodId, code)).status).toBe(200)
  })
})

test('OTP-10 a hundred thousand codes are spread evenly, from the system’s generator', () => {
  const counts = Array.from({ length: limits.passcode.digits }, () => Array<number>(10).fill(0))
  const total = 100_000
  for (let i = 0; i < total; i++) {
    const code = createPasscode(systemRandom)
    expect(code).toMatch(/^\d{6}$/)
    for (const [position, digit] of [...code].entries()) {
      const ofPosition = counts[position]
      if (ofPosition) ofPosition[Number(digit)] = (ofPosition[Number(digit)] ?? 0) + 1
    }
  }
  const even = total / 10
  for (const ofPosition of counts) {
    const chiSquare = ofPosition.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
    // 9 degrees of freedom: one run of ten million is above it
    expect(chiSquare).toBeLessThan(50)
  }
})
