import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp, redirectUri } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

const own = newClientApp({
  clientId: 'own',
  isFirstParty: true,
  metadata: {
    scope: 'openid email',
    grant_types: ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
  },
})

describe.each(pickEngines('sqlite'))('a user who asked for the deletion, on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({ storage: database.storage, apps: [newClientApp(), own] })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  /** A session of a user who allowed an app, asked for the deletion, and has signed in again. */
  async function comeBack(): Promise<string> {
    people += 1
    const email = `person-${people}@example.com`
    const { session_token: first } = await world.signIn(email)
    await world.authorize(String(first))
    const asked = await world.post(
      '/users/me/delete',
      { confirmation: 'delete' },
      { session: String(first) },
    )
    expect(asked.status).toBe(200)
    world.advance(61_000)
    return String((await world.signIn(email)).session_token)
  }
  const keep = (session: string) => world.post('/users/me/restore', undefined, { session })
  const openPage = (session: string, change: Record<string, string> = {}) =>
    world.service.app.inject({
      url: `${world.issuerPath}/v1/oauth2/authorize?${new URLSearchParams({
        client_id: 'notes',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email',
        ...change,
      })}`,
      headers: { cookie: `stytch_session=${session}` },
    })

  test.each(['notes', 'own'])(
    'gives %s no access on a page of the host before they have kept the account',
    async (clientId) => {
      const session = await comeBack()
      const params = world.request({ client_id: clientId })
      const refused = await world.start(session, params)
      expect([refused.status, refused.data.error_type]).toEqual([403, 'unauthorized_action'])
      expect(refused.data.error_message).toContain('has to keep it first')
      const older = await world.post(
        '/oauth/authorize/start',
        { ...params, scope: 'openid email' },
        { session },
      )
      expect(older.status).toBe(403)
      expect((await world.submit(session, params)).data.redirect_uri).toBeUndefined()

      await keep(session)
      expect((await world.start(session, params)).status).toBe(200)
      expect((await world.submit(session, params)).data.redirect_uri).toContain('code=')
    },
  )

  test('gives no access by a decision that was begun before the deletion was asked for', async () => {
    people += 1
    const email = `person-${people}@example.com`
    const { session_token: first } = await world.signIn(email)
    const session = String(first)
    await world.start(session)
    const { userId } = (await world.storage.users.findByEmail(world.project.projectId, email)) ?? {}
    // behind the back of what ends the session
    await world.storage.users.update(world.project.projectId, String(userId), {
      deletion: {
        requestedAt: world.now(),
        deletesAt: world.now() + 1_000_000,
        remindsAt: null,
        timeZone: null,
      },
    })
    const submitted = await world.submit(session)
    expect([submitted.status, submitted.data.error_type]).toEqual([403, 'unauthorized_action'])
  })

  test.each([
    ['notes', {}],
    ['own', {}],
    ['notes', { prompt: 'consent' }],
    ['notes', { prompt: 'select_account' }],
  ])('is asked on the service’s own page before %s gets access: %j', async (clientId, change) => {
    const session = await comeBack()
    const page = await openPage(session, { client_id: clientId, ...change })
    expect([page.statusCode, page.headers.location]).toEqual([200, undefined])
    expect(page.body).toContain('data-step="sign-in"')
    expect(page.body).toContain('data-is-leaving=""')
    await keep(session)
    const next = await openPage(session, { client_id: clientId, ...change })
    expect(next.body).not.toContain('data-is-leaving')
  })

  test('prompt=none ends with login_required', async () => {
    const session = await comeBack()
    const answer = await openPage(session, { client_id: 'own', prompt: 'none' })
    const { searchParams } = new URL(String(answer.headers.location))
    expect([searchParams.get('error'), searchParams.has('code')]).toEqual(['login_required', false])
  })

  test('allows no device', async () => {
    const session = await comeBack()
    const begun = await world.postForm(
      '/v1/oauth2/device',
      { client_id: 'own', scope: 'openid' },
      world.basicOf('own'),
    )
    const open = () =>
      world.service.app.inject({
        url: `${world.issuerPath}/device?user_code=${begun.data.user_code}`,
        headers: { cookie: `stytch_session=${session}` },
      })
    const page = await open()
    expect(page.body).toContain('data-is-leaving=""')
    expect(page.body).not.toContain('name="proof"')
    await keep(session)
    expect((await open()).body).toContain('name="proof"')
  })
})
