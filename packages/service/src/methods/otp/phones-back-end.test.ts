import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

describe.each(pickEngines('sqlite'))('the host’s codes to phones on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = () => fixture.startHost({ project: { phones: { countries: ['US'] } } })
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test.each(['sms', 'whatsapp'])(
    'a code by %s is identified by its number or by the send',
    async (channel) => {
      const { world, host } = await start()
      const phone_number = '+12015550130'
      const first = await host.post(`/otps/${channel}/login_or_create`, { phone_number })
      expect(first.data).toMatchObject({ user_created: true })
      const { code } = await world.takeMail(phone_number)
      const byNumber = { method_id: first.data.phone_id, code, session_duration_minutes: 60 }
      const signedIn = await host.post('/otps/authenticate', byNumber)
      expect(signedIn.data).toMatchObject({
        user_id: first.data.user_id,
        user: { phone_numbers: [{ phone_id: first.data.phone_id, verified: true }] },
        session: { authentication_factors: [{ type: 'otp', delivery_method: channel }] },
      })
      const again = await host.post(`/otps/${channel}/send`, { phone_number })
      const newest = await world.takeMail(phone_number)
      const bySend = { method_id: again.data.method_id, code: newest.code }
      expect((await host.post('/otps/authenticate', bySend)).status).toBe(200)
    },
  )

  test('a host adds a number to a user, and hears of one that is somebody’s', async () => {
    const { world, host } = await start()
    const { user_id } = await world.signIn('ada@example.com')
    const body = { phone_number: '+12015550131', user_id }
    const sent = await host.post('/otps/sms/send', body)
    expect(sent.data).toMatchObject({ user_id })
    const { code } = await world.takeMail('+12015550131')
    const proved = await host.post('/otps/authenticate', { method_id: sent.data.phone_id, code })
    expect(proved.data.user).toMatchObject({
      user_id,
      phone_numbers: [{ phone_number: '+12015550131', verified: true }],
    })
    const other = await world.signIn('bob@example.com')
    const taken = await host.post('/otps/sms/send', { ...body, user_id: other.user_id })
    expect(taken.data.error_type).toBe('phone_number_not_found')
    const nobody = await host.post('/otps/sms/send', { phone_number: '+12015550132' })
    expect([nobody.status, nobody.data.error_type]).toEqual([404, 'phone_number_not_found'])
  })

  test('users are found by number, by part of it, by id, and by whether it is verified', async () => {
    const { world, host } = await start()
    const created = await host.post('/users', { phone_number: '+1 (201) 555-0133' })
    expect(created.data.user.phone_numbers).toMatchObject([
      { phone_id: created.data.phone_id, phone_number: '+12015550133', verified: false },
    ])
    await world.signIn('no-phone@example.com')
    const find = async (filter_name: string, filter_value: unknown) => {
      const query = { operator: 'AND', operands: [{ filter_name, filter_value }] }
      const { data } = await host.post('/users/search', { query })
      return data.results.map(({ user_id }: { user_id: string }) => user_id)
    }
    const found = [created.data.user_id]
    expect(await find('phone_number', ['+12015550133'])).toEqual(found)
    expect(await find('phone_number', ['+1 201 555 0133'])).toEqual(found)
    expect(await find('phone_number_fuzzy', '5550133')).toEqual(found)
    expect(await find('phone_number_fuzzy', '%%%')).toEqual([])
    expect(await find('phone_id', [created.data.phone_id])).toEqual(found)
    expect(await find('phone_verified', false)).toEqual(found)
    expect(await find('phone_verified', true)).toEqual([])
    const removed = await host.del(`/users/phone_numbers/${created.data.phone_id}`)
    expect(removed.data.user.phone_numbers).toEqual([])
  })
})
