import { randomBytes } from 'node:crypto'
import { createTestProject } from '@portico/testkit/world'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { type Receiver, startReceiver } from '../../testing/start-receiver.ts'
import { enqueueWebhooks } from '../audit/enqueue-webhooks.ts'
import type { WebhookEvent } from '../audit/webhook-events.ts'
import { createOutboxWorker } from '../delivery/outbox-worker.ts'
import { createKeyRing } from '../keys/key-ring.ts'
import { openSqliteStorage } from '../storage/sqlite/open-sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { createWebhookChannel } from './webhook-channel.ts'

const keyRing = createKeyRing(systemRandom.bytes(32))
let storage: Storage
let hanging: Receiver
let now: number
let lines: string[]
const clock = { now: () => now }

beforeEach(async () => {
  storage = openSqliteStorage({ file: ':memory:' })
  await storage.migrate()
  hanging = await startReceiver(() => null)
  now = Date.UTC(2026, 0, 15)
  lines = []
})
afterEach(async () => {
  await hanging.close()
  await storage.close()
})

const setUp = () => {
  const project = createTestProject({
    webhooks: [
      {
        endpointId: 'hanging',
        url: hanging.url,
        secrets: [randomBytes(32)],
        events: null,
        allowPrivate: true,
      },
    ],
  })
  const channel = createWebhookChannel({ keyRing, projects: [project], clock, timeoutMs: 50 })
  const worker = createOutboxWorker({
    storage,
    channels: [channel],
    clock,
    log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
  })
  const enqueue = (action: WebhookEvent) =>
    enqueueWebhooks(
      storage,
      { keyRing, random: systemRandom },
      { action, project, actor: { kind: 'host', id: '' }, user: null, source: null },
      { auditId: 'audit-test-1', at: now },
    )
  return { worker, enqueue }
}
const readReasons = () =>
  lines.map((line) => JSON.parse(line)).flatMap(({ reason }) => (reason ? [reason] : []))

describe('an endpoint that hangs', () => {
  test('is given up, and after three times not called for half a minute', async () => {
    const { worker, enqueue } = setUp()
    for (let n = 0; n < 3; n += 1) await enqueue('user.deleted')
    await worker.runOnce()
    now += 2_000
    await worker.runOnce()
    now += 30_000
    await worker.runOnce()
    const [hung, left] = [
      'webhook: timed out',
      'webhook: the endpoint timed out and is skipped for now',
    ]
    expect(readReasons()).toEqual([hung, hung, hung, left, left, left, hung, hung, hung])
    expect(await storage.outbox.backlog(now, 'webhook')).toMatchObject({ waiting: 3, dead: 0 })
  })

  test('is logged with its message id, without addresses or content', async () => {
    const { worker, enqueue } = setUp()
    await enqueue('user.deleted')
    await worker.runOnce()
    const warning = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 40)
    expect(warning).toMatchObject({
      channel: 'webhook',
      template: 'user.deleted',
      reason: 'webhook: timed out',
      msg: 'message was not sent; trying again later',
    })
    expect(lines.join()).not.toContain(hanging.url)
  })
})
