import { randomBytes } from 'node:crypto'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import {
  type ReceivedRequest,
  type Receiver,
  type ReceiverAnswer,
  startReceiver,
} from '../../testing/start-receiver.ts'
import type { WebhookEndpoint } from '../config/config.ts'

const minute = 60_000
const secret = randomBytes(32)
const ok: ReceiverAnswer = { status: 204 }

/** Verifies the signature of a message as a receiver does, and returns its content. */
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever was sent
const verify = ({ body, headers }: ReceivedRequest, key: Uint8Array = secret): any =>
  new Webhook(`whsec_${Buffer.from(key).toString('base64')}`).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  })
const idOf = ({ headers }: ReceivedRequest) => headers['webhook-id']

describe.each(pickEngines('sqlite'))('webhooks on %s', (engine) => {
  let database: TestStorage
  let receiver: Receiver
  let answer: (request: ReceivedRequest) => ReceiverAnswer | Promise<ReceiverAnswer>
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    database = await openTestStorage(engine)
    receiver = await startReceiver((request) => answer(request))
  })
  beforeEach(async () => {
    receiver.received.length = 0
    answer = () => ok
    // Expires messages that other tests left in the outbox.
    const now = Date.now() + 1_000 * 24 * 60 * minute
    await database.storage.outbox.claim({ now, leaseMs: 1, limit: 1 })
  })
  afterEach(() => Promise.all(closers.splice(0).map((close) => close())))
  afterAll(async () => {
    await receiver.close()
    await database.remove()
  })

  const toEndpoint = (changes: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
    endpointId: 'crm',
    url: `${receiver.url}/hooks?for=portico`,
    secrets: [secret],
    events: null,
    allowPrivate: true,
    ...changes,
  })
  const start = async (endpoints = [toEndpoint()], storage = database.storage) => {
    const world = await createTestService({
      storage,
      project: { webhooks: endpoints },
      // Starts at the real time, because receivers refuse old messages by their own clock.
      startAt: Date.now(),
    })
    closers.push(world.close)
    return world
  }
  /** An endpoint that subscribes to `session.started`, so that a sign-up enqueues exactly one event. */
  const sessionsOnly = (changes: Partial<WebhookEndpoint> = {}) =>
    toEndpoint({ events: ['session.started'], ...changes })
  const countDead = async (world: TestService) =>
    (await database.storage.outbox.backlog(world.now(), 'webhook')).dead

  test('a journey sends its events, signed, with the views of the API', async () => {
    const world = await start()
    const { user, session, session_token } = await world.signIn('ada@example.com')
    await world.post('/sessions/revoke', undefined, { session: session_token })
    await world.service.deliverNow()
    const messages = receiver.received.map((request) => verify(request))
    expect(messages.map(({ type }) => type).sort()).toEqual([
      'session.revoked',
      'session.started',
      'user.created',
      'user.email_verified',
    ])
    const started = messages.find(({ type }) => type === 'session.started')
    expect(started).toEqual({
      type: 'session.started',
      timestamp: new Date(world.now()).toISOString(),
      data: {
        project_id: world.project.projectId,
        audit_id: expect.stringMatching(/^audit-test-/),
        actor: { kind: 'person', id: user.user_id },
        user: { ...user, is_locked: false },
        session,
        details: {
          method: 'magic_link',
          delivery_method: 'email',
          email_id: user.emails[0].email_id,
        },
      },
    })
    expect(receiver.received[0]).toMatchObject({
      method: 'POST',
      path: '/hooks?for=portico',
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
    expect(new Set(receiver.received.map(idOf)).size).toBe(4)
    const all = receiver.received.map(({ body }) => body).join()
    expect(all).not.toContain(session_token)
    expect(all).not.toMatch(/hash|sealed|secret/i)
  })

  test('an endpoint gets the events it subscribed to, and each of several its own message', async () => {
    const world = await start([
      sessionsOnly({ endpointId: 'a' }),
      toEndpoint({ endpointId: 'b', events: ['user.created', 'session.started'] }),
    ])
    await world.signIn('bob@example.com')
    await world.service.deliverNow()
    const types = receiver.received.map((request) => verify(request).type).sort()
    expect(types).toEqual(['session.started', 'session.started', 'user.created'])
    expect(new Set(receiver.received.map(idOf)).size).toBe(3)
  })

  test('a failed sign-in sends no event', async () => {
    const world = await start()
    await world.post('/magic_links/authenticate', { token: 'x'.repeat(43) })
    await world.service.deliverNow()
    expect(receiver.received).toEqual([])
  })

  test('a change that was rolled back sends no event', async () => {
    const { storage } = database
    const failing = {
      ...storage,
      transaction: <T>(work: Parameters<typeof storage.transaction<T>>[0]) =>
        storage.transaction<T>(async (tx) => {
          await work(tx)
          throw new Error('the last statement failed')
        }),
    }
    const world = await start([toEndpoint()], failing)
    const sent = await world.post('/magic_links/email/login_or_create', { email: 'x@example.com' })
    expect(sent.status).toBe(500)
    await world.service.deliverNow()
    expect(receiver.received).toEqual([])
  })

  test('SVC-08 a receiver that fails twice gets the same message a third time', async () => {
    const world = await start([sessionsOnly()])
    answer = () => (receiver.received.length < 3 ? { status: 500 } : ok)
    await world.signIn('cyd@example.com')
    await world.service.deliverNow()
    expect(receiver.received).toHaveLength(1)
    world.advance(2_000)
    await world.service.deliverNow()
    world.advance(3_999)
    await world.service.deliverNow()
    expect(receiver.received).toHaveLength(2)
    world.advance(1)
    await world.service.deliverNow()
    world.advance(60 * minute)
    await world.service.deliverNow()
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(idOf)).size).toBe(1)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    for (const request of receiver.received) expect(verify(request).type).toBe('session.started')
    const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect(times[2]).toBeGreaterThan(times[0] ?? 0)
  })

  test('redirects are not followed', async () => {
    const world = await start([sessionsOnly()])
    answer = ({ path }) =>
      path === '/elsewhere'
        ? ok
        : { status: 307, headers: { location: `${receiver.url}/elsewhere` } }
    await world.signIn('dan@example.com')
    await world.service.deliverNow()
    world.advance(2_000)
    await world.service.deliverNow()
    expect(receiver.received.map(({ path }) => path)).toEqual([
      '/hooks?for=portico',
      '/hooks?for=portico',
    ])
  })

  test('410 gives up a message at once, other refusals after three days', async () => {
    const world = await start([sessionsOnly()])
    const dead = await countDead(world)
    answer = () => ({ status: 410 })
    await world.signIn('eve@example.com')
    await world.service.deliverNow()
    expect(await countDead(world)).toBe(dead + 1)
    answer = () => ({ status: 404 })
    await world.signIn('eve@example.com')
    await world.service.deliverNow()
    let tries = 0
    for (; tries < 200 && (await countDead(world)) === dead + 1; tries += 1) {
      world.advance(60 * minute)
      await world.service.deliverNow()
    }
    expect(tries).toBeGreaterThan(70)
    expect(tries).toBeLessThan(74)
    world.advance(60 * minute)
    const count = receiver.received.length
    await world.service.deliverNow()
    expect(receiver.received).toHaveLength(count)
  })

  test('SVC-08 a process that dies between send and mark sends the same message once more', async () => {
    const world = await start([sessionsOnly()], {
      ...database.storage,
      // Acts like a crash after the delivery: the receiver has the message, but the database has no mark.
      outbox: { ...database.storage.outbox, markSent: () => Promise.reject(new Error('killed')) },
    })
    const { user } = await world.signIn('fay@example.com')
    await world.service.deliverNow()
    expect(receiver.received).toHaveLength(1)
    const next = await createTestService({
      storage: database.storage,
      config: { projects: [world.project] },
      startAt: world.now() + 30_000,
    })
    closers.push(next.close)
    await next.service.deliverNow()
    next.advance(60 * minute)
    await next.service.deliverNow()
    expect(receiver.received).toHaveLength(2)
    const [first, second] = receiver.received.map((request) => verify(request))
    expect(second).toEqual(first)
    expect(second.data.user).toMatchObject(user)
    expect(new Set(receiver.received.map(idOf)).size).toBe(1)
  })

  test('during a rotation receivers with the old and with the new secret accept', async () => {
    const next = randomBytes(24)
    const world = await start([sessionsOnly({ secrets: [next, secret] })])
    await world.signIn('gil@example.com')
    await world.service.deliverNow()
    const [request] = receiver.received
    if (!request) throw new Error('nothing came')
    expect(verify(request, secret)).toEqual(verify(request, next))
    expect(() => verify(request, randomBytes(24))).toThrow()
    expect(() => verify({ ...request, body: `${request.body} ` }, secret)).toThrow()
  })

  test('a waiting message is sealed at rest, and its payload deleted once it was sent', async () => {
    const world = await start([sessionsOnly()])
    answer = () => ({ status: 500 })
    await world.signIn('hal@example.com')
    await world.service.deliverNow()
    const claim = { now: world.now() + 2_000, leaseMs: 1, limit: 100, channel: 'webhook' as const }
    const claimed = await database.storage.outbox.claim(claim)
    const own = claimed.filter(({ projectId }) => projectId === world.project.projectId)
    expect(own).toMatchObject([{ to: 'crm', template: 'session.started' }])
    expect(own[0]?.sealedPayload).not.toContain('hal@')
  })

  test('a message to an endpoint that is no longer configured is given up', async () => {
    const world = await start([sessionsOnly()])
    const dead = await countDead(world)
    await world.signIn('ida@example.com')
    const project = { ...world.project, webhooks: [] }
    const next = await createTestService({
      storage: database.storage,
      config: { projects: [project] },
      startAt: world.now(),
    })
    closers.push(next.close)
    await next.service.deliverNow()
    expect(await countDead(world)).toBe(dead + 1)
    expect(receiver.received).toEqual([])
  })

  test('a receiver that hangs does not delay a passcode', async () => {
    const world = await start([sessionsOnly()])
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    answer = async () => {
      await held
      return ok
    }
    await world.signIn('jo@example.com')
    const delivering = world.service.deliverNow()
    await expect.poll(() => receiver.received.length).toBe(1)
    await world.post('/otps/email/login_or_create', { email: 'kim@example.com' })
    void world.service.deliverNow()
    await expect.poll(() => world.inbox.list('kim@example.com').length).toBe(1)
    release()
    await delivering
  })
})
