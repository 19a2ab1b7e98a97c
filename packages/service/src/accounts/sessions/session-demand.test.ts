import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

const password = 'correct horse battery staple 7'
const minute = 60_000

describe.each(pickEngines('sqlite'))('what a caller demands of a session, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  /** A user with a password, signed in by mail eleven minutes ago. */
  async function begin() {
    const { world, host } = await fixture.startHost()
    const email = 'ada@example.com'
    const first = await world.signIn(email)
    await world.post('/passwords/session/reset', { password }, { session: first.session_token })
    world.advance(minute)
    const { session_token, user_id } = await world.signIn(email)
    world.advance(11 * minute)
    const session = String(session_token)
    const prove = async () => {
      const proved = await world.post('/passwords/authenticate', { email, password }, { session })
      return String(proved.data.session_token)
    }
    const askers = [
      [
        'a page',
        (token: string, demand: object) =>
          world.post('/sessions/authenticate', demand, { session: token }),
      ],
      [
        'a host',
        (token: string, demand: object) =>
          host.post('/sessions/authenticate', { session_token: token, ...demand }),
      ],
    ] as const
    return { world, host, session, userId: user_id, prove, askers }
  }

  test('is refused with what is lacking and how to prove it, to a page and to a host', async () => {
    const { session, askers } = await begin()
    for (const [who, ask] of askers) {
      const refuse = async (demand: object) => {
        const { status, data } = await ask(session, demand)
        expect([status, data.error_type], who).toEqual([403, 'insufficient_factors'])
        return data.error_details
      }
      expect(await refuse({ factors: 2 })).toEqual({ step_up: { factors: 2, ways: ['password'] } })
      expect(await refuse({ fresh_minutes: 10 })).toEqual({
        step_up: { fresh_minutes: 10, ways: ['password', 'email_otp'] },
      })
      expect(await refuse({ factors: 2, fresh_minutes: 10 })).toEqual({
        step_up: { factors: 2, fresh_minutes: 10, ways: ['password'] },
      })
    }
  })

  test('is granted where the session has it, and after a proof', async () => {
    const { session, prove, askers } = await begin()
    for (const [, ask] of askers) {
      expect((await ask(session, { factors: 1, fresh_minutes: 30 })).status).toBe(200)
    }
    const proved = await prove()
    for (const [, ask] of askers) {
      expect((await ask(proved, { factors: 2, fresh_minutes: 1 })).status).toBe(200)
    }
  })

  test('is no reason to extend a session that does not have it', async () => {
    const { world, session, askers } = await begin()
    const read = async () =>
      (await world.post('/sessions/authenticate', {}, { session })).data.session.expires_at
    const before = await read()
    for (const [, ask] of askers) {
      await ask(session, { factors: 2, session_duration_minutes: 600 })
    }
    expect(await read()).toBe(before)
  })

  test('names no way in a session in which an operator acts for the user', async () => {
    const { world, host, userId } = await begin()
    const issued = await host.post('/impersonation/token', {
      user_id: userId,
      impersonator_id: 'staff-7',
      impersonator_email_address: 'staff@example.com',
      reason: 'Ticket 4711',
    })
    const { impersonation_token } = issued.data
    const begun = await world.post('/impersonation/authenticate', { impersonation_token })
    const session = String(begun.data.session_token)
    const { data } = await world.post('/sessions/authenticate', { factors: 2 }, { session })
    expect(data.error_details.step_up.ways).toEqual([])
  })

  test.each([{ factors: 0 }, { factors: 6 }, { fresh_minutes: 0 }, { fresh_minutes: 1.5 }])(
    '%j is no demand',
    async (demand) => {
      const { session, askers } = await begin()
      for (const [, ask] of askers) expect((await ask(session, demand)).status).toBe(400)
    },
  )
})
