import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebhookEndpoint } from '../kernel/config/config.ts'
import { openConsole } from '../testing/create-console-page.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import { listAudit } from '../testing/read-audit.ts'
import { startReceiver } from '../testing/start-receiver.ts'

const errorOf = ({ status, data }: { status: number; data: { error_type?: string } }) => [
  status,
  data.error_type,
]

describe.each(pickEngines('sqlite'))('webhooks in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const closings: (() => Promise<void>)[] = []
  beforeAll(fixture.open)
  afterAll(async () => {
    for (const close of closings) await close()
    await fixture.close()
  })

  const start = async (role: 'read' | 'act' = 'act') => {
    const answers = { status: 200 }
    const receiver = await startReceiver(() => ({ status: answers.status }))
    closings.push(async () => void (await receiver.close()))
    const shop: WebhookEndpoint = {
      endpointId: 'shop',
      url: receiver.url,
      secrets: [new Uint8Array(32)],
      events: null,
      allowPrivate: true,
    }
    const crm: WebhookEndpoint = {
      endpointId: 'crm',
      url: 'https://key:word@crm.example.com/hooks/9f86d081884c7d659a2feaa0c55ad015?token=abc',
      secrets: [new Uint8Array(32), new Uint8Array(32)],
      events: ['user.deleted'],
      allowPrivate: false,
    }
    const world = await fixture.start({
      config: { admin: true },
      project: { webhooks: [shop, crm] },
    })
    const page = await openConsole(world, { role })
    const list = async (state: string, endpoint = 'shop') =>
      (await page.get(`/webhooks/${endpoint}/deliveries?state=${state}`)).data.deliveries
    return { world, page, receiver, answers, list }
  }

  test('each endpoint is shown without what may be a key, and without its secrets', async () => {
    const { page, receiver } = await start('read')
    const { data, text } = await page.get('/webhooks')
    expect(data.endpoints).toMatchObject([
      { endpoint_id: 'shop', url: receiver.url, events: null, secrets: 1, allows_private: true },
      {
        endpoint_id: 'crm',
        url: 'https://…@crm.example.com/hooks/…?token=…',
        events: ['user.deleted'],
        secrets: 2,
        allows_private: false,
      },
    ])
    expect(text).not.toMatch(/key:word|abc|9f86/)
    expect(errorOf(await page.get('/webhooks/other/deliveries?state=sent'))).toEqual([
      404,
      'webhook_not_found',
    ])
    expect((await page.get('/webhooks/shop/deliveries?state=odd')).status).toBe(400)
  })

  test('a test event reaches the one endpoint, signed, and says nothing of any user', async () => {
    const { world, page, receiver, list } = await start()
    await world.service.deliverNow()
    receiver.received.length = 0
    const { data } = await page.post('/webhooks/shop/test')
    expect(await list('waiting')).toMatchObject([
      { message_id: data.message_id, event: 'webhook.test', tries: 0, reason: '' },
    ])
    await world.service.deliverNow()
    expect(receiver.received.map(({ body }) => body)).toEqual([
      JSON.stringify({
        type: 'webhook.test',
        timestamp: new Date(world.now()).toISOString(),
        data: { project_id: world.project.projectId },
      }),
    ])
    expect(receiver.received[0]?.headers['webhook-signature']).toMatch(/^v1,/)
    const sent = await list('sent')
    expect(sent[0]).toMatchObject({ event: 'webhook.test', next_try_at: null, can_resend: false })
    expect(await list('sent', 'crm')).toEqual([])
    const [entry] = (await listAudit(world)).filter(({ action }) => action === 'webhook.tested')
    expect(entry).toMatchObject({
      actorId: page.operatorId,
      details: { operator: 'Ines Haddad', endpoint_id: 'shop' },
    })
  })

  test('a delivery says why it failed and when it is tried next; one that was given up is sent again', async () => {
    const { world, page, answers, list } = await start()
    await world.service.deliverNow()
    answers.status = 500
    await page.post('/webhooks/shop/test')
    await world.service.deliverNow()
    const [waiting] = await list('waiting')
    expect(waiting).toMatchObject({ tries: 1, reason: 'webhook: answered 500' })
    expect(Date.parse(waiting.next_try_at)).toBeGreaterThan(world.now())
    answers.status = 410
    world.advance(60_000)
    await world.service.deliverNow()
    const [givenUp] = await list('given_up')
    expect(givenUp).toMatchObject({
      reason: 'webhook: answered 410',
      can_resend: true,
      ended_at: null,
      next_try_at: null,
    })
    answers.status = 200
    expect((await page.post(`/messages/${givenUp.message_id}/resend`)).status).toBe(200)
    await world.service.deliverNow()
    expect(await list('given_up')).toEqual([])
    expect((await list('sent')).map(({ event }: { event: string }) => event)).toContain(
      'webhook.test',
    )
  })
})
