import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

const origin = 'https://app.example.com'

describe.each(pickEngines('sqlite'))('a request in HttpOnly mode, on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      apps: [newClientApp()],
      project: { sessionCookies: { httpOnly: true, domain: null } },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const toCookies = (header: unknown) =>
    [header ?? []].flat().map((cookie) => String(cookie).split(';')[0] ?? '')

  test('that needs another sign-in removes the cookies of the session, although it goes on', async () => {
    const token = await world.sendLink('again@example.com')
    const signedIn = await world.post(
      '/magic_links/authenticate',
      { token },
      { headers: { origin } },
    )
    expect(signedIn.status, signedIn.text).toBe(200)
    const cookie = toCookies(signedIn.headers['set-cookie']).join('; ')
    const params = {
      client_id: 'notes',
      redirect_uri: redirectUri,
      response_type: 'code',
      scopes: ['openid', 'email'],
      state: 'x',
      prompt: 'login',
    }
    const started = await world.post('/idp/oauth/authorize/start', params, {
      headers: { origin, cookie },
    })
    expect([started.status, started.data.error_type]).toEqual([401, 'user_unauthenticated'])
    expect(toCookies(started.headers['set-cookie'])).toEqual([
      '__Host-stytch_session=',
      '__Host-stytch_session_jwt=',
    ])
  })
})
