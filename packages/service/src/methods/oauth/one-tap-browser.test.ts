/** One Tap where the project binds sign-ins to the browser in which they began. */
import { createHash } from 'node:crypto'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oauthSetting } from '../../declarations/oauth/oauth-setting.ts'
import { createGoogle } from '../../testing/create-google.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import {
  createTestService,
  type TestAnswer,
  type TestService,
} from '../../testing/create-test-service.ts'

const clientId = '1-x.apps.googleusercontent.com'
const origin = 'https://app.example.com'
const page = { origin }
const frame = { origin: 'https://auth.example.com', 'x-sdk-parent-host': origin }
const code_verifier = 'v'.repeat(43)
const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')

describe.each(pickEngines('sqlite'))('One Tap bound to the browser, on %s', (engine) => {
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
          { providers: { google: { clientId, clientSecretEnv: 'GOOGLE' } } },
          { secrets: { GOOGLE: 'secret' } },
        ),
      },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  type Headers = Readonly<Record<string, string>>
  const start = (headers: Headers) =>
    world.get(`/v1/public/oauth/google/onetap/start?public_token=${world.project.publicToken}`, {
      headers,
    })
  const submit = (body: object, headers: Headers) =>
    world.post(`/v1/oauth/callback/${world.project.projectId}`, JSON.stringify(body), {
      headers: {
        'content-type': 'text/plain',
        'x-stytch-oauth-type': 'google-one-tap',
        ...headers,
      },
    })
  const toToken = ({ data }: TestAnswer) => new URL(data.redirect_url).searchParams.get('token')
  const toCookie = ({ headers }: TestAnswer) =>
    String([headers['set-cookie'] ?? ''].flat()[0]).split(';')[0] ?? ''
  const authenticate = (token: string | null, body: object = {}, headers: Headers = {}) =>
    world.post(
      '/oauth/authenticate',
      { token, session_duration_minutes: 30, ...body },
      { headers: { origin, ...headers } },
    )

  let people = 0
  const signCredential = (nonce?: string) => {
    people += 1
    return google.sign(clientId, {
      sub: `tap-${people}`,
      email: undefined,
      ...(nonce && { nonce }),
    })
  }

  test('S5: a page presents a challenge, and the token signs in where the verifier is', async () => {
    const { nonce } = (await start(page)).data
    const id_token = await signCredential(nonce)
    const bare = await submit({ nonce, id_token }, page)
    expect([bare.status, bare.data.error_type]).toEqual([400, 'invalid_pkce_code_challenge'])
    const token = toToken(await submit({ nonce, id_token, code_challenge }, page))
    expect((await authenticate(token)).data.error_type).toBe('pkce_expected_code_verifier')
    const signedIn = await authenticate(token, { code_verifier })
    expect(signedIn.status, signedIn.text).toBe(200)
  })

  /** What an older client's frame does in a browser, up to the redirect URL. */
  const comeByFrame = async () => {
    const begun = await start(frame)
    const cookie = toCookie(begun)
    const body = {
      stytch_csrf_token: begun.data.stytch_csrf_token,
      id_token: await signCredential(),
    }
    return { cookie, token: toToken(await submit(body, { ...frame, cookie })) }
  }

  test('S5: the token of an older client’s frame signs in the browser of the frame, and no other', async () => {
    const { cookie, token } = await comeByFrame()
    const other = toCookie(await start(frame))
    expect(other).not.toBe(cookie)
    for (const headers of [{ cookie: '' }, { cookie: other }]) {
      const refused = await authenticate(token, {}, headers)
      expect(refused.data.error_type).toBe('oauth_state_mismatch')
    }
    const signedIn = await authenticate(token, {}, { cookie })
    expect(signedIn.status, signedIn.text).toBe(200)
  })

  test('S5: a host that relays the token of a frame proves no browser', async () => {
    const { token } = await comeByFrame()
    const refused = await createHostCalls(world).post('/oauth/authenticate', { token })
    expect(refused.data.error_type).toBe('oauth_state_mismatch')
  })

  test('S5: what a frame began is presented in its own browser alone', async () => {
    const begun = await start(frame)
    const { stytch_csrf_token } = begun.data
    const body = { stytch_csrf_token, id_token: await signCredential() }
    const other = toCookie(await start(frame))
    for (const cookie of ['', other]) {
      const refused = await submit(body, { ...frame, cookie })
      expect(refused.data.error_type).toBe('oauth_state_mismatch')
    }
    expect((await submit(body, { ...frame, cookie: toCookie(begun) })).status).toBe(200)
  })

  test('S5: a page that calls itself an older client is asked for a challenge as well', async () => {
    const { stytch_csrf_token } = (await start(page)).data
    const body = { stytch_csrf_token, id_token: await signCredential() }
    for (const headers of [page, frame]) {
      const refused = await submit(body, headers)
      expect(refused.data.error_type).toBe('invalid_pkce_code_challenge')
    }
  })
})
