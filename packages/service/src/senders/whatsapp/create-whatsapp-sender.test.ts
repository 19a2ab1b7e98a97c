import { type CloudApi, type CloudNumber, startCloudApi } from '@portico/testkit/senders/whatsapp'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../foundation/clock.ts'
import { type TextMessage, TextRefusedError } from '../text-sender.ts'
import { createWhatsAppSender } from './create-whatsapp-sender.ts'
import type { WhatsAppConfig } from './whatsapp-setting.ts'

const number: CloudNumber = {
  phoneNumberId: '106540352242922',
  accessToken: 'a-token',
  templates: ['sign_in_code en_US', 'sign_in_code de'],
  unreachable: new Set(['12015550199']),
}

const message: TextMessage = {
  channel: 'whatsapp',
  to: '+12015550123',
  text: '482913 is your code for Meridian.',
  code: '482913',
  locale: 'en',
  messageId: 'message-1',
  reason: 'passcode.login',
  project: { projectId: 'project-1', name: 'Meridian' },
  expiresAt: 1_800_000_300_000,
}

describe('codes by the Cloud API', () => {
  let cloud: CloudApi
  afterEach(() => cloud.stop())

  const start = async (options: Partial<WhatsAppConfig> = {}) => {
    cloud = await startCloudApi(number)
    const { phoneNumberId, accessToken } = number
    const template = { name: 'sign_in_code', language: 'en_US' }
    const baseUrl = `${cloud.origin}/v23.0`
    return createWhatsAppSender(
      { type: 'whatsapp', phoneNumberId, accessToken, template, baseUrl, ...options },
      { call: fetch, clock: systemClock, reportUrl: null },
    )
  }

  test('sends the code in the body and in the button of the template, and no other text', async () => {
    await (await start()).send(message)
    expect(cloud.taken).toEqual([
      {
        to: '12015550123',
        template: 'sign_in_code',
        language: 'en_US',
        code: '482913',
        button: '482913',
      },
    ])
    expect(cloud.calls[0]?.body).not.toContain('Meridian')
  })

  test.each([
    ['a template that was not approved', { template: { name: 'other', language: 'en_US' } }, {}],
    [
      'a language that was not approved',
      { template: { name: 'sign_in_code', language: 'fr' } },
      {},
    ],
    ['a number without WhatsApp', {}, { to: '+12015550199' }],
  ])('%s is given up, so that another way is tried', async (_, options, changes) => {
    const sender = await start(options)
    await expect(sender.send({ ...message, ...changes })).rejects.toThrow(TextRefusedError)
    expect(cloud.taken).toEqual([])
  })

  test('with an expired token the message waits, so that the operator can replace the token', async () => {
    const sender = await start({ accessToken: 'another' })
    const cause: unknown = await sender.send(message).catch((it: unknown) => it)
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(String(cause)).toContain('error 190')
    expect(await sender.examine()).toBe('refuses the access token')
  })

  test('the stand-in refuses what WhatsApp refuses, free text before all', async () => {
    await start()
    const post = async (body: object) => {
      const answer = await fetch(`${cloud.origin}/v23.0/${number.phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${number.accessToken}` },
        body: JSON.stringify({ messaging_product: 'whatsapp', to: '12015550123', ...body }),
      })
      return answer.json()
    }
    const named = { name: 'sign_in_code', language: { code: 'en_US' } }
    const parameters = [{ type: 'text', text: '482913' }]
    const template = (...components: object[]) => ({
      type: 'template',
      template: { ...named, components },
    })
    expect(await post({ type: 'text', text: { body: 'Your code is 482913' } })).toMatchObject({
      error: { code: 131_047 },
    })
    expect(await post(template())).toMatchObject({ error: { code: 132_000 } })
    expect(await post(template({ type: 'body', parameters }))).toMatchObject({
      error: { code: 131_008 },
    })
    expect(await post({ ...template({ type: 'body', parameters }), to: 'Ada' })).toMatchObject({
      error: { code: 131_009 },
    })
    expect(cloud.taken).toEqual([])
  })
})
