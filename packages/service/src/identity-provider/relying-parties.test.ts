import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import * as oauth from 'oauth4webapi'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientSecret, newClientApp, newPublicApp, redirectUri } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'
import { pageRequest } from './testing/page-request.ts'

/** The two libraries speak to a service that listens, as client apps do. */
describe.each(pickEngines('sqlite'))('client apps built with libraries on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let origin: string
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const probe = await createIdpWorld({ storage: database.storage })
    origin = (await probe.service.start()).url
    await probe.close()
    world = await createIdpWorld({
      storage: database.storage,
      apps: [newClientApp(), newPublicApp()],
      config: { baseUrl: origin, port: Number(new URL(origin).port) },
    })
    await world.service.start()
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  /** What the page does with the address that the library made. */
  const decide = async (session: string, address: URL): Promise<URL> => {
    const { scope, ...rest } = Object.fromEntries(address.searchParams)
    const params = { ...rest, scopes: scope?.split(' ') ?? [] }
    const started = await world.start(session, params)
    const { data } = await world.submit(session, params, started.data.consent_required)
    return new URL(data.redirect_uri)
  }

  test('openid-client signs a user in, reads their identity, refreshes, introspects, revokes', async () => {
    const { session_token: session, user_id: userId } = await world.signIn('rp@example.com')
    const config = await client.discovery(new URL(world.issuer), 'notes', clientSecret, undefined, {
      execute: [client.allowInsecureRequests],
    })
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()]
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email offline_access',
      state: expectedState,
      nonce: expectedNonce,
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    })
    expect(address.href.startsWith(`${world.issuer}/v1/oauth2/authorize?`)).toBe(true)
    const back = await decide(session, address)
    const tokens = await client.authorizationCodeGrant(config, back, {
      pkceCodeVerifier,
      expectedState,
      expectedNonce,
      idTokenExpected: true,
    })
    const sub = tokens.claims()?.sub ?? ''
    expect(sub).toBe(userId)
    const person = await client.fetchUserInfo(config, tokens.access_token, sub)
    expect(person.email).toBe('rp@example.com')
    const renewed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect((await client.tokenIntrospection(config, renewed.access_token)).active).toBe(true)
    await client.tokenRevocation(config, renewed.access_token)
    expect((await client.tokenIntrospection(config, renewed.access_token)).active).toBe(false)
  })

  test('openid-client pushes its request and receives a denial', async () => {
    const { session_token: session } = await world.signIn('rp2@example.com')
    const config = await client.discovery(new URL(world.issuer), 'notes', clientSecret, undefined, {
      execute: [client.allowInsecureRequests],
    })
    const address = await client.buildAuthorizationUrlWithPAR(config, {
      redirect_uri: redirectUri,
      scope: 'openid',
      state: 'x',
    })
    const answer = await world.identityProvider.authorizations.decide({
      http: pageRequest,
      project: world.project,
      source: { address: '', bucket: '', userAgent: '' },
      proved: await world.findSession(session),
      params: { ...Object.fromEntries(address.searchParams), prompt: 'none' },
    })
    expect(answer.kind).toBe('consent')
    const params = {
      client_id: 'notes',
      redirect_uri: redirectUri,
      response_type: 'code',
      scopes: ['openid'],
      state: 'x',
    }
    await world.start(session, params)
    const { data } = await world.submit(session, params, false)
    await expect(
      client.authorizationCodeGrant(config, new URL(data.redirect_uri), { expectedState: 'x' }),
    ).rejects.toMatchObject({ error: 'access_denied' })
  })

  test('oauth4webapi signs a user in to a public app, with a token bound to a key', async () => {
    const { session_token: session } = await world.signIn('rp3@example.com')
    const insecure = { [oauth.allowInsecureRequests]: true }
    const issuer = new URL(world.issuer)
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' }),
    )
    const app: oauth.Client = { client_id: 'notes-public' }
    const verifier = oauth.generateRandomCodeVerifier()
    const address = new URL(server.authorization_endpoint ?? '')
    address.search = new URLSearchParams({
      client_id: app.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString()
    const back = oauth.validateAuthResponse(server, app, await decide(session, address))
    const dpop = oauth.DPoP(app, await oauth.generateKeyPair('ES256'))
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      app,
      oauth.None(),
      back,
      redirectUri,
      verifier,
      { ...insecure, DPoP: dpop },
    )
    const tokens = await oauth.processAuthorizationCodeResponse(server, app, response, {
      requireIdToken: true,
    })
    expect(tokens.token_type).toBe('dpop')
    const person = await oauth.processUserInfoResponse(
      server,
      app,
      oauth.getValidatedIdTokenClaims(tokens)?.sub ?? '',
      await oauth.userInfoRequest(server, app, tokens.access_token, { ...insecure, DPoP: dpop }),
    )
    expect(person.email).toBe('rp3@example.com')
  })
})
