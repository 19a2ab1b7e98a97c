import { createHash } from 'node:crypto'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'
import { claimsOfScopes } from './to-claims.ts'

const picture = 'https://pictures.example/ada.png'
const number = '+15555550123'
const apps = [
  newClientApp(),
  newClientApp({ clientId: 'strict', metadata: { id_token_claims: false } }),
  newClientApp({ clientId: 'modern', metadata: { id_token_signed_response_alg: 'ES256' } }),
]

/** What a scope opens beside the token's own. */
const ofScope = {
  profile: {
    name: 'Ada Lovelace',
    given_name: 'Ada',
    family_name: 'Lovelace',
    picture,
    locale: 'en-GB',
  },
  email: { email: 'ada@example.com', email_verified: true },
  phone: { phone_number: number, phone_number_verified: true },
  address: {},
} satisfies Record<Exclude<keyof typeof claimsOfScopes, 'openid'>, object>
const scopes = Object.keys(ofScope)

describe.each(pickEngines('sqlite'))('ID tokens on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let session: string
  const resource = 'https://api.example.com/'

  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      apps,
      idp: { resources: [{ url: resource, name: 'API', scopes: ['notes:read'] }] },
    })
    const { projectId } = world.project
    const { session_token, user_id: userId } = await world.signIn('ada@example.com')
    session = String(session_token)
    const name = { first_name: 'Ada', last_name: 'Lovelace' }
    await world.send('PUT', '/users/me', { name }, { session })
    await database.storage.phones.add({
      projectId,
      phoneId: 'phone-1',
      userId,
      phoneNumber: number,
      verified: true,
      unsubscribedAt: null,
      isUnproved: false,
      createdAt: world.now(),
    })
    await database.storage.oauth.add({
      projectId,
      registrationId: 'registration-1',
      userId,
      provider: 'google',
      providerType: 'Google',
      issuer: 'https://accounts.google.com',
      subject: '1',
      email: 'ada@example.com',
      pictureUrl: picture,
      locale: 'en-GB',
      sealedTokens: '',
      scopes: [],
      tokensExpireAt: null,
      isUnproved: false,
      linkedBy: 'sign_up',
      createdAt: world.now(),
      lastUsedAt: world.now(),
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const getTokens = async (clientId: string, change: Record<string, unknown> = {}) => {
    const code = await world.authorize(session, { client_id: clientId, ...change })
    const { data } = await world.token(code, {}, world.basicOf(clientId))
    return { ...data, claims: decodeJwt(data.id_token) }
  }
  /** Without what is the token's own. */
  const pickPersonal = (claims: object) => {
    const all = Object.values(ofScope).flatMap((one) => Object.keys(one))
    return Object.fromEntries(Object.entries(claims).filter(([name]) => all.includes(name)))
  }

  test.each(scopes.map((scope) => [scope, ofScope[scope as keyof typeof ofScope]] as const))(
    'I3: contain what the scope %s names, as userinfo does',
    async (scope, wanted) => {
      const { claims, access_token } = await getTokens('notes', { scopes: ['openid', scope] })
      expect(pickPersonal(claims)).toEqual(wanted)
      const { data } = await world.userinfo(access_token)
      expect(pickPersonal(data)).toEqual(wanted)
    },
  )

  test('the picture that a user has chosen stands before that of a provider', async () => {
    const own = 'https://pictures.example/own.png'
    const scopes = ['openid', 'profile']
    await world.send('PUT', '/users/me', { picture_url: own }, { session })
    expect((await getTokens('notes', { scopes })).claims.picture).toBe(own)
    await world.send('PUT', '/users/me', { picture_url: '' }, { session })
    expect((await getTokens('notes', { scopes })).claims.picture).toBe(picture)
  })

  test('I3: contain it still after a refresh, and nothing that was given up there', async () => {
    const all = ['openid', 'offline_access', 'email', 'profile']
    const { refresh_token } = await getTokens('notes', { scopes: all })
    const renewed = (await world.refresh(refresh_token)).data
    expect(pickPersonal(decodeJwt(renewed.id_token))).toEqual({
      ...ofScope.profile,
      ...ofScope.email,
    })
    const less = await world.refresh(renewed.refresh_token, { scope: 'openid email' })
    expect(pickPersonal(decodeJwt(less.data.id_token))).toEqual(ofScope.email)
  })

  test('I3: of an app that keeps to the letter contain only what it asked for by name', async () => {
    const wide = { scopes: ['openid', ...scopes] }
    const { claims, access_token } = await getTokens('strict', wide)
    expect(pickPersonal(claims)).toEqual({})
    expect(pickPersonal((await world.userinfo(access_token)).data)).toMatchObject(ofScope.profile)
    const wishes = JSON.stringify({ id_token: { email: null } })
    const named = await getTokens('strict', { ...wide, claims: wishes })
    expect(pickPersonal(named.claims)).toEqual({ email: 'ada@example.com' })
  })

  test('I3: beside a token that opens no userinfo contain it for every app', async () => {
    for (const clientId of ['notes', 'strict']) {
      const scope = { scopes: ['openid', 'email', 'notes:read'], resources: [resource] }
      const code = await world.authorize(session, { client_id: clientId, ...scope })
      const { data } = await world.token(code, { resource }, world.basicOf(clientId))
      expect(pickPersonal(decodeJwt(data.id_token))).toEqual(ofScope.email)
    }
  })

  test.each(['notes', 'strict', 'modern'])(
    'I3: name the access token that came with them, to %s',
    async (clientId) => {
      const tokens = await getTokens(clientId, { scopes: ['openid', 'offline_access'] })
      const renewed = await world.refresh(tokens.refresh_token, {}, world.basicOf(clientId))
      for (const { access_token, id_token } of [tokens, renewed.data]) {
        const half = createHash('sha256').update(access_token).digest().subarray(0, 16)
        expect(decodeJwt(id_token).at_hash).toBe(half.toString('base64url'))
      }
    },
  )

  test('I8: discovery names the claims that are told, and none that is not known of anybody', async () => {
    const { data } = await world.getJson(`${world.issuerPath}/.well-known/openid-configuration`)
    const { claims, access_token } = await getTokens('notes', { scopes: ['openid', ...scopes] })
    const userinfo = (await world.userinfo(access_token)).data
    const personal = [...Object.values(claimsOfScopes)].flat()
    for (const name of personal) expect(data.claims_supported).toContain(name)
    expect(data.claims_supported).toEqual(expect.arrayContaining(Object.keys(userinfo)))
    for (const unknown of ['zoneinfo', 'updated_at', 'preferred_username']) {
      expect(data.claims_supported).not.toContain(unknown)
      expect([unknown in claims, unknown in userinfo]).toEqual([false, false])
    }
  })

  test('I8: grade a sign-in by the kinds of factors that were proved', async () => {
    const password = 'correct horse battery staple 7'
    const email = 'grace@example.com'
    const first = String((await world.signIn(email)).session_token)
    const grade = async (token: string, change = {}) => {
      const code = await world.authorize(token, change)
      return decodeJwt((await world.token(code)).data.id_token).acr
    }
    const essential = (value: string) => ({
      claims: JSON.stringify({ id_token: { acr: { essential: true, value } } }),
    })
    expect(await grade(first)).toBe('1')
    expect(await grade(first, { acr_values: '2 1' })).toBe('1')
    await expect(world.authorize(first, essential('2'))).rejects.toThrow()

    const reset = await world.post('/passwords/session/reset', { password }, { session: first })
    const renewed = { session: String(reset.data.session_token) }
    const both = await world.post('/passwords/authenticate', { email, password }, renewed)
    const second = String(both.data.session_token)
    expect(await grade(second)).toBe('2')
    expect(await grade(second, essential('2'))).toBe('2')
    expect(await grade(second, essential('1'))).toBe('1')
    await expect(world.authorize(second, essential('gold'))).rejects.toThrow()
    const path = `${world.issuerPath}/.well-known/openid-configuration`
    expect((await world.getJson(path)).data.acr_values_supported).toEqual(['1', '2'])
  })

  test('I3: tell the language that is kept with the user rather than that of an account elsewhere', async () => {
    await world.send('PUT', '/users/me', { locale: 'pt-BR' }, { session })
    const { claims, access_token } = await getTokens('notes', { scopes: ['openid', 'profile'] })
    expect([claims.locale, (await world.userinfo(access_token)).data.locale]).toEqual([
      'pt-BR',
      'pt-BR',
    ])
    const path = `${world.issuerPath}/.well-known/openid-configuration`
    expect((await world.getJson(path)).data.ui_locales_supported).toEqual(
      expect.arrayContaining(['ar', 'de', 'en', 'zh-Hant']),
    )
  })
})
