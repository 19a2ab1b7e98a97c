import { signTwilioRequest, startTwilio, type Twilio } from '@portico/testkit/senders/twilio'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'

const number = '+12015550160'
const from = '+15005550006'
const account = { accountSid: 'AC1', authToken: 'a-token-of-twilio' }
const metricsToken = 'a-token-of-the-scraper-0123456789'
const send = '/otps/sms/login_or_create'

describe.each(pickEngines('sqlite'))('what Twilio tells, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let twilio: Twilio
  beforeAll(async () => {
    twilio = await startTwilio({ ...account, numbers: [from] })
    await fixture.open()
  })
  afterAll(async () => {
    await fixture.close()
    await twilio.stop()
  })

  const start = () =>
    fixture.start({
      config: { metricsToken },
      project: {
        phones: { countries: ['US'] },
        texts: {
          ...createTestProject().texts,
          senders: [
            {
              type: 'twilio',
              ...account,
              baseUrl: twilio.origin,
              from: { number: from },
              whatsapp: null,
            },
          ],
        },
      },
    })

  /** Where Twilio was told to call, and what it says there. */
  const tell = async (
    world: TestService,
    form: Readonly<Record<string, string>>,
    token = account.authToken,
  ) => {
    const path = `/v1/public/twilio/${world.project.projectId}`
    const answer = await world.service.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signTwilioRequest(token, `https://auth.example.com${path}`, form),
      },
      payload: new URLSearchParams(form).toString(),
    })
    return answer.statusCode
  }
  const countUndelivered = async (world: TestService) => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { body } = await world.service.app.inject({ url: '/metrics', headers })
    const line = 'portico_messages_total{channel="sms",outcome="undelivered"} '
    return Number(body.split(line)[1]?.split('\n')[0])
  }
  const signUp = async (world: TestService) => {
    const { status } = await world.post(send, { phone_number: number })
    expect(status).toBe(200)
    await world.service.deliverNow()
  }
  const sendAgain = async (world: TestService) => {
    const { status, data } = await world.post(send, { phone_number: number })
    return status === 200 ? 'sent' : data.error_type
  }

  test('a message says where to call back, and the answer STOP ends messages until START', async () => {
    const world = await start()
    await signUp(world)
    expect(twilio.taken.at(-1)).toMatchObject({
      to: number,
      statusCallback: `https://auth.example.com/v1/public/twilio/${world.project.projectId}`,
    })
    expect(await tell(world, { From: number, To: from, Body: ' Stop ', MessageSid: 'SM1' })).toBe(
      200,
    )
    expect(await sendAgain(world)).toBe('unsubscribed_phone_number')
    expect(await tell(world, { From: number, To: from, Body: 'Hello?' })).toBe(200)
    expect(await sendAgain(world)).toBe('unsubscribed_phone_number')
    expect(await tell(world, { From: number, To: from, Body: 'x', OptOutType: 'START' })).toBe(200)
    expect(await sendAgain(world)).toBe('sent')
  })

  test('what could not be delivered is counted; to who answered STOP nothing more is sent', async () => {
    const world = await start()
    await signUp(world)
    const status = { To: number, From: from, MessageSid: 'SM1' }
    await tell(world, { ...status, MessageStatus: 'delivered' })
    expect(await countUndelivered(world)).toBe(0)
    await tell(world, { ...status, MessageStatus: 'undelivered', ErrorCode: '30003' })
    expect(await countUndelivered(world)).toBe(1)
    expect(await sendAgain(world)).toBe('sent')
    await tell(world, { ...status, MessageStatus: 'failed', ErrorCode: '21610' })
    expect(await sendAgain(world)).toBe('unsubscribed_phone_number')
    await tell(world, { From: number, To: from, Body: 'START' })
    expect(await sendAgain(world)).toBe('sent')
  })

  test('nobody but Twilio is believed', async () => {
    const world = await start()
    await signUp(world)
    const stop = { From: number, To: from, Body: 'STOP' }
    expect(await tell(world, stop, 'another-token')).toBe(401)
    expect(await tell(world, stop, '')).toBe(401)
    const unsigned = await world.service.app.inject({
      method: 'POST',
      url: `/v1/public/twilio/${world.project.projectId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(stop).toString(),
    })
    expect(unsigned.statusCode).toBe(401)
    const elsewhere = await world.service.app.inject({
      method: 'POST',
      url: '/v1/public/twilio/project-nobodys',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'Body=STOP',
    })
    expect(elsewhere.statusCode).toBe(401)
    expect(await sendAgain(world)).toBe('sent')
  })
})
