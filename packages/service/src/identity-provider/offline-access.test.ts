import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp, newPublicApp, redirectUri } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
const device = { response_types: [], redirect_uris: [] }
const scope = 'openid email offline_access'
const prompts = [undefined, 'consent'] as const

/** The same apps twice: one may refresh, one may not. */
const apps = [
  newClientApp(),
  newClientApp({ clientId: 'brief', metadata: { grant_types: ['authorization_code'] } }),
  newPublicApp({
    clientId: 'tv',
    metadata: { ...device, grant_types: [deviceGrant, 'refresh_token'] },
  }),
  newPublicApp({ clientId: 'brief-tv', metadata: { ...device, grant_types: [deviceGrant] } }),
]

describe.each(pickEngines('sqlite'))('offline_access on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({ storage: database.storage, apps })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const signIn = async () => {
    people += 1
    return String((await world.signIn(`person-${people}@example.com`)).session_token)
  }
  const authorizePath = () => `${world.issuerPath}/v1/oauth2/authorize`
  const toFields = (clientId: string, prompt: string | undefined) => ({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    ...(prompt && { prompt }),
  })
  /** Follows the hosted endpoint as a browser does, says yes in its page, and exchanges the code. */
  const finish = async (session: string, clientId: string, address: string) => {
    const headers = { cookie: `stytch_session=${session}` }
    let url = address
    let page = await world.service.app.inject({ url, headers })
    for (let hops = 0; page.statusCode === 303 && hops < 3; hops += 1) {
      url = String(page.headers.location)
      page = await world.service.app.inject({ url, headers })
    }
    expect([page.statusCode, page.body.includes('data-step="ask"')]).toEqual([200, true])
    const { searchParams } = new URL(url, 'https://portico.example.com')
    const { scope: asked = '', ...rest } = Object.fromEntries(searchParams)
    const params = { ...rest, scopes: asked.split(' ') }
    await world.start(session, params)
    const { data } = await world.submit(session, params)
    return world.token(data.authorization_code, {}, world.basicOf(clientId))
  }
  const push = (clientId: string, prompt: string | undefined) =>
    world.postForm('/v1/oauth2/par', toFields(clientId, prompt), world.basicOf(clientId))

  const ways = {
    async query(session: string, clientId: string, prompt: string | undefined) {
      const query = new URLSearchParams(toFields(clientId, prompt))
      return finish(session, clientId, `${authorizePath()}?${query}`)
    },

    async form(session: string, clientId: string, prompt: string | undefined) {
      const sent = await world.postForm('/v1/oauth2/authorize', toFields(clientId, prompt))
      return finish(session, clientId, String(sent.headers.location))
    },

    async pushed(session: string, clientId: string, prompt: string | undefined) {
      const { data } = await push(clientId, prompt)
      const query = new URLSearchParams({ client_id: clientId, request_uri: data.request_uri })
      return finish(session, clientId, `${authorizePath()}?${query}`)
    },

    // Its endpoint knows no prompt: a person is always asked.
    async device(session: string, clientId: string) {
      const client = { client_id: clientId === 'brief' ? 'brief-tv' : 'tv' }
      const begun = (await world.postForm('/v1/oauth2/device', { ...client, scope })).data
      const cookie = { cookie: `stytch_session=${session}` }
      const page = await world.service.app.inject({
        url: `${world.issuerPath}/device?user_code=${begun.user_code}`,
        headers: cookie,
      })
      const proof = /name="proof" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
      const decision = { user_code: begun.user_code, proof, decision: 'allow' }
      await world.postForm('/device', decision, cookie)
      const code = { grant_type: deviceGrant, device_code: begun.device_code }
      return world.postForm('/v1/oauth2/token', { ...client, ...code })
    },
  }
  const rows = Object.entries(ways).flatMap(([way, ask]) =>
    prompts.map((prompt) => ({ way, ask, prompt })),
  )

  test.each(rows)(
    'I2: a request by $way with prompt $prompt keeps offline_access where the app may refresh, and only there',
    async ({ ask, prompt }) => {
      const session = await signIn()
      const { data } = await ask(session, 'notes', prompt)
      expect([data.scope, typeof data.refresh_token]).toEqual([scope, 'string'])
      const brief = await ask(session, 'brief', prompt)
      expect([brief.data.scope, brief.data.refresh_token]).toEqual(['openid email', undefined])
    },
  )

  test('I2: a pushed request keeps offline_access also for a remembered permission, with and without prompt=none', async () => {
    const session = await signIn()
    await ways.query(session, 'notes', undefined)
    for (const prompt of [undefined, 'none']) {
      const { data } = await push('notes', prompt)
      const query = new URLSearchParams({ client_id: 'notes', request_uri: data.request_uri })
      const answer = await world.service.app.inject({
        url: `${authorizePath()}?${query}`,
        headers: { cookie: `stytch_session=${session}` },
      })
      const code = new URL(String(answer.headers.location)).searchParams.get('code') ?? ''
      expect((await world.token(code)).data.scope).toBe(scope)
    }
  })

  // Where request objects are accepted one day, they are one more row of the table above.
  test('I2: a request object is refused, pushed or not, and so has no rule of its own', async () => {
    const fields = { ...toFields('notes', undefined), request: 'eyJhbGciOiJub25lIn0.e30.' }
    const pushed = await world.postForm('/v1/oauth2/par', fields, world.basic)
    expect(pushed.data.error).toBe('request_not_supported')
    const session = await signIn()
    const answer = await world.service.app.inject({
      url: `${authorizePath()}?${new URLSearchParams(fields)}`,
      headers: { cookie: `stytch_session=${session}` },
    })
    expect(String(answer.headers.location)).toContain('error=request_not_supported')
  })
})
