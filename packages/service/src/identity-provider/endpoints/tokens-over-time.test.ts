import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { newClientApp, newPublicApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, createPkce, type IdpWorld } from '../testing/create-idp-world.ts'

const day = 24 * 3_600_000
const keys = await generateKeyPair('ES256', { extractable: true })
const apps = [
  newClientApp(),
  newPublicApp(),
  newClientApp({
    clientId: 'keyed',
    secretHash: null,
    metadata: {
      token_endpoint_auth_method: 'private_key_jwt',
      jwks: {
        keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }],
      },
    },
  }),
]

describe.each(pickEngines('postgres'))('tokens over time and restarts on %s', (engine) => {
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
  /** Another process on the same database, now. */
  const startAgain = async () => {
    const { clientApps: _apps, ...idp } = world.project.identityProvider
    return createIdpWorld({ storage: database.storage, apps, project: world.project, idp })
  }
  const lasting = { scopes: ['openid', 'offline_access'] }

  test('OP-03 a code reused 30 seconds later, and after a restart, ends its tokens', async () => {
    const session = await signIn()
    for (const restart of [false, true]) {
      const code = await world.authorize(session, lasting)
      const { data } = await world.token(code)
      expect((await world.userinfo(data.access_token)).status).toBe(200)
      world.advance(30_000)
      const at = restart ? await startAgain() : world
      expect((await at.token(code)).data.error).toBe('invalid_grant')
      expect((await at.userinfo(data.access_token)).status).toBe(401)
      expect((await at.refresh(data.refresh_token)).data.error).toBe('invalid_grant')
      if (restart) await at.close()
    }
  })

  test('OP-06 a used refresh token ends its family after a restart too', async () => {
    const first = (await world.token(await world.authorize(await signIn(), lasting))).data
    const second = (await world.refresh(first.refresh_token)).data
    const later = await startAgain()
    expect((await later.refresh(first.refresh_token)).data.error).toBe('invalid_grant')
    expect((await later.userinfo(second.access_token)).status).toBe(401)
    await later.close()
    expect((await world.refresh(second.refresh_token)).data.error).toBe('invalid_grant')
  })

  test('OP-06 refreshing works for 180 days and no longer', async () => {
    let { data } = await world.token(await world.authorize(await signIn(), lasting))
    for (let i = 0; i < 6; i += 1) {
      world.advance(29 * day)
      ;({ data } = await world.refresh(data.refresh_token))
      expect(data.refresh_token).toBeTruthy()
    }
    world.advance(5 * day)
    const last = await world.refresh(data.refresh_token)
    expect(last.status).toBe(200)
    world.advance(2 * day)
    expect((await world.refresh(last.data.refresh_token)).data.error).toBe('invalid_grant')
  })

  test('OP-06 without a secret or a key refreshing works for 30 days', async () => {
    const { challenge, verifier } = createPkce()
    const app = { client_id: 'notes-public' }
    const code = await world.authorize(await signIn(), {
      ...lasting,
      ...app,
      code_challenge: challenge,
    })
    const ask = async (fields: Record<string, string>) =>
      world.postForm('/v1/oauth2/token', { ...app, ...fields })
    const refresh = (token: string) => ask({ grant_type: 'refresh_token', refresh_token: token })
    const first = await ask({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    })
    world.advance(20 * day)
    const second = await refresh(first.data.refresh_token)
    expect(second.status).toBe(200)
    world.advance(11 * day)
    expect((await refresh(second.data.refresh_token)).data.error).toBe('invalid_grant')
  })

  const assert = async () => {
    const now = Math.floor(world.now() / 1_000)
    const assertion = await new SignJWT({
      iss: 'keyed',
      sub: 'keyed',
      aud: [world.issuer, 'https://elsewhere.example.com'],
      jti: crypto.randomUUID(),
      iat: now,
      exp: now + 60,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(keys.privateKey)
    return {
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }
  }

  test('OP-09 an assertion exchanges one code of several at once, and the others are left as they were', async () => {
    const session = await signIn()
    const codes: string[] = []
    while (codes.length < 5) codes.push(await world.authorize(session, { client_id: 'keyed' }))
    const assertion = await assert()
    const exchange = (code: string, by: Record<string, string>) => world.token(code, by, {})
    const answers = await Promise.all(codes.map((code) => exchange(code, assertion)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = codes.filter((_, index) => answers[index]?.status !== 200)
    expect(left).toHaveLength(4)
    for (const code of left) expect((await exchange(code, await assert())).status).toBe(200)
  })

  test('OP-09 an assertion is used up by a request that is refused for something else', async () => {
    const code = await world.authorize(await signIn(), { client_id: 'keyed' })
    const wrongs: Record<string, string>[] = [
      { redirect_uri: 'https://rp.example.com/elsewhere' },
      { grant_type: 'client_credentials' },
      { grant_type: 'nobody-knows-it' },
    ]
    for (const wrong of wrongs) {
      const assertion = await assert()
      expect((await world.token(code, { ...assertion, ...wrong }, {})).status).toBe(400)
      const replayed = await world.token(code, assertion, {})
      expect([replayed.status, replayed.data.error]).toEqual([401, 'invalid_client'])
    }
    expect((await world.token(code, await assert(), {})).status).toBe(200)
  })

  test('OP-09 an assertion works once, in whichever process', async () => {
    const later = await startAgain()
    const assertion = await assert()
    const prove = async (at: IdpWorld) =>
      at.postForm('/v1/oauth2/introspect', {
        token: 'x',
        ...assertion,
      })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => prove(i % 2 ? world : later)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await prove(later)).status).toBe(401)
    await later.close()
  })

  test('OP-20 a new user with a deleted user’s address is somebody else', async () => {
    const email = 'again@example.com'
    const subOf = async () => {
      const { session_token, user_id } = await world.signIn(email)
      const { data } = await world.token(await world.authorize(String(session_token)))
      const { sub } = (await world.userinfo(data.access_token)).data
      expect(sub).toBe(user_id)
      return String(sub)
    }
    const first = await subOf()
    expect(await subOf()).toBe(first)
    expect(first).not.toContain(email)
    expect((await createHostCalls(world).send('DELETE', `/users/${first}`)).status).toBe(200)
    expect(await subOf()).not.toBe(first)
  })
})
