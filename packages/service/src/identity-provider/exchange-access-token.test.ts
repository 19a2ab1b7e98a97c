import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

const api = 'https://api.example.com/'
const own = newClientApp({
  clientId: 'own',
  isFirstParty: true,
  metadata: { scope: 'openid full_access documents:read' },
})

/** Everything else about these tokens is right: the owner's app, full access, a person who is there. */
describe('a full-access token of the owner’s app cannot be exchanged for a session', () => {
  let database: TestStorage
  let world: IdpWorld
  let session: string
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    world = await createIdpWorld({
      storage: database.storage,
      apps: [own],
      idp: { resources: [{ url: api, name: 'API', scopes: ['documents:read', 'full_access'] }] },
    })
    session = String((await world.signIn('ada@example.com')).session_token)
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const authorize = (change: Record<string, unknown> = {}) =>
    world.authorize(session, {
      client_id: 'own',
      scopes: ['openid', 'full_access', 'documents:read'],
      ...change,
    })
  const exchange = async (access_token: string) => {
    const { status, data } = await world.post('/sessions/exchange_access_token', { access_token })
    return [status, data.error_type]
  }
  const refused = [401, 'idp_access_token_could_not_be_exchanged']
  const basic = () => world.basicOf('own')

  test('unless it is a bearer token for the service itself', async () => {
    const { data } = await world.token(await authorize(), {}, basic())
    expect(await exchange(data.access_token)).toEqual([200, undefined])
  })

  test('when it is for a resource', async () => {
    const code = await authorize({ resources: [api] })
    const { data } = await world.token(code, { resource: api }, basic())
    expect(data.scope.split(' ')).toContain('full_access')
    expect(await exchange(data.access_token)).toEqual(refused)
  })

  test('when it is bound to a key', async () => {
    const keys = await generateKeyPair('ES256')
    const proof = await new SignJWT({
      htm: 'POST',
      htu: `${world.issuer}/v1/oauth2/token`,
      jti: 'proof-1',
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(keys.publicKey) })
      .setIssuedAt()
      .sign(keys.privateKey)
    const { data } = await world.token(await authorize(), {}, { ...basic(), dpop: proof })
    expect(data.token_type).toBe('DPoP')
    expect(await exchange(data.access_token)).toEqual(refused)
  })

  test('when it has less than full access', async () => {
    const { data } = await world.token(await authorize({ scopes: ['openid'] }), {}, basic())
    expect(await exchange(data.access_token)).toEqual(refused)
  })

  test('once it has expired', async () => {
    const { data } = await world.token(await authorize(), {}, basic())
    world.advance(3_600_000)
    expect((await exchange(data.access_token))[0]).not.toBe(200)
  })
})
