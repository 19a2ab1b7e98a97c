import { describe, expect, it } from 'vitest'
import '../../testing/loaded-calls.ts'
import { getInternals } from '../../client/get-internals.ts'
import { hashSha256 } from '../../foundation/hash/sha-256.ts'
import '../../kernel/pkce/pair.ts'
import { createFakeBrowser, publicToken } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../../testing/fake-service.ts'
import { OAuthProviders } from './oauth-providers.ts'

const storageKey = `stytch_sdk_state_${publicToken}`
const pairKey = `${storageKey}::PKCE_VERIFIER:oauth`
const useToken = 'POST /oauth/authenticate'
const page = 'https://app.example.com/login?plan=pro#top'

const toChallenge = (verifier: string) =>
  btoa(String.fromCharCode(...hashSha256(new TextEncoder().encode(verifier))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function createWorld({ href = page, bootstrap = {} }: { href?: string; bootstrap?: object } = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on('GET /projects/bootstrap', () => answer(bootstrap))
  service.on(useToken, () => answer(service.openSession()))
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const tab = browser.openTab(href)
  const findBodies = (route: string) =>
    service.requests.filter((request) => request.route === route).map(({ body }) => body)
  const findPair = () => JSON.parse(browser.stored.get(pairKey) ?? 'null')
  return { service, browser, tab, client: tab.connect(), findBodies, findPair }
}

const withProof = { bootstrap: { pkce_required_for_oauth: true } }

describe('the start of a sign-in with a provider', () => {
  it('leads the page to the service, which leads it back to the same page if nothing comes of it', async () => {
    const { client, tab } = createWorld()
    await client.oauth.google.start()
    expect(tab.left).toEqual([
      `https://auth.example.com/v1/public/oauth/google/start?public_token=${publicToken}` +
        '&error_redirect_url=https%3A%2F%2Fapp.example.com%2Flogin%3Fplan%3Dpro',
    ])
  })

  it('carries everything it was given, in the order of the protocol, a space as %20', async () => {
    const { client, tab, findPair } = createWorld(withProof)
    await client.oauth.github.start({
      oauth_attach_token: 'attach-1',
      signup_redirect_url: 'https://app.example.com/new',
      login_redirect_url: 'https://app.example.com/in?a=b',
      provider_params: { prompt: 'consent', login_hint: 'ada&co' },
      custom_scopes: ['repo', 'read:user'],
    })
    expect(tab.left[0]?.split(/[?&]/)).toEqual([
      'https://auth.example.com/v1/public/oauth/github/start',
      `public_token=${publicToken}`,
      `code_challenge=${findPair().code_challenge}`,
      'custom_scopes=repo%20read%3Auser',
      'provider_prompt=consent',
      'provider_login_hint=ada%26co',
      'login_redirect_url=https%3A%2F%2Fapp.example.com%2Fin%3Fa%3Db',
      'signup_redirect_url=https%3A%2F%2Fapp.example.com%2Fnew',
      'oauth_attach_token=attach-1',
      'error_redirect_url=https%3A%2F%2Fapp.example.com%2Flogin%3Fplan%3Dpro',
    ])
  })

  it('names the language of the widget, since a navigation carries no header of its own', async () => {
    const { client, tab } = createWorld()
    getInternals(client).setLanguage('de-AT')
    await client.oauth.google.start()
    getInternals(client).setLanguage('ar')
    await client.oauth.start('acme')
    const named = tab.left.map((href) => new URL(href).searchParams.getAll('ui_locales'))
    expect(named).toEqual([['de-AT'], ['ar']])
  })

  it('does not carry what an earlier sign-in left in the address', async () => {
    const { client, tab } = createWorld({
      href: 'https://app.example.com/?stytch_token_type=oauth&token=secret&error_type=e&a=b',
    })
    await client.oauth.apple.start()
    const url = new URL(tab.left[0] ?? '')
    expect(url.searchParams.get('error_redirect_url')).toBe('https://app.example.com/?a=b')
  })

  it('goes to the project’s own name for the service, if it has one', async () => {
    const { client, tab } = createWorld({ bootstrap: { cname_domain: 'login.example.com' } })
    await client.oauth.slack.start()
    expect(tab.left[0]).toMatch(/^https:\/\/login\.example\.com\/v1\/public\/oauth\/slack\/start\?/)
  })

  it.each(Object.values(OAuthProviders))('exists for %s', async (provider) => {
    const { client, tab } = createWorld()
    await client.oauth[provider].start()
    expect(new URL(tab.left[0] ?? '').pathname).toBe(`/v1/public/oauth/${provider}/start`)
  })

  it('takes a provider that the project configured itself, and no path in its place', async () => {
    const { client, tab } = createWorld()
    await client.oauth.start('acme', { custom_scopes: ['calendar'] })
    await client.oauth.start('../x?y')
    expect(tab.left.map((href) => new URL(href).pathname)).toEqual([
      '/v1/public/oauth/acme/start',
      '/v1/public/oauth/..%2Fx%3Fy/start',
    ])
  })

  it.each([
    ['gitlab', 'GitLab'],
    ['github', 'Github'],
    ['acme', 'Acme Inc.'],
  ])(
    'A4: remembers the provider once the sign-in is finished, where other clients do: %s',
    async (provider, provider_type) => {
      const { client, browser, service } = createWorld()
      const read = () => browser.stored.get(`${storageKey}::b2c_last_used_oauth`)
      await client.oauth.start(provider)
      expect(read()).toBeUndefined()
      service.on(useToken, () => refuse(401, 'oauth_token_not_found'))
      await client.oauth.authenticate('token').catch(() => {})
      expect(read()).toBeUndefined()
      service.on(useToken, () => answer({ ...service.openSession(), provider_type }))
      await client.oauth.authenticate('token')
      expect(read()).toBe(provider)
    },
  )

  it('makes a new PKCE pair each time, when the project asks for it', async () => {
    const { client, tab, findPair } = createWorld(withProof)
    await client.oauth.google.start()
    const first = findPair()
    await client.oauth.google.start()
    const second = findPair()
    expect(second.code_verifier).not.toBe(first.code_verifier)
    expect(toChallenge(second.code_verifier)).toBe(second.code_challenge)
    const sent = tab.left.map((href) => new URL(href).searchParams.get('code_challenge'))
    expect(sent).toEqual([first.code_challenge, second.code_challenge])
  })

  it('forgets an old pair, when the project does not', async () => {
    const { client, browser, tab } = createWorld()
    browser.stored.set(pairKey, '{"code_challenge":"c","code_verifier":"v"}')
    await client.oauth.google.start()
    expect(browser.stored.has(pairKey)).toBe(false)
    expect(tab.left[0]).not.toContain('code_challenge')
  })

  it.each([
    [{ login_redirect_url: 1 }, 'login_redirect_url must be a string.'],
    [{ signup_redirect_url: null }, 'signup_redirect_url must be a string.'],
    [{ custom_scopes: 'repo' }, 'custom_scopes must be an array of strings.'],
    [{ custom_scopes: [1] }, 'custom_scopes must be an array of strings.'],
    [{ provider_params: 'prompt' }, 'provider_params must be an object.'],
    [{ provider_params: { prompt: 1 } }, 'provider_params.prompt must be a string.'],
    [{ oauth_attach_token: {} }, 'oauth_attach_token must be a string.'],
  ])('is refused with the name of the option, when given %j', async (options, message) => {
    const { client, tab } = createWorld()
    const untyped: object = options // as a page without types passes it
    await expect(client.oauth.google.start(untyped)).rejects.toThrow(
      `Invalid call to oauth.google.start\n${message}`,
    )
    expect(tab.left).toEqual([])
  })

  it('does not happen on a page that has closed its client or gone on to something else', async () => {
    const { client, tab } = createWorld()
    await expect(
      client.oauth.google.start({}, { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ name: 'AbortError' })
    client.close()
    await expect(client.oauth.google.start()).rejects.toThrow('It was closed.')
    expect(tab.left).toEqual([])
  })
})

describe('the token of a sign-in with a provider', () => {
  it('signs in with the verifier of the start, which is forgotten then', async () => {
    const { client, findBodies, findPair } = createWorld(withProof)
    await client.oauth.google.start()
    const { code_verifier } = findPair()
    await client.oauth.authenticate('secret', { session_duration_minutes: 60 })
    expect(findBodies(useToken)).toEqual([
      { token: 'secret', session_duration_minutes: 60, code_verifier },
    ])
    expect(findPair()).toBeNull()
    expect(client.user.getSync()?.user_id).toBe('user-test-1')
  })

  it('keeps the verifier for another try when it is refused', async () => {
    const { service, client, findPair } = createWorld(withProof)
    service.on(useToken, () => refuse(404, 'oauth_token_not_found'))
    await client.oauth.google.start()
    await expect(client.oauth.authenticate('secret')).rejects.toMatchObject({
      error_type: 'oauth_token_not_found',
    })
    expect(findPair()).not.toBeNull()
  })

  it('is used by authenticateByUrl, and is removed from the address', async () => {
    const { client, tab, findBodies } = createWorld({
      href: 'https://app.example.com/welcome?stytch_token_type=oauth&token=secret',
    })
    expect(client.parseAuthenticateUrl()).toEqual({
      handled: true,
      token: 'secret',
      tokenType: 'oauth',
    })
    expect(await client.authenticateByUrl()).toMatchObject({ handled: true, tokenType: 'oauth' })
    expect(findBodies(useToken)).toEqual([{ token: 'secret' }])
    expect(tab.getHref()).toBe('https://app.example.com/welcome')
  })

  it('must be text', async () => {
    const { client, findBodies } = createWorld()
    const token = JSON.parse('null') // as a page without types passes it
    await expect(client.oauth.authenticate(token)).rejects.toThrow('token must be a string.')
    expect(findBodies(useToken)).toEqual([])
  })
})

describe('linking an account at a provider', () => {
  it('asks for the token with which the start links it', async () => {
    const { service, client, findBodies } = createWorld()
    service.on('POST /oauth/attach', () => answer({ oauth_attach_token: 'attach-1' }))
    expect(await client.oauth.attach('github')).toMatchObject({ oauth_attach_token: 'attach-1' })
    expect(findBodies('POST /oauth/attach')).toEqual([{ provider: 'github' }])
  })

  it('is taken back by its id after a removal, and the user is kept as the answer has them', async () => {
    const { service, client } = createWorld()
    service.on('POST /users/oauth/oauth%2F1/restore', () =>
      answer({ user_id: 'user-1', __user: { user_id: 'user-1' } }),
    )
    const done = await client.oauth.restore('oauth/1')
    expect(done).toMatchObject({ user_id: 'user-1' })
    expect(done).not.toHaveProperty('__user')
  })
})
