import { describe, expect, it, test } from 'vitest'
import '../../testing/loaded-calls.ts'
import { createFakeBrowser } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService } from '../../testing/fake-service.ts'

const number = '+14155550132'

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  for (const channel of ['sms', 'whatsapp']) {
    for (const call of ['login_or_create', 'send/primary', 'send/secondary']) {
      service.on(`POST /otps/${channel}/${call}`, () => answer({ method_id: 'method-1' }))
    }
  }
  service.on('POST /otps/authenticate', () => answer(service.openSession()))
  const client = createFakeBrowser({ clock, fetch: service.fetch }).openTab().connect()
  const listSent = () =>
    service.requests
      .filter(({ route }) => route.startsWith('POST /otps/') && !route.endsWith('authenticate'))
      .map(({ route, body }) => [route, body])
  return { client, listSent }
}

describe.each(['sms', 'whatsapp'] as const)('a passcode by %s', (channel) => {
  it('is asked for by number, with its options', async () => {
    const { client, listSent } = createWorld()
    const reply = await client.otps[channel].loginOrCreate(number, {
      expiration_minutes: 5,
      locale: 'pt-br',
    })
    expect(reply.method_id).toBe('method-1')
    expect(listSent()).toEqual([
      [
        `POST /otps/${channel}/login_or_create`,
        expect.objectContaining({ phone_number: number, expiration_minutes: 5, locale: 'pt-br' }),
      ],
    ])
  })

  it('is sent to an existing person, or to a number of the signed-in one', async () => {
    const { client, listSent } = createWorld()
    await client.otps[channel].send(number)
    await client.otps.authenticate('123456', 'method-1', { session_duration_minutes: 30 })
    await client.otps[channel].send(number)
    expect(listSent().map(([route]) => route)).toEqual([
      `POST /otps/${channel}/send/primary`,
      `POST /otps/${channel}/send/secondary`,
    ])
  })

  it.each(['loginOrCreate', 'send'] as const)(
    'is not asked for by what is not a text (%s)',
    async (name) => {
      const { client, listSent } = createWorld()
      const wrong = 14155550132 as unknown as string // as a page without types may pass it
      await expect(client.otps[channel][name](wrong)).rejects.toThrow(`otps.${channel}.${name}`)
      expect(listSent()).toEqual([])
    },
  )
})

test('a text message takes what concerns its filling in', async () => {
  const { client, listSent } = createWorld()
  const options = { enable_autofill: true, autofill_session_duration_minutes: 60 }
  await client.otps.sms.loginOrCreate(number, options)
  expect(listSent()[0]?.[1]).toMatchObject(options)
})
