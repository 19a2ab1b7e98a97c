import { isLongRun } from '@portico/testkit/run'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'

const send = '/otps/sms/login_or_create'
const hour = 3_600_000
const pumped = isLongRun ? 500 : 150
const toNumber = (block: string, line: number) => `+1201${block}${String(line).padStart(4, '0')}`

const enter = async (world: TestService, number: string) => {
  const { methodId, code } = await world.textCode(number)
  const answer = await world.post('/otps/authenticate', { token: code, method_id: methodId })
  expect(answer.status).toBe(200)
}

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = () => fixture.start({ project: { phones: { countries: ['US'] } } })
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('who pumps codes, on %s', (engine) => {
  const { start } = openFixture(engine)

  test('a block whose codes are entered is never paused', async () => {
    const world = await start()
    for (let line = 0; line < 40; line++) {
      const number = toNumber('557', line)
      if (line % 4 === 0) await enter(world, number)
      else expect((await world.post(send, { phone_number: number })).status).toBe(200)
    }
  })
})

describe.each(pickEngines('postgres'))('who pumps codes at once, on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  const sendTo = (world: TestService, numbers: readonly string[]) =>
    Promise.all(numbers.map((phone_number) => world.post(send, { phone_number })))

  test(`${pumped} numbers of one block, none entered: within 30 messages it ends, and other blocks go on`, async () => {
    const world = await start()
    const numbers = Array.from({ length: pumped }, (_, line) => toNumber('555', line))
    const answers = []
    for (let i = 0; i < numbers.length; i += 50)
      answers.push(...(await sendTo(world, numbers.slice(i, i + 50))))
    const sent = answers.filter(({ status }) => status === 200)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThanOrEqual(30)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ data }) => data.error_type))).toEqual(
      new Set(['too_many_requests']),
    )
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    await world.service.deliverNow()
    expect(world.inbox.list()).toHaveLength(sent.length)
    await enter(world, toNumber('556', 1))
    const { projectId } = world.project
    const asked = { action: 'phone_area.paused' }
    const { rows } = await world.storage.audit.list(projectId, asked, { limit: 9, after: null })
    expect(rows.map(({ details }) => details.area)).toEqual(['+1201555'])
  })

  test('a pause ends by itself after an hour, or when the operator ends it, and counting begins anew', async () => {
    const world = await start()
    const numbers = (from: number) =>
      Array.from({ length: 25 }, (_, line) => toNumber('558', from + line))
    const countSent = async (from: number) =>
      (await sendTo(world, numbers(from))).filter(({ status }) => status === 200).length
    expect(await countSent(0)).toBe(20)
    expect(await countSent(100)).toBe(0)
    world.advance(hour)
    expect(await countSent(200)).toBe(20)
    const { projectId } = world.project
    const paused = await world.storage.phoneTraffic.listPaused(world.now())
    expect(paused.filter((row) => row.projectId === projectId)).toMatchObject([
      { area: '+1201558' },
    ])
    expect(await world.storage.phoneTraffic.resume(projectId, '+1201558', world.now())).toBe(true)
    expect(await countSent(300)).toBe(20)
  })

  test('many blocks of a country with nothing entered pause the country', async () => {
    const world = await start()
    let sent = 0
    for (let block = 600; block < 630; block++) {
      const numbers = Array.from({ length: 10 }, (_, line) => toNumber(String(block), line))
      sent += (await sendTo(world, numbers)).filter(({ status }) => status === 200).length
    }
    expect(sent).toBe(200)
  })

  test('a budget of a block is spent by its numbers alone', async () => {
    const rates = { phonePerPrefix: { max: 3, perSeconds: 3_600 } }
    const { rates: usual } = (await start()).project
    const world = await fixture.start({
      project: { phones: { countries: ['US'] }, rates: { ...usual, ...rates } },
    })
    const numbers = Array.from({ length: 5 }, (_, line) => toNumber('559', line))
    const statuses = (await sendTo(world, numbers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
    expect((await world.post(send, { phone_number: toNumber('560', 1) })).status).toBe(200)
  })
})
