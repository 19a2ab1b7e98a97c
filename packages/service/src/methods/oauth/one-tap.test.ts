/** SOC-11: what of One Tap is believed, and how often. */
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oauthSetting } from '../../declarations/oauth/oauth-setting.ts'
import { createGoogle } from '../../testing/create-google.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createOauthBrowser } from '../../testing/oauth-calls.ts'

const clientId = '1-x.apps.googleusercontent.com'
const origin = 'https://app.example.com'

describe.each(pickEngines('sqlite'))('One Tap on %s', (engine) => {
  let database: TestStorage
  let google: Awaited<ReturnType<typeof createGoogle>>
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage(engine)
    google = await createGoogle(() => world.now())
    world = await createTestService({
      storage: database.storage,
      startAt: Date.now(),
      fetch: google.fetch,
      project: {
        oauth: oauthSetting.toConfig(
          {
            requireSameBrowser: false,
            providers: { google: { clientId, clientSecretEnv: 'GOOGLE' } },
          },
          { secrets: { GOOGLE: 'secret' } },
        ),
      },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const start = (headers: Readonly<Record<string, string>> = { origin }) =>
    world.get(`/v1/public/oauth/google/onetap/start?public_token=${world.project.publicToken}`, {
      headers,
    })
  const begin = async () => String((await start()).data.nonce)
  const submit = (body: object, headers: Readonly<Record<string, string>> = { origin }) =>
    world.post(`/v1/oauth/callback/${world.project.projectId}`, JSON.stringify(body), {
      headers: {
        'content-type': 'text/plain',
        'x-stytch-oauth-type': 'google-one-tap',
        ...headers,
      },
    })
  const present = async (claims: Readonly<Record<string, unknown>> = {}) => {
    const nonce = await begin()
    return submit({ nonce, id_token: await google.sign(clientId, { nonce, ...claims }) })
  }

  test('a page begins, presents what it got, and signs in by the redirect URL', async () => {
    const begun = await start()
    expect(begun.data).toMatchObject({
      google_client_id: clientId,
      oauth_callback_id: world.project.projectId,
      status_code: 200,
    })
    const answer = await present()
    expect(answer.status, answer.text).toBe(200)
    const url = new URL(answer.data.redirect_url)
    expect(url.searchParams.get('stytch_token_type')).toBe('oauth')
    const token = url.searchParams.get('token')
    const signedIn = await world.post('/oauth/authenticate', { token })
    expect(signedIn.data.user).toMatchObject({
      emails: [{ email: 'ada@example.com', verified: true }],
      providers: [{ provider_type: 'Google', provider_subject: '1080' }],
    })
  })

  test.each([
    ['a mailbox of Gmail', { email: 'a.b@gmail.com', hd: undefined }, true],
    ['one by its older name', { email: 'a.b@googlemail.com', hd: undefined }, true],
    [
      'one of an organisation',
      { email: 'a@organisation.example', hd: 'organisation.example' },
      true,
    ],
    ['any other', { email: 'a@elsewhere.example', hd: undefined }, false],
    ['one of no organisation', { email: 'b@elsewhere.example', hd: '' }, false],
    ['one that only ends like Gmail', { email: 'a@notgmail.com', hd: undefined }, false],
    ['one of a domain below Gmail', { email: 'a@gmail.com.example', hd: undefined }, false],
  ])('S6: Google is believed of %s, or not', async (name, claims, isBelieved) => {
    const answer = await present({ sub: name, ...claims })
    const token = new URL(answer.data.redirect_url).searchParams.get('token')
    const { data, text } = await world.post('/oauth/authenticate', { token })
    const emails = data.user?.emails.map(({ email }: { email: string }) => email)
    expect(emails, text).toEqual(isBelieved ? [claims.email] : [])
  })

  test('an older client presents the token of its start in place of a nonce', async () => {
    const begun = (await start()).data
    const id_token = await google.sign(clientId, { sub: 'older' })
    const answer = await submit({ stytch_csrf_token: begun.stytch_csrf_token, id_token })
    expect(answer.status, answer.text).toBe(200)
    const again = (await start()).data
    const replayed = await submit({ stytch_csrf_token: again.stytch_csrf_token, id_token })
    expect(replayed.data.error_type).toBe('oauth_state_mismatch')
  })

  test('Google’s name without its scheme is Google’s as well, and the same account', async () => {
    const long = await present({ sub: 'named' })
    const short = await present({ sub: 'named', iss: 'accounts.google.com', jti: '2' })
    const users = []
    for (const { data } of [long, short]) {
      const token = new URL(data.redirect_url).searchParams.get('token')
      users.push((await world.post('/oauth/authenticate', { token })).data.user_id)
    }
    expect(users[0]).toMatch(/^user-/)
    expect(users[1]).toBe(users[0])
  })

  test('one start is good once, and nothing without one', async () => {
    const nonce = await begin()
    const id_token = await google.sign(clientId, { nonce })
    expect((await submit({ nonce, id_token })).status).toBe(200)
    expect((await submit({ nonce, id_token })).data.error_type).toBe('oauth_state_mismatch')
    for (const made of ['', 'x', 'x'.repeat(43)]) {
      const refused = await submit({ nonce: made, id_token })
      expect(refused.data.error_type).toBe('oauth_state_mismatch')
    }
    const late = await begin()
    const token = await google.sign(clientId, { nonce: late })
    world.advance(10 * 60_000)
    expect((await submit({ nonce: late, id_token: token })).data.error_type).toBe(
      'oauth_state_mismatch',
    )
  })

  test('the state of a sign-in by redirect is no start of One Tap', async () => {
    const started = await createOauthBrowser(world).start('google')
    const state = new URL(String(started.headers.location)).searchParams.get('state') ?? ''
    const id_token = await google.sign(clientId, { nonce: state })
    expect((await submit({ nonce: state, id_token })).data.error_type).toBe('oauth_state_mismatch')
  })

  test.each([
    ['of another client', { aud: 'another' }],
    ['authorized for another party', { aud: [clientId, 'other'], azp: 'other' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of another page', { nonce: 'y'.repeat(43) }],
    ['of yesterday', { iat: 1, exp: 2 }],
    ['without a subject', { sub: undefined }],
  ])('an id_token %s is refused', async (_name, claims) => {
    const refused = await present(claims)
    expect([refused.status, refused.data.error_type]).toEqual([400, 'oauth_flow_callback_error'])
  })

  test('an id_token that Google did not sign is refused', async () => {
    const nonce = await begin()
    const { privateKey } = await generateKeyPair('RS256')
    const claims = JSON.parse(
      Buffer.from(
        (await google.sign(clientId, { nonce })).split('.')[1] ?? '',
        'base64url',
      ).toString(),
    )
    const header = { alg: 'RS256', kid: 'one' }
    const forged = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
    const refused = await submit({ nonce, id_token: forged })
    expect(refused.data.error_type).toBe('oauth_flow_callback_error')
  })

  test('an address that Google has not verified leads to nobody', async () => {
    const victim = await world.signIn('victim@example.com')
    const answer = await present({
      sub: 'stranger',
      email: 'victim@example.com',
      email_verified: false,
    })
    const token = new URL(answer.data.redirect_url).searchParams.get('token')
    const { data } = await world.post('/oauth/authenticate', { token })
    expect(data.user_id).not.toBe(victim.user_id)
  })

  test('a page of somebody else begins nothing and presents nothing, by the frame neither', async () => {
    const evil = 'https://evil.example'
    const odd: readonly Readonly<Record<string, string>>[] = [
      { origin: evil },
      { origin: 'https://auth.example.com', 'x-sdk-parent-host': evil },
      { 'x-sdk-parent-host': evil },
    ]
    for (const headers of odd) {
      expect((await start(headers)).data.error_type).toBe('bad_domain_for_stytch_sdk')
      const nonce = await begin()
      const id_token = await google.sign(clientId, { nonce })
      const refused = await submit({ nonce, id_token }, headers)
      expect(refused.data.error_type).toBe('bad_domain_for_stytch_sdk')
    }
    const frame = { origin: 'https://auth.example.com', 'x-sdk-parent-host': origin }
    expect((await start(frame)).status).toBe(200)
  })

  test.each([
    ['no JSON', 'x'],
    ['no id_token', '{}'],
    ['an id_token that is none', JSON.stringify({ id_token: 5 })],
  ])('a body with %s is refused', async (_name, body) => {
    const answer = await world.post(`/v1/oauth/callback/${world.project.projectId}`, body, {
      headers: { 'content-type': 'text/plain', 'x-stytch-oauth-type': 'google-one-tap', origin },
    })
    expect([answer.status, answer.data.error_type]).toEqual([400, 'bad_request'])
  })

  test('a redirect URL that is not on the list is refused, and the start stays good', async () => {
    const nonce = await begin()
    const id_token = await google.sign(clientId, { nonce, sub: 'listed' })
    const login_redirect_url = 'https://evil.example/'
    const refused = await submit({ nonce, id_token, login_redirect_url })
    expect(refused.data.error_type).toBe('no_match_for_provided_oauth_url')
    expect((await submit({ nonce, id_token })).status).toBe(200)
  })

  test('a project without a client at Google, or without redirect URLs, is told at the start', async () => {
    const bare = await createTestService({
      storage: database.storage,
      project: { projectId: 'project-test-bare', publicToken: 'public-token-test-bare' },
    })
    const path = '/v1/public/oauth/google/onetap/start?public_token=public-token-test-bare'
    expect((await bare.get(path)).data.error_type).toBe('oauth_config_not_found')
    await bare.close()
    const nowhere = await createTestService({
      storage: database.storage,
      project: {
        projectId: 'project-test-nowhere',
        publicToken: 'public-token-test-nowhere',
        redirectUrls: [],
        oauth: world.project.oauth,
      },
    })
    const asked = await nowhere.get(path.replace('bare', 'nowhere'))
    expect(asked.data.error_type).toBe('no_login_redirect_urls_set')
    await nowhere.close()
  })

  test('the frame of older clients is framed by the project’s pages alone, and runs its own script alone', async () => {
    const frame = await world.get('/v1/public/clientside-services/index.html')
    expect(frame.status).toBe(200)
    const policy = String(frame.headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${origin}`)
    expect(policy).toContain("script-src 'self'")
    const script = await world.get('/v1/public/clientside-services/index.js')
    expect(script.text).toContain('oneTapStart')
  })
})
