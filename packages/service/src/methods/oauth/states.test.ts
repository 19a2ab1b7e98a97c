/** What a sign-in under way is bound to: SOC-01, SOC-04, and what a start and a callback refuse. */
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { createOauthBrowser, toLocation, toToken } from '../../testing/oauth-calls.ts'

const login = 'https://app.example.com/authenticate'

describe.each(pickEngines('postgres'))('a sign-in at a provider, on %s', (engine) => {
  let database: TestStorage
  let world: OauthWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createOauthWorld(database)
    world.person('ada', { email: 'ada@example.com', email_verified: true })
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })
  const begin = async (query: Readonly<Record<string, string>> = {}, provider = 'first') => {
    const browser = createOauthBrowser(world)
    const started = await browser.start(provider, query)
    expect(started.status, started.text).toBe(303)
    return { browser, started, asked: new URL(toLocation(started)).searchParams }
  }
  const errorOf = (text: string) => /<dd[^>]*>(\w+)<\/dd>/.exec(text)?.[1] ?? text

  test('asks with a state, a nonce and a code_challenge that say nothing of each other', async () => {
    const { asked } = await begin({ custom_scopes: 'calendar contacts', provider_prompt: 'login' })
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'portico',
      code_challenge_method: 'S256',
      prompt: 'login',
      scope: 'openid email profile calendar contacts',
      redirect_uri: expect.stringMatching(/\/v1\/oauth\/callback\/project-test-oauth$/),
    })
    const other = (await begin()).asked
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.get(name)?.length).toBeGreaterThan(40)
      expect(other.get(name)).not.toBe(asked.get(name))
    }
  })

  test.each([
    'client_id',
    'redirect_uri',
    'response_type',
    'response_mode',
    'state',
    'nonce',
    'code_challenge',
    'code_challenge_method',
    'request',
    'request_uri',
  ])('a page cannot change %s by a provider parameter', async (name) => {
    const { asked } = await begin({ [`provider_${name}`]: 'evil' })
    expect(asked.getAll(name)).not.toContain('evil')
  })

  test('SOC-01 the state of another browser is refused, and stays good for its own', async () => {
    const { browser, started } = await begin()
    const url = await world.atProvider(started, 'ada')
    const other = createOauthBrowser(world)
    expect(errorOf((await other.follow(url)).text)).toBe('oauth_state_mismatch')
    await other.start('first')
    expect(errorOf((await other.follow(url)).text)).toBe('oauth_state_mismatch')
    expect(toToken(await browser.follow(url))).not.toBe('')
  })

  test('SOC-01 a state works once, however many use it at once', async () => {
    const { browser, started } = await begin()
    const url = await world.atProvider(started, 'ada')
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.follow(url)))
    expect(answers.filter((answer) => toToken(answer) !== '')).toHaveLength(1)
    expect(errorOf((await browser.follow(url)).text)).toBe('oauth_state_mismatch')
  })

  test('SOC-01 a state of ten minutes ago, none, a made-up one and two are refused', async () => {
    const { browser, started } = await begin()
    const url = await world.atProvider(started, 'ada')
    const made = new URL(url)
    made.searchParams.set('state', 'x'.repeat(43))
    expect(errorOf((await browser.follow(made.href)).text)).toBe('oauth_state_mismatch')
    const none = new URL(url)
    none.searchParams.delete('state')
    const twice = `${url}&state=${'x'.repeat(43)}`
    for (const odd of [none.href, twice]) {
      expect(errorOf((await browser.follow(odd)).text)).toBe('oauth_invalid_callback_request')
    }
    world.advance(10 * 60_000)
    expect(errorOf((await browser.follow(url)).text)).toBe('oauth_state_mismatch')
  })

  test('SOC-01 the answer of one provider does not finish a sign-in at another (mix-up)', async () => {
    const { browser, started } = await begin()
    const other = await begin({}, 'second')
    const answer = new URL(await world.atProvider(other.started, 'ada', 'second'))
    answer.searchParams.set('state', new URL(toLocation(started)).searchParams.get('state') ?? '')
    const refused = await browser.follow(answer.href)
    expect(toToken(refused)).toBe('')
    expect(errorOf(refused.text)).toBe('oauth_flow_callback_error')
    // without the issuer that the provider always names (RFC 9207)
    const again = await begin()
    const silent = new URL(await world.atProvider(again.started, 'ada'))
    silent.searchParams.delete('iss')
    expect(toToken(await again.browser.follow(silent.href))).toBe('')
  })

  test('SOC-04 a code of another sign-in is refused: its verifier and nonce are others', async () => {
    const attacker = await begin()
    const stolen = new URL(await world.atProvider(attacker.started, 'ada')).searchParams.get('code')
    const victim = await begin()
    const own = new URL(await world.atProvider(victim.started, 'ada'))
    own.searchParams.set('code', stolen ?? '')
    expect(toToken(await victim.browser.follow(own.href))).toBe('')
  })

  test('SOC-02 an id_token with the nonce of nobody is refused', async () => {
    const { browser, started } = await begin()
    const asked = new URL(toLocation(started))
    asked.searchParams.set('nonce', 'of somebody else')
    const tampered = { ...started, headers: { location: asked.href } }
    const refused = await browser.follow(await world.atProvider(tampered, 'ada'))
    expect(errorOf(refused.text)).toBe('oauth_flow_callback_error')
  })

  test('A4: somebody who cancels is led back to the page that sent them, which is told that it was a cancel', async () => {
    const page = 'https://app.example.com/login?tab=2'
    const { browser, started } = await begin({ error_redirect_url: page })
    const back = await browser.follow(await world.atProvider(started, null))
    expect(back.status).toBe(303)
    expect(toLocation(back)).toBe(`${page}&stytch_token_type=oauth&error_type=oauth_flow_cancelled`)
  })

  describe('a failure is shown in the language of the page that started, not in that of the browser', () => {
    const open = async (ui_locales: string, query: Readonly<Record<string, string>> = {}) => {
      const browser = createOauthBrowser(world, 'fr-FR,fr;q=0.9')
      return { browser, started: await browser.start('first', { ui_locales, ...query }) }
    }

    test('when the start is refused', async () => {
      const refuse = async (tag: string) =>
        (await open(tag, { login_redirect_url: 'authenticate' })).started.text
      expect(await refuse('de-AT')).toContain('<html lang="de">')
      // as for a page that names no language
      expect(await refuse('xx')).toContain('<html lang="fr">')
    })

    test('when the provider refuses', async () => {
      const { browser, started } = await open('ar')
      const back = await browser.follow(await world.atProvider(started, null))
      expect([back.status, back.text]).toEqual([
        400,
        expect.stringContaining('<html lang="ar" dir="rtl">'),
      ])
      const unnamed = await open('xx')
      const other = await unnamed.browser.follow(await world.atProvider(unnamed.started, null))
      expect(other.text).toContain('<html lang="fr">')
    })

    test('when the answer comes a second time, or too late', async () => {
      const { browser, started } = await open('pt-BR')
      const url = await world.atProvider(started, 'ada')
      expect(toToken(await browser.follow(url))).not.toBe('')
      expect((await browser.follow(url)).text).toContain('<html lang="pt-BR">')
      const late = await open('ja')
      const answer = await world.atProvider(late.started, 'ada')
      world.advance(10 * 60_000)
      expect((await late.browser.follow(answer)).text).toContain('<html lang="ja">')
    })
  })

  test('nobody is led to a page of somebody else’s', async () => {
    for (const page of ['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'x']) {
      const { browser, started } = await begin({ error_redirect_url: page })
      const back = await browser.follow(await world.atProvider(started, null))
      expect(back.status).toBe(400)
      expect(back.headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test.each([
    ['invalid_login_oauth_url', { login_redirect_url: 'authenticate' }],
    ['no_match_for_provided_oauth_url', { login_redirect_url: `${login}/` }],
    ['no_match_for_provided_oauth_url', { login_redirect_url: `${login}?a=b` }],
    ['no_match_for_provided_oauth_url', { login_redirect_url: 'https://evil.example/' }],
    ['invalid_signup_oauth_url', { signup_redirect_url: 'javascript:alert(1)' }],
    ['no_match_for_provided_oauth_url', { signup_redirect_url: login }],
    ['invalid_pkce_code_challenge', { code_challenge: 'short' }],
    ['invalid_oauth_attach_token', { oauth_attach_token: 'x' }],
    ['public_token_not_found', { public_token: 'public-token-test-nobody' }],
  ])('a start is refused with %s: %j', async (errorType, query) => {
    const answer = await createOauthBrowser(world).start('first', query)
    expect(errorOf(answer.text)).toBe(errorType)
    const json = await world.get(
      `/v1/public/oauth/first/start?${new URLSearchParams({
        public_token: world.project.publicToken,
        ...query,
      })}`,
    )
    expect(json.data.error_type).toBe(errorType)
  })

  test.each([
    ['google', 'oauth_config_not_found'],
    ['nowhere', 'invalid_oauth_provider'],
    ['__proto__', 'invalid_oauth_provider'],
    ['constructor', 'invalid_oauth_provider'],
  ])('a provider that the project has not is refused: %s', async (provider, errorType) => {
    const answer = await createOauthBrowser(world).start(provider)
    expect(errorOf(answer.text)).toBe(errorType)
    expect(answer.text).toContain('Configured: first, second.')
  })

  test('a token of five minutes ago signs nobody in', async () => {
    const token = toToken(await world.goThrough('ada'))
    world.advance(5 * 60_000)
    expect((await world.authenticate(token)).data.error_type).toBe('oauth_token_not_found')
  })

  test.each(['', 'x', 'x'.repeat(43), '\u0000'])(
    'a token that nobody was given signs nobody in: %j',
    async (token) => {
      const { status, data } = await world.authenticate(token)
      expect([400, 404]).toContain(status)
      expect(['bad_request', 'oauth_token_not_found']).toContain(data.error_type)
    },
  )

  test('a token of a browser with a verifier is good only with it, and is not spent without', async () => {
    const verifier = 'v'.repeat(43)
    const { createHash } = await import('node:crypto')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const query = { code_challenge: challenge }
    const token = toToken(await world.goThrough('ada', { query }))
    const refused = await world.authenticate(token)
    expect(refused.data.error_type).toBe('pkce_expected_code_verifier')
    const wrong = await world.authenticate(token, undefined, { code_verifier: 'w'.repeat(43) })
    expect(wrong.data.error_type).toBe('pkce_mismatch')
    const right = await world.authenticate(token, undefined, { code_verifier: verifier })
    expect(right.status, right.text).toBe(200)
  })

  test('a form of another site is answered by an address of the service, and nothing is used up', async () => {
    const { browser, started } = await begin()
    const url = await world.atProvider(started, 'ada')
    const { origin, pathname, searchParams } = new URL(url)
    const form = new URLSearchParams([...searchParams, ['user', '{"name":{}}'], ['junk', 'x']])
    const posted = await browser.follow(`${origin}${pathname}`, form)
    expect(posted.status).toBe(303)
    expect(toLocation(posted)).toMatch(/^https:\/\/auth\.example\.com\/v1\/oauth\/callback\//)
    expect(toLocation(posted)).not.toContain('junk')
    expect(posted.headers['set-cookie']).toBeUndefined()
    expect(toToken(await browser.follow(toLocation(posted)))).not.toBe('')
  })

  test('neither a token of the provider nor one of ours stands in clear in the database', async () => {
    const answer = await world.goThrough('ada')
    const token = toToken(answer)
    const { data } = await world.authenticate(token)
    const rows = await world.storage.oauth.listOfUser(
      world.project.projectId,
      data.user_id,
      'first',
    )
    const text = JSON.stringify(rows)
    expect(data.provider_values.access_token.length).toBeGreaterThan(20)
    expect(text).not.toContain(data.provider_values.access_token)
    expect(text).not.toContain(data.provider_values.id_token)
    expect(data.provider_values.refresh_token).toBe('')
  })
})
