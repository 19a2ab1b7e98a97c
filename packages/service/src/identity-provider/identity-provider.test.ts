import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

describe.each(engines)('the identity provider on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({ storage: database.storage })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  test('discovery names the issuer, the pages and the endpoints', async () => {
    const { data, headers } = await world.getJson(
      `${world.issuerPath}/.well-known/openid-configuration`,
    )
    console.log(data, headers)
    expect(data).toMatchObject({ issuer: world.issuer })
  })

  test('a person lets an app in: code, tokens, who they are', async () => {
    const { session_token: session, user_id } = await world.signIn('ada@example.com')
    const started = await world.start(session)
    console.log(started.text)
    const submitted = await world.submit(session)
    console.log(submitted.text)
    const tokens = await world.token(submitted.data.authorization_code)
    console.log(tokens.text)
    const jwks = await world.getJson(`${world.issuerPath}/v1/oauth2/jwks`)
    const { payload } = await jwtVerify(tokens.data.id_token, createLocalJWKSet(jwks.data), {
      issuer: world.issuer,
      audience: 'notes',
    })
    console.log(payload)
    expect(payload.sub).toBe(user_id)
    console.log(await world.userinfo(tokens.data.access_token))
    console.log(await world.introspect(tokens.data.access_token))
  })
})
