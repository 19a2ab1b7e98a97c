import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

const toEntry = (world: TestService, event: Record<string, unknown> = {}) => ({
  telemetry: { event_id: 'event-id-1', app: { identifier: 'app.example.com' } },
  event: {
    public_token: world.project.publicToken,
    event_name: 'render_login_screen',
    details: { options: { products: ['otp'] } },
    ...event,
  },
})

describe.each(pickEngines('sqlite'))('the event log on %s', (engine) => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(() => database.remove())
  const start = (project = {}) => createTestService({ storage: database.storage, project })
  const log = (world: TestService, body: unknown, headers: Record<string, string> = {}) =>
    world.post('/events', body, { headers: { authorization: '', ...headers } })
  const stored = (world: TestService) => world.storage.events.list(world.project.projectId, 1_000)

  test('keeps entries of known projects, sent as JSON or as text, without Authorization', async () => {
    const world = await start()
    const json = await log(world, [toEntry(world)])
    const text = await log(world, [toEntry(world, { event_name: 'email_sent' })], {
      'content-type': 'text/plain;charset=UTF-8',
    })
    expect([json.status, text.status]).toEqual([200, 200])
    expect(json.data).toEqual({ request_id: expect.any(String), status_code: 200 })
    const rows = await stored(world)
    expect(rows.map(({ name }) => name).sort()).toEqual(['email_sent', 'render_login_screen'])
    expect(JSON.parse(rows[0]?.details ?? '')).toEqual({
      details: { options: { products: ['otp'] } },
    })
  })

  test('accepts a megabyte a minute of one source, and continues afterwards', async () => {
    const world = await start()
    const flood = [toEntry(world, { details: { note: 'x'.repeat(7_000) } })]
    const send = async (ip: string) => {
      const headers = { authorization: '' }
      expect((await world.post('/events', flood, { ip, headers })).status).toBe(200)
    }
    for (let n = 0; n < 200; n += 1) await send('203.0.113.7')
    const size = async () =>
      (await stored(world)).reduce((sum, { details }) => sum + details.length, 0)
    expect(await size()).toBeGreaterThan(900_000)
    expect(await size()).toBeLessThan(1_048_576)
    const full = await size()
    await send('198.51.100.1')
    expect(await size()).toBeGreaterThan(full)
    // The log of a whole project is limited to 8 MB.
    for (let source = 0; source < 10; source += 1)
      for (let n = 0; n < 150; n += 1) await send(`192.0.2.${source}`)
    const { length } = await world.storage.events.list(world.project.projectId, 10_000)
    expect(length * 7_000).toBeLessThan(8_388_608)
    world.advance(60_000)
    await send('203.0.113.7')
    expect(await world.storage.events.list(world.project.projectId, 10_000)).toHaveLength(
      length + 1,
    )
  })

  test('answers 200 to any body and drops malformed entries', async () => {
    const world = await start()
    const good = toEntry(world)
    const answers = await Promise.all(
      [
        undefined,
        null,
        {},
        'text',
        [],
        [null, 1, 'x', {}, { event: {} }],
        [toEntry(world, { public_token: 'public-token-test-unknown' })],
        [toEntry(world, { event_name: 5 })],
        [toEntry(world, { event_name: 'x'.repeat(500) })],
        [good, { broken: true }],
      ].map((body) => log(world, body === undefined ? '' : JSON.stringify(body))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await stored(world)).toHaveLength(1)
  })

  test('keeps at most a hundred entries of a request and 8 kB of an entry', async () => {
    const world = await start()
    await log(
      world,
      Array.from({ length: 150 }, () => toEntry(world, { details: {} })),
    )
    expect(await stored(world)).toHaveLength(100)
    const big = await start()
    await log(big, [toEntry(big, { details: { text: 'x'.repeat(20_000) } })])
    expect((await stored(big))[0]?.details).toBe('{"dropped":"too long"}')
  })

  test('keeps no secret that a page happens to log, and survives an endless entry', async () => {
    const world = await start()
    const details = {
      session_token: 'canary-1',
      deep: { password: 'canary-2' },
      list: [{ code: 'canary-3' }],
    }
    await log(world, [toEntry(world, { details })])
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const body = JSON.stringify([toEntry(world, { details: 0 })]).replace(
      '"details":0',
      `"details":${deep}`,
    )
    expect((await log(world, body)).status).toBe(200)
    const rows = await stored(world)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  test('drops entries that come from a page of another origin', async () => {
    const world = await start()
    await log(world, [toEntry(world)], { origin: 'https://evil.com' })
    expect(await stored(world)).toEqual([])
    const own = await log(world, [toEntry(world)], { origin: 'https://app.example.com' })
    expect(own.headers['access-control-allow-origin']).toBe('https://app.example.com')
    expect(await stored(world)).toHaveLength(1)
  })

  test('a flood of entries is answered and dropped', async () => {
    const wide = (await start()).project.rates
    const world = await start({
      rates: { ...wide, requestsPerSource: { max: 5, perSeconds: 60 } },
    })
    const answers = []
    for (let i = 0; i < 10; i++) answers.push((await log(world, [toEntry(world)])).status)
    expect(answers).toEqual(Array(10).fill(200))
    expect(await stored(world)).toHaveLength(5)
  })
})
