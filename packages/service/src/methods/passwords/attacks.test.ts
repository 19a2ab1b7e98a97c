import { createHash } from 'node:crypto'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer } from '../../testing/create-test-service.ts'
import {
  better,
  good,
  logIn,
  passwordRedirectUrls,
  reset,
  signUp,
  startReset,
  takeReset,
} from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { startReceiver } from '../../testing/start-receiver.ts'

const { rates } = createTestProject()
/** More log-ins at once than the service hashes passwords for. */
const parallel = isLongRun ? 200 : 100

/** All that a caller sees, but what differs between any two answers. */
const toShown = ({ status, headers, data }: TestAnswer) => {
  const { request_id, method_id, email_id, ...shown } = data
  const { date, ...seen } = headers
  const sizes = { 'content-length': headers['content-length'] }
  return { status, shown, names: Object.keys(data), seen: { ...seen, ...sizes } }
}

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine), {
    project: { redirectUrls: passwordRedirectUrls },
  })
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('attacks on passwords, on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  test('PWD-04 in private mode no response distinguishes known from unknown users, whatever their state', async () => {
    const world = await start({ project: { privateMode: true } })
    const host = createHostCalls(world)
    await world.signIn('passwordless@example.com')
    await host.post('/passwords', { email: 'unverified@example.com', password: good })
    await world.sendLink('pending@example.com')
    await host.post('/passwords', { email: 'proved@example.com', password: good })
    await world.signIn('proved@example.com')
    const blocked = await host.post('/passwords', { email: 'blocked@example.com', password: good })
    await host.put(`/users/${blocked.data.user_id}/block`)
    const states = ['unknown', 'passwordless', 'unverified', 'pending', 'proved', 'blocked']
    const operations: readonly [string, object][] = [
      ['/users/search', {}],
      ['/passwords', { password: good }],
      ['/passwords/authenticate', { password: better }],
      ['/passwords/email/reset/start', {}],
      ['/magic_links/email/login_or_create', {}],
      ['/otps/email/login_or_create', {}],
    ]
    for (const [path, body] of operations) {
      const answers: ReturnType<typeof toShown>[] = []
      for (const state of states) {
        // One more guess would lock no one: each address has few of them.
        answers.push(toShown(await world.post(path, { email: `${state}@example.com`, ...body })))
      }
      for (const answer of answers) expect([path, answer]).toEqual([path, answers[0]])
    }
  })

  test('PWD-04 a locked address gets the same response whether or not a user has it', async () => {
    const world = await start()
    await signUp(world, 'ada@example.com')
    const locked: ReturnType<typeof toShown>[] = []
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      for (let i = 0; i < 10; i += 1) await logIn(world, email, better)
      locked.push(toShown(await logIn(world, email)))
    }
    expect(locked[0]?.status).toBe(429)
    expect(locked[1]).toEqual(locked[0])
  })

  test('PWD-05 a log-in as an unknown, passwordless or locked user computes the same hash as a wrong password', async () => {
    const metricsToken = 'a token for the figures of this test'
    const world = await start({ config: { metricsToken } })
    await signUp(world, 'wrong@example.com')
    await signUp(world, 'locked@example.com')
    await world.signIn('passwordless@example.com')
    for (let i = 0; i < 10; i += 1) await logIn(world, 'locked@example.com', better)
    const { app } = world.service
    const readHashes = async () => {
      const metrics = await app.inject({
        url: '/metrics',
        headers: { authorization: `Bearer ${metricsToken}` },
      })
      return Number(/^portico_password_hashes_total (\d+)$/m.exec(metrics.body)?.[1])
    }
    for (const name of ['wrong', 'unknown', 'passwordless', 'locked']) {
      const before = await readHashes()
      await logIn(world, `${name}@example.com`, better)
      expect([name, (await readHashes()) - before]).toEqual([name, 1])
    }
  })

  test('PWD-06 responses are the same when the mail server refuses the mail', async () => {
    const mailer = {
      send: () => Promise.reject(new Error('the mail server refuses')),
      close: async () => {},
    }
    const world = await start({ project: { privateMode: true }, mailer })
    const host = createHostCalls(world)
    await host.post('/passwords', { email: 'ada@example.com', password: good })
    const answers: ReturnType<typeof toShown>[] = []
    for (const email of ['ada@example.com', 'nobody@example.com', 'ada@example.com']) {
      answers.push(toShown(await startReset(world, email)))
      await world.service.deliverNow()
    }
    expect(answers[0]?.status).toBe(200)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('PWD-07 look-alike addresses are different users, equivalent spellings the same user, mailed at the stored address', async () => {
    const world = await start()
    const ada = await signUp(world, 'Mike+tag.x@Example.com')
    for (const email of [
      'mike+tag.x@example.com',
      ' MIKE+TAG.X＠example.com ',
      'mike+tag.x@EXAMPLE.COM',
    ])
      expect((await logIn(world, email)).data.user_id).toBe(ada.data.user_id)
    for (const email of [
      'm\u0131ke+tag.x@example.com',
      'mike@example.com',
      'mike+tagx@example.com',
    ]) {
      expect((await logIn(world, email)).status).toBe(401)
      expect((await startReset(world, email)).data.error_type).toBe('email_not_found')
    }
    await startReset(world, 'mike+TAG.x@example.com')
    await world.service.deliverNow()
    expect(world.inbox.list().map(({ to }) => to)).toEqual(['Mike+tag.x@Example.com'])
    await signUp(world, 'eva@b\u00fccher.example', 'caf\u00e9 noir and biscuits')
    const composed = await logIn(world, 'EVA@xn--bcher-kva.example', 'cafe\u0301 noir and biscuits')
    expect(composed.status).toBe(200)
    // A space at the end is part of a password.
    const spaced = await logIn(world, 'eva@b\u00fccher.example', 'caf\u00e9 noir and biscuits ')
    expect(spaced.status).toBe(401)
  })

  test('PWD-08 every byte of a long password counts, and a password that is too long is refused before it is hashed', async () => {
    const world = await start()
    const phrase = `${good} ${better} `.repeat(30)
    for (const length of [64, 73, 128, 1_000, 1_024]) {
      const email = `long-${length}@example.com`
      const password = phrase.slice(0, length - 1)
      expect((await signUp(world, email, `${password}a`)).status).toBe(200)
      expect((await logIn(world, email, `${password}b`)).status).toBe(401)
      expect((await logIn(world, email, password)).status).toBe(401)
      expect((await logIn(world, email, `${password}a`)).status).toBe(200)
    }
    const tooLong = [phrase.slice(0, 1_025), '\u00e4'.repeat(513), 'x'.repeat(4_096)]
    for (const password of tooLong) {
      for (const answer of [
        await signUp(world, 'x@example.com', password),
        await logIn(world, 'x@example.com', password),
        await world.post('/passwords/strength_check', { password }),
      ])
        expect([answer.status, answer.data.error_type]).toEqual([400, 'bad_request'])
    }
    for (const bytes of [1_000_000, 10_000_000])
      expect((await logIn(world, 'x@example.com', 'x'.repeat(bytes))).status).toBe(413)
  })

  test('PWD-10 a sample of breached passwords is refused on create, on reset and on log-in', async () => {
    const leaked = Array.from({ length: 5 }, (_, i) => `leaked lighthouse number ${i} ${engine}`)
    const digests = leaked.map((text) => createHash('sha1').update(text).digest('hex'))
    let isLeaked = false
    const list = await startReceiver(({ path }) => ({
      status: 200,
      body: digests
        .filter((digest) => isLeaked && path === `/range/${digest.slice(0, 5).toUpperCase()}`)
        .map((digest) => `${digest.slice(5).toUpperCase()}:7`)
        .join('\r\n'),
    }))
    fixture.closeLater(list.close)
    const world = await start({ config: { breachRangeUrl: list.url } })
    for (const [index, password] of leaked.entries()) {
      const email = `person-${index}@example.com`
      isLeaked = false
      expect((await signUp(world, email, password)).status).toBe(200)
      isLeaked = true
      const body = { email, existing_password: password, new_password: better }
      const change = async () =>
        (await world.post('/passwords/existing_password/reset', body)).data.error_type
      // Half of them by a log-in, half by a change: a leaked password lets its reader in by neither.
      const told =
        index % 2 ? await change() : (await logIn(world, email, password)).data.error_type
      expect(told).toBe('breached_password')
      // From then on it is known to be bad, and the lists need not be asked.
      isLeaked = false
      expect((await logIn(world, email, password)).data.error_type).toBe('reset_password')
      expect(await change()).toBe('reset_password')
      isLeaked = true
      expect((await logIn(world, email, better)).data.error_type).toBe('unauthorized_credentials')
      const refused = await signUp(world, `other-${index}@example.com`, password)
      expect(refused.data.error_type).toBe('breached_password')
      const token = await takeReset(world, email)
      expect((await reset(world, token, password)).data.error_type).toBe('breached_password')
      expect((await reset(world, token, `${better} ${index}`)).status).toBe(200)
    }
    // No call to the outside carries a password, or its hash.
    for (const { path } of list.received) expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/)
  })

  test('PWD-10 the name of the project and parts of the address are refused as passwords', async () => {
    const world = await start({ project: { name: 'Fieldnotes' } })
    const weak = ['fieldnotes', 'Fieldnotes1', 'lovelace', 'ada.lovelace', 'lovelace2024']
    for (const password of weak) {
      const answer = await signUp(world, 'ada.lovelace@example.com', password)
      expect(['weak_password', 'breached_password']).toContain(answer.data.error_type)
    }
  })

  test('PWD-14 a source of credential stuffing is stopped, others sign in, and the log records it', async () => {
    const world = await start({
      project: { rates: { ...rates, authenticatePerSource: { max: 20, perSeconds: 600 } } },
    })
    await signUp(world, 'ada@example.com')
    const answers: TestAnswer[] = []
    for (let i = 0; i < 60; i += 1)
      answers.push(await logIn(world, `stolen-${i}@example.com`, better, '198.51.100.66'))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    for (const { status, headers } of answers.slice(20)) {
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await logIn(world, 'ada@example.com', good, '198.51.100.66')).status).toBe(429)
    expect((await logIn(world, 'ada@example.com', good, '203.0.113.99')).status).toBe(200)
    const failures = (await listAudit(world)).filter(
      ({ ipAddress }) => ipAddress === '198.51.100.66',
    )
    expect(failures.map(({ action }) => action)).toEqual(Array(20).fill('authentication.failed'))
    expect(JSON.stringify(failures)).not.toContain('stolen-')
  })

  test('PWD-14 with a captcha configured, every call with a password requires it first', async () => {
    const world = await start({
      project: { captcha: { kind: 'proof-of-work', difficulty: 8 } },
    })
    const email = 'ada@example.com'
    const calls: readonly [string, object][] = [
      ['/passwords', { email, password: good }],
      ['/passwords/authenticate', { email, password: good }],
      ['/passwords/email/reset/start', { email }],
      ['/passwords/email/reset', { token: 'x', password: good }],
      [
        '/passwords/existing_password/reset',
        { email, existing_password: good, new_password: better },
      ],
      ['/passwords/session/reset', { password: good }],
    ]
    for (const [path, body] of calls)
      expect([path, (await world.post(path, body)).data.error_type]).toEqual([
        path,
        'captcha_required',
      ])
  })
})

describe.each(pickEngines('postgres'))('attacks on passwords at once, on %s', (engine) => {
  const { start } = openFixture(engine)

  test('PWD-09 of many parallel log-ins each is answered: signed in, or told when to retry; sessions keep working', async () => {
    const world = await start({ hasRealPasswordCost: true })
    const { data } = await signUp(world, 'ada@example.com')
    const session: string = data.session_token
    let isOver = false
    const storm = Promise.all(
      Array.from({ length: parallel }, () => logIn(world, 'ada@example.com')),
    ).finally(() => {
      isOver = true
    })
    let checks = 0
    while (!isOver) {
      expect((await world.post('/sessions/authenticate', {}, { session })).status).toBe(200)
      if (!isOver) checks += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    const answers = await storm
    const turnedAway = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(
      parallel - turnedAway.length,
    )
    expect(turnedAway.length).toBeGreaterThan(0)
    for (const { headers, data } of turnedAway) {
      expect([headers['retry-after'], data.error_type]).toEqual(['1', 'server_unavailable'])
    }
    expect(checks).toBeGreaterThan(0)
    // Nobody guessed wrong: whoever was turned away has used up no try.
    expect((await logIn(world, 'ada@example.com')).status).toBe(200)
  })

  test('PWD-09 under overload every call that would hash a password is refused before its body is read', async () => {
    const world = await start({ hasRealPasswordCost: true })
    await signUp(world, 'ada@example.com')
    const host = createHostCalls(world)
    let isOver = false
    const keepCalling = async () => {
      while (!isOver) {
        await logIn(world, 'ada@example.com')
        // Whoever is turned away comes again at once; the hashes are to be heard of in between.
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const storm = Array.from({ length: 120 }, keepCalling)
    try {
      // No JSON: once the body is read the answer is another one.
      const body = '{'
      const sendUntilRefused = async (send: typeof world.post, path: string) => {
        let answer: TestAnswer
        // Refusals are held back: until those callers are here again there may be room.
        do answer = await send(path, body)
        while (answer.status !== 503)
        return [path, answer.headers['retry-after'], answer.data.error_type]
      }
      const paths = [
        '/passwords',
        '/passwords/authenticate',
        '/passwords/email/reset',
        '/passwords/existing_password/reset',
        '/passwords/session/reset',
      ]
      // At once, since each refusal is held for half a second.
      for (const send of [world.post, host.post]) {
        const refusals = await Promise.all(paths.map((path) => sendUntilRefused(send, path)))
        expect(refusals).toEqual(paths.map((path) => [path, '1', 'server_unavailable']))
      }
      // What hashes nothing goes on.
      expect((await world.post('/passwords/strength_check', body)).status).toBe(400)
    } finally {
      isOver = true
      await Promise.all(storm)
    }
    for (const send of [world.post, host.post])
      expect((await send('/passwords/authenticate', '{')).status).toBe(400)
  })

  test('PWD-09 of many parallel wrong passwords for one account exactly ten are checked', async () => {
    const world = await start()
    await signUp(world, 'ada@example.com')
    const answers: TestAnswer[] = []
    for (let wave = 0; wave < (isLongRun ? 4 : 2); wave += 1) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, () => logIn(world, 'ada@example.com', better)),
        )),
      )
    }
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    for (const { status, headers } of answers.filter(({ status }) => status !== 401)) {
      expect([429, 503]).toContain(status)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('PWD-11 a strength check reveals nothing about users, refuses huge passwords, and is rate-limited', async () => {
    const world = await start({
      project: { rates: { ...rates, strengthPerSource: { max: 20, perSeconds: 60 } } },
    })
    await signUp(world, 'ada@example.com', 'my own seven lighthouses')
    const check = (body: object, ip = '203.0.113.7') =>
      world.post('/passwords/strength_check', body, { ip })
    const ask = async (email: string) =>
      toShown(await check({ email, password: 'my own seven lighthouses' }))
    expect(await ask('ada@example.com')).toEqual(await ask('bob@example.com'))
    expect((await check({ password: 'x'.repeat(1_000_000) })).status).toBe(413)
    const flood = await Promise.all(
      Array.from({ length: 200 }, () => check({ password: 'P@ssw0rd1'.repeat(8) })),
    )
    const statuses = flood.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(18)
    for (const { status, headers } of flood) {
      expect([200, 429, 503]).toContain(status)
      if (status !== 200) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await check({ password: good }, '198.51.100.1')).status).toBe(200)
  })
})
