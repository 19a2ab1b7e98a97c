import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

const api = 'https://api.example.com/'
const other = 'https://other.example.com/'
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

describe.each(pickEngines('sqlite'))('a refused use consumes nothing on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let session: string
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const grants = ['authorization_code', 'refresh_token', deviceGrant]
    world = await createIdpWorld({
      storage: database.storage,
      apps: [newClientApp({ metadata: { grant_types: grants } })],
      idp: {
        resources: [api, other].map((url) => ({ url, name: 'API', scopes: ['documents:read'] })),
      },
    })
    session = String((await world.signIn('ada@example.com')).session_token)
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const scopes = ['openid', 'offline_access', 'documents:read']
  const authorize = (change = {}) =>
    world.authorize(session, { scopes, resources: [api], ...change })

  const refused = [
    ['one that was not granted', { resource: other }],
    ['one that nobody knows', { resource: 'https://nobody.example.com/' }],
    ['none', { resource: 'x' }],
  ] as const

  describe.each(refused)('OP-06 a resource that is %s', (_, wrong) => {
    test('consumes no refresh token, and requires no new sign-in', async () => {
      const { data } = await world.token(await authorize(), { resource: api })
      const answer = await world.refresh(data.refresh_token, wrong)
      expect([answer.status, answer.data.error]).toEqual([400, 'invalid_target'])
      const honest = await world.refresh(data.refresh_token, { resource: api })
      expect([honest.status, honest.data.scope]).toEqual([200, 'documents:read'])
      expect(await world.introspect(honest.data.access_token)).toMatchObject({ active: true })
      // Used now, and once only.
      expect((await world.refresh(data.refresh_token)).data.error).toBe('invalid_grant')
    })

    test('consumes no authorization code', async () => {
      const code = await authorize()
      const answer = await world.token(code, wrong)
      expect([answer.status, answer.data.error]).toEqual([400, 'invalid_target'])
      expect((await world.token(code, { resource: api })).status).toBe(200)
      expect((await world.token(code, { resource: api })).data.error).toBe('invalid_grant')
    })

    test('consumes no device code', async () => {
      const fields = { client_id: 'notes', scope: scopes.join(' '), resource: api }
      const { data } = await world.postForm('/v1/oauth2/device', fields, world.basic)
      const cookie = { cookie: `stytch_session=${session}` }
      const page = await world.service.app.inject({
        url: `${world.issuerPath}/device?user_code=${data.user_code}`,
        headers: cookie,
      })
      const proof = /name="proof" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
      const { user_code } = data
      await world.postForm('/device', { user_code, proof, decision: 'allow' }, cookie)
      const poll = (more: Record<string, string>) =>
        world.postForm(
          '/v1/oauth2/token',
          { grant_type: deviceGrant, device_code: data.device_code, ...more },
          world.basic,
        )
      expect((await poll(wrong)).data.error).toBe('invalid_target')
      world.advance(6_000)
      expect((await poll({ resource: api })).status).toBe(200)
    })
  })

  test('OP-06 two resources at once consume no refresh token', async () => {
    const { data } = await world.token(await authorize(), { resource: api })
    const twice = await world.service.app.inject({
      method: 'POST',
      url: `${world.issuerPath}/v1/oauth2/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...world.basic },
      payload: `grant_type=refresh_token&refresh_token=${data.refresh_token}&resource=${api}&resource=${other}`,
    })
    expect(twice.statusCode).toBe(400)
    expect((await world.refresh(data.refresh_token, { resource: api })).status).toBe(200)
  })

  test('OP-06 a scope that was not granted, or another app, consumes no refresh token', async () => {
    const { data } = await world.token(await authorize(), { resource: api })
    const wider = { scope: 'openid documents:write' }
    expect((await world.refresh(data.refresh_token, wider)).data.error).toBe('invalid_scope')
    const foreign = await world.refresh(data.refresh_token, {}, world.basicOf('nobody'))
    expect(foreign.status).toBe(401)
    expect((await world.refresh(data.refresh_token, { resource: api })).status).toBe(200)
  })

  test('OP-06 a code that is bound to a key is not consumed with another key, nor without one', async () => {
    const createKey = async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256')
      const jwk = await exportJWK(publicKey)
      const prove = () =>
        new SignJWT({
          htu: `${world.issuer}/v1/oauth2/token`,
          htm: 'POST',
          jti: crypto.randomUUID(),
        })
          .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
          .setIssuedAt()
          .sign(privateKey)
      return { jwk, prove }
    }
    const [own, stolen] = [await createKey(), await createKey()]
    const dpop_jkt = await calculateJwkThumbprint(own.jwk)
    const code = await authorize({ dpop_jkt })
    expect((await world.token(code, { resource: api })).data.error).toBe('invalid_grant')
    const wrong = { ...world.basic, dpop: await stolen.prove() }
    expect((await world.token(code, { resource: api }, wrong)).data.error).toBe('invalid_grant')
    const right = { ...world.basic, dpop: await own.prove() }
    expect((await world.token(code, { resource: api }, right)).data.token_type).toBe('DPoP')
  })
})
