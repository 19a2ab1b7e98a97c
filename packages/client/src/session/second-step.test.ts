import { limits } from '@portico/contract'
import { describe, expect, it, vi } from 'vitest'
import { findSecondStep, onSecondStep } from '../client/find-second-step.ts'
import { secondSteps } from '../client/second-steps.ts'
import { createFakeBrowser } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../testing/fake-service.ts'

const token = 'intermediate-token'
const cookieName = 'stytch_intermediate_session_token'

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('POST /passwords/authenticate', () =>
    refuse(403, 'insufficient_factors', 'One more step.', {
      second_steps: ['totp', 'recovery_code'],
      intermediate_session_token: token,
    }),
  )
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const client = browser.openTab().connect()
  const logIn = () =>
    client.passwords
      .authenticate({ email: 'ada@example.com', password: 'p', session_duration_minutes: 30 })
      .then(
        () => null,
        (error) => error.error_type,
      )
  const findBodies = (route: string) =>
    service.requests.filter((request) => request.route === route).map(({ body }) => body)
  const readCookie = () => browser.jar.cookies.find(({ name }) => name === cookieName)?.value
  return { clock, service, browser, client, logIn, findBodies, readCookie }
}

describe('a sign-in that needs a second step', () => {
  it('is refused, and tells the cards of the page which steps count', async () => {
    const { clock, client, logIn, readCookie } = createWorld()
    const onAsked = vi.fn()
    const stop = onSecondStep(client, onAsked)
    expect(findSecondStep(client)).toBeNull()
    expect(await logIn()).toBe('insufficient_factors')
    expect(findSecondStep(client)).toEqual({
      steps: ['totp', 'recovery_code'],
      endsAt: clock.now() + limits.intermediateSessionCookieMs,
    })
    expect(onAsked).toHaveBeenCalledTimes(1)
    expect(readCookie()).toBe(token)
    expect(client.session.getSync()).toBeNull()
    stop()
    await logIn()
    expect(onAsked).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['authenticate', 'POST /totps/authenticate', { totp_code: '123456' }],
    ['recover', 'POST /totps/recover', { recovery_code: 'one' }],
  ] as const)(
    'goes on by totps.%s, also in another tab, and forgets the first step',
    async (name, route, code) => {
      const { service, browser, client, logIn, findBodies, readCookie } = createWorld()
      service.on(route, () => answer({ ...service.openSession(), totp_id: 'totp-1' }))
      await logIn()
      const other = browser.openTab().connect()
      const options = { ...code, session_duration_minutes: 30, remember_device: true }
      // both calls take the same options, beside their code
      await other.totps[name](options as never)
      expect(findBodies(route)).toEqual([
        expect.objectContaining({ ...options, intermediate_session_token: token }),
      ])
      expect(readCookie()).toBeUndefined()
      expect(other.session.getSync()).not.toBeNull()
      // a further factor of the session
      await client.session.authenticate()
      await other.totps[name](options as never)
      expect(findBodies(route)[1]).not.toHaveProperty('intermediate_session_token')
    },
  )

  it.each([['2027-03-01T00:00:00.000Z'], [null]])(
    'tells the cards until when the addition can be put off (%s), and starts the session when it is',
    async (put_off_until) => {
      const { service, client, logIn, findBodies, readCookie } = createWorld()
      service.on('POST /passwords/authenticate', () =>
        refuse(403, 'insufficient_factors', 'One more step.', {
          ...{ enrolment: ['totp'], put_off_until },
          intermediate_session_token: token,
        }),
      )
      const route = 'POST /second_steps/put_off'
      service.on(route, () => answer(service.openSession()))
      await logIn()
      expect(findSecondStep(client)).toMatchObject({ putOffUntil: put_off_until })
      await secondSteps(client).putOff({ session_duration_minutes: 30, unseen: true })
      expect(findBodies(route)).toEqual([
        { session_duration_minutes: 30, unseen: true, intermediate_session_token: token },
      ])
      expect(client.session.getSync()).not.toBeNull()
      expect(findSecondStep(client)).toBeNull()
      expect(readCookie()).toBeUndefined()
    },
  )

  it('tells the cards what can be added where the user has no second step, and adds it with the token of the first', async () => {
    const { clock, service, client, logIn, findBodies, readCookie } = createWorld()
    service.on('POST /passwords/authenticate', () =>
      refuse(403, 'insufficient_factors', 'One more step.', {
        enrolment: ['totp'],
        intermediate_session_token: token,
      }),
    )
    const routes = ['POST /totps', 'POST /totps/check', 'POST /totps/complete'] as const
    service.on(routes[0], () => answer({ totp_id: 'totp-1', __user: { user_id: 'u' } }))
    service.on(routes[1], () => answer({ totp_id: 'totp-1' }))
    service.on(routes[2], () => answer({ ...service.openSession(), totp_id: 'totp-1' }))
    await logIn()
    const endsAt = clock.now() + limits.intermediateSessionCookieMs
    expect(findSecondStep(client)).toEqual({ steps: [], enrolment: ['totp'], endsAt })
    await client.totps.create({})
    await client.totps.check({ totp_id: 'totp-1', totp_code: '123456' })
    // the user of the answer is not signed in yet
    expect(client.user.getSync()).toBeNull()
    await client.totps.complete({ totp_id: 'totp-1', session_duration_minutes: 30 })
    for (const route of routes) {
      expect(findBodies(route)).toEqual([
        expect.objectContaining({ intermediate_session_token: token }),
      ])
    }
    expect(client.session.getSync()).not.toBeNull()
    expect(findSecondStep(client)).toBeNull()
    expect(readCookie()).toBeUndefined()
    // another app is added in the session
    await client.totps.create({})
    expect(findBodies(routes[0])[1]).not.toHaveProperty('intermediate_session_token')
  })

  it('keeps the first step for ten minutes', async () => {
    const { clock, service, client, logIn, findBodies } = createWorld()
    const route = 'POST /totps/authenticate'
    service.on(route, () => refuse(401, 'unable_to_authenticate_totp'))
    await logIn()
    const prove = () =>
      client.totps
        .authenticate({ totp_code: '000000', session_duration_minutes: 30 })
        .catch(() => {})
    await prove()
    await clock.pass(limits.intermediateSessionCookieMs)
    await prove()
    const tokens = findBodies(route).map((body) =>
      Reflect.get(Object(body), 'intermediate_session_token'),
    )
    expect(tokens).toEqual([token, undefined])
  })
})
