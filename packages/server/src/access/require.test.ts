import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import type { SignedIn } from '../session/authenticate.ts'
import { startHost, toRequest, toSignedIn } from '../testing/start-host.ts'

const rbac = {
  roles: [
    {
      role_id: 'editor',
      description: 'Writes.',
      permissions: [{ resource_id: 'note', actions: ['write', 'read'] }],
    },
  ],
  resources: [
    { resource_id: 'note', description: 'A note.', actions: ['write', 'read', 'delete'] },
  ],
  scopes: [],
}

describe('what a route requires', () => {
  let host: Awaited<ReturnType<typeof startHost>>
  beforeEach(async () => {
    host = await startHost({ world: { project: { rbac } } })
  })
  afterEach(() => host.world.stop())

  const expectRefusal = async (found: unknown, status: number, error_type: string) => {
    if (!(found instanceof Response)) throw new Error('Nothing was refused.')
    expect(await found.json()).toMatchObject({ status_code: status, error_type })
    expect(found.status).toBe(status)
    expect(found.headers.get('cache-control')).toBe('private, no-store')
    return found
  }

  test('a signed-in user is enough', async () => {
    const found = await host.portico.require(toSignedIn(await host.signIn()))
    expect(found).toMatchObject({ user: { email: 'ada@example.com' } })
  })

  test('a user who is signed out gets 401, or a redirect where the route names one', async () => {
    const request = toRequest('')
    await expectRefusal(await host.portico.require(request), 401, 'user_unauthenticated')
    const found = await host.portico.require(request, { redirectTo: '/sign-in' })
    expect(found).toMatchObject({ status: 303 })
    expect(found instanceof Response && found.headers.get('location')).toBe('/sign-in')
  })

  test('the response can be thrown, and the type says so', async () => {
    const thrown = host.portico.require(toRequest(''), { otherwise: 'throw' })
    await expect(thrown).rejects.toMatchObject({ status: 401 })
    expectTypeOf(thrown).resolves.toEqualTypeOf<SignedIn>()
    expectTypeOf(host.portico.require(toRequest(''))).resolves.toEqualTypeOf<SignedIn | Response>()
  })

  test('a service that is down is no sign-out', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(6 * 60_000)
    host.setDown(true)
    const found = await host.portico.require(toSignedIn(signedIn), { redirectTo: '/sign-in' })
    const refusal = await expectRefusal(found, 503, 'server_unavailable')
    expect(refusal.headers.get('retry-after')).toBe('1')
  })

  test('a role, or one of several', async () => {
    const { session_token, user_id } = await host.signIn()
    await host.callBackEnd('PUT', `/users/${user_id}`, { roles: ['editor'] })
    const request = toRequest({ stytch_session: session_token })
    for (const role of ['admin', ['admin', 'owner']])
      await expectRefusal(await host.portico.require(request, { role }), 403, 'unauthorized_action')
    for (const role of ['editor', ['admin', 'editor']])
      expect(await host.portico.require(request, { role })).toMatchObject({
        user: { roles: ['editor'] },
      })
  })

  test('a recent proof, or a challenge that says how recent', async () => {
    const signedIn = await host.signIn()
    const request = () => toSignedIn(signedIn)
    expect(await host.portico.require(request(), { freshMinutes: 4 })).not.toBeInstanceOf(Response)
    host.world.clock.advance(4 * 60_000 + 1_000)
    const found = await host.portico.require(request(), { freshMinutes: 4 })
    const refusal = await expectRefusal(found, 401, 'insufficient_user_authentication')
    expect(refusal.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_user_authentication", max_age=240',
    )
  })

  test('both at once: the page learns all that is lacking', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(4 * 60_000 + 1_000)
    const wanted = { factors: 2, freshMinutes: 4 }
    const found = await host.portico.require(toSignedIn(signedIn), wanted)
    if (!(found instanceof Response)) throw new Error('Nothing was refused.')
    expect(found.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_user_authentication", acr_values="2", max_age=240',
    )
    expect(await found.json()).toMatchObject({
      error_details: { step_up: { factors: 2, fresh_minutes: 4 } },
    })
  })

  test('two factors', async () => {
    const signedIn = await host.signIn()
    const found = await host.portico.require(toSignedIn(signedIn), { factors: 2 })
    const refusal = await expectRefusal(found, 401, 'insufficient_user_authentication')
    expect(refusal.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_user_authentication", acr_values="2"',
    )
    expect(await host.portico.require(toSignedIn(signedIn), { factors: 1 })).toMatchObject({
      user: { user_id: signedIn.user_id },
    })
  })
})

test('an action that a role permits; the roles are loaded once a minute, and outlast the service', async () => {
  const host = await startHost({ world: { project: { rbac } } })
  try {
    const signedIn = await host.signIn()
    await host.callBackEnd('PUT', `/users/${signedIn.user_id}`, { roles: ['editor'] })
    const { session_token } = signedIn
    const ask = (action: string) =>
      host.portico.require(toRequest({ stytch_session: session_token }), {
        action: { resource_id: 'note', action },
      })
    expect(await ask('write')).toMatchObject({
      user: { roles: expect.arrayContaining(['editor']) },
    })
    expect(await ask('delete')).toMatchObject({ status: 403 })
    expect(await ask('unknown')).toMatchObject({ status: 403 })
    const policies = () => host.listCalls().filter((path) => path.endsWith('/rbac/policy')).length
    expect(policies()).toBe(1)
    host.world.clock.advance(61_000)
    host.setDown(true)
    const jwt = (
      await host.startOther({ fetch }).authenticate(toRequest({ stytch_session: session_token }))
    ).headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('stytch_session_jwt='))
      ?.split(/[=;]/)[1]
    const request = toRequest({ stytch_session: session_token, stytch_session_jwt: jwt ?? '' })
    expect(
      await host.portico.require(request, { action: { resource_id: 'note', action: 'write' } }),
    ).not.toBeInstanceOf(Response)
    expect(policies()).toBe(2)
  } finally {
    await host.world.stop()
  }
})
