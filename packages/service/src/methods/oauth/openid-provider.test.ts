/** npm oidc-provider as the provider, configured by its issuer alone; and what a provider must not get away with. */
import { type OpenIdProvider, startOpenIdProvider } from '@portico/testkit/openid-provider'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { createOauthBrowser, toLocation, toToken } from '../../testing/oauth-calls.ts'
import { examineProviders } from './examine-providers.ts'

/** What the service's way to the provider does to an answer. */
type Tamper = (url: string, answer: Response) => Promise<Response>

describe.each(pickEngines('sqlite'))('an OpenID provider, on %s', (engine) => {
  let database: TestStorage
  let world: OauthWorld
  let tamper: Tamper = async (_url, answer) => answer
  const asked: string[] = []
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createOauthWorld(database, {
      fetch: async (input, init) => {
        const url = String(input)
        asked.push(url)
        return tamper(url, await fetch(input, init))
      },
    })
    world.person('ada', { email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' })
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })
  const outcome = async (provider = 'first') => {
    const answer = await world.goThrough('ada', { provider })
    return toToken(answer) === '' ? (/<dd[^>]*>(\w+)<\/dd>/.exec(answer.text)?.[1] ?? '') : 'proved'
  }
  const during = async (how: Tamper, work: () => Promise<void>) => {
    tamper = how
    try {
      await work()
    } finally {
      tamper = async (_url, answer) => answer
    }
  }
  const changeIdToken =
    (change: (claims: Record<string, unknown>, header: Record<string, unknown>) => void): Tamper =>
    async (url, answer) => {
      if (!url.endsWith('/token')) return answer
      const body: Record<string, unknown> = Object(await answer.json())
      const [header = '', payload = '', signature = ''] = String(body.id_token).split('.')
      const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
      const [changedHeader, claims] = [read(header), read(payload)]
      change(claims, changedHeader)
      const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
      const token = [write(changedHeader), write(claims), signature].join('.')
      return Response.json({ ...body, id_token: token })
    }

  test('is asked for its metadata and its keys once, and for the tokens of each sign-in', async () => {
    asked.length = 0
    expect(await outcome()).toBe('proved')
    expect(await outcome()).toBe('proved')
    const count = (path: string) => asked.filter((url) => url.includes(path)).length
    expect(count('.well-known/openid-configuration')).toBeLessThanOrEqual(1)
    expect(count('/jwks')).toBe(1)
    expect(count('/token')).toBe(2)
  })

  test('that changed its keys is believed by its new ones at once', async () => {
    expect(await outcome('second')).toBe('proved')
    const { issuer } = world.providers.second as OpenIdProvider // the world has two
    await world.providers.second?.stop()
    world.providers.second = await startOpenIdProvider({
      ...world.providerOptions,
      port: Number(new URL(issuer).port),
    })
    expect(await outcome('second')).toBe('proved')
  })

  test.each<[string, Tamper]>([
    [
      'another issuer',
      changeIdToken((claims) => Object.assign(claims, { iss: 'https://evil.example' })),
    ],
    [
      'another audience',
      changeIdToken((claims) => Object.assign(claims, { aud: 'another client' })),
    ],
    [
      'an authorized party that is not the client',
      changeIdToken((claims) => Object.assign(claims, { aud: ['portico', 'x'], azp: 'x' })),
    ],
    ['another nonce', changeIdToken((claims) => Object.assign(claims, { nonce: 'x' }))],
    ['no nonce', changeIdToken((claims) => void Reflect.deleteProperty(claims, 'nonce'))],
    ['an end in the past', changeIdToken((claims) => Object.assign(claims, { exp: 1 }))],
    [
      'another subject, so a signature of something else',
      changeIdToken((claims) => Object.assign(claims, { sub: 'eve' })),
    ],
    [
      'no signature (alg none)',
      changeIdToken((_claims, header) => Object.assign(header, { alg: 'none' })),
    ],
    [
      'an algorithm by shared secret',
      changeIdToken((_claims, header) => Object.assign(header, { alg: 'HS256' })),
    ],
    [
      'the name of an unknown key',
      changeIdToken((_claims, header) => Object.assign(header, { kid: 'unknown' })),
    ],
  ])('SOC-02 whose id_token has %s signs nobody in', async (_name, how) => {
    await during(how, async () => expect(await outcome()).toBe('oauth_flow_callback_error'))
  })

  test('SOC-02 that gives no id_token signs nobody in', async () => {
    const without: Tamper = async (url, answer) => {
      if (!url.endsWith('/token')) return answer
      const { id_token: _, ...body }: Record<string, unknown> = Object(await answer.json())
      return Response.json(body)
    }
    await during(without, async () => expect(await outcome()).toBe('oauth_flow_callback_error'))
  })

  test.each<[string, Response]>([
    ['status 500', new Response('down', { status: 500 })],
    ['no JSON', new Response('<html>', { headers: { 'content-type': 'application/json' } })],
    ['a JSON array', Response.json([])],
    [
      'a redirect to the cloud’s metadata',
      new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    ],
  ])(
    'SOC-10 whose token endpoint answers with %s signs nobody in, and nothing else is called',
    async (_name, broken) => {
      const how: Tamper = async (url, answer) => (url.endsWith('/token') ? broken.clone() : answer)
      await during(how, async () => {
        asked.length = 0
        expect(await outcome()).toBe('oauth_flow_callback_error')
        expect(asked.filter((url) => !url.startsWith('http://localhost:'))).toEqual([])
      })
    },
  )

  test('SOC-06 whose userinfo is of another subject tells nothing of this one', async () => {
    world.person('quiet', { email: 'quiet@example.com', email_verified: true })
    const how: Tamper = async (url, answer) =>
      url.endsWith('/me')
        ? Response.json({ sub: 'somebody else', email: 'quiet@example.com', email_verified: true })
        : answer
    await during(how, async () => {
      const token = toToken(await world.goThrough('quiet'))
      const { data } = await world.authenticate(token)
      expect(data.user.emails).toEqual([])
    })
  })

  test('SOC-12 whose metadata cannot be had begins no sign-in, and is asked again for the next', async () => {
    const dark = await createOauthWorld(database, {
      project: { projectId: 'project-test-dark' },
      fetch: async (input, init) =>
        isDark ? new Response('', { status: 503 }) : fetch(input, init),
    })
    let isDark = true
    const refused = await createOauthBrowser(dark).start('first')
    expect(refused.status).toBe(502)
    expect(refused.text).toContain('unable_to_authorize_oauth_provider')
    isDark = false
    expect((await createOauthBrowser(dark).start('first')).status).toBe(303)
    await dark.stop()
  })

  test('SVC-17 at an address that is no public one is not called in production', async () => {
    for (const issuer of [
      'http://127.0.0.1:9',
      'http://[::1]:9',
      'http://169.254.169.254',
      'http://2130706433',
      'http://10.0.0.1',
      'https://192.168.0.1',
      'http://localhost:9',
    ]) {
      const strict = await createOauthWorld(database, {
        config: { mode: 'production' },
        issuer,
        project: { projectId: 'project-test-strict' },
      })
      const refused = await createOauthBrowser(strict).start('first')
      expect([issuer, refused.status]).toEqual([issuer, 502])
      await strict.stop()
    }
  })

  test('gives a host its tokens, and new ones when they have expired', async () => {
    const { data } = await world.enter('ada')
    const host = createHostCalls(world)
    const path = `/users/${data.user_id}/oauth/first`
    const first = await host.get(path)
    expect(first.status, first.text).toBe(200)
    expect(first.data).toMatchObject({
      provider_type: 'first',
      registrations: [
        {
          oauth_user_registration_id: data.oauth_user_registration_id,
          provider_subject: 'ada',
          access_token: data.provider_values.access_token,
          id_token: data.provider_values.id_token,
        },
      ],
    })
    expect(first.data.registrations[0].access_token_expires_in).toBeGreaterThan(3_000)
    const missing = await host.get(`/users/${data.user_id}/oauth/second`)
    expect(missing.data.error_type).toBe('oauth_user_registration_not_found')
    world.advance(3_600_000)
    const late = await host.get(path)
    expect(late.data.error_type).toBe('missing_oauth_refresh_token')
  })

  test('is judged by portico doctor, which names the redirect URL to register', async () => {
    const ports = { fetch, clock: { now: Date.now } }
    const lines = await examineProviders(world.config, ports)
    expect(lines).toEqual([
      'note  provider    register this redirect URL at each provider: https://auth.example.com/v1/oauth/callback/project-test-oauth',
      'ok    provider    first (Example) knows the client',
      'ok    provider    second (Example) knows the client',
    ])
    const [project] = world.config.projects
    if (!project) throw new Error('The world has no project.')
    const change = (id: string, changes: object) => {
      const provider = { ...project.oauth.providers.first, ...changes }
      return {
        ...project,
        ...(id && { projectId: id }),
        oauth: { ...project.oauth, providers: { first: provider } },
      }
    }
    const told = async (changed: object) =>
      (
        await examineProviders({ ...world.config, projects: [changed as typeof project] }, ports)
      ).slice(1)
    expect(await told(change('', { clientSecret: { kind: 'secret', secret: 'wrong' } }))).toEqual([
      'wrong provider    first (Example): it refuses the client id or the secret: invalid_client',
    ])
    expect(await told(change('project-test-other', {}))).toEqual([
      'wrong provider    first (Example): it refuses the client id or the redirect URL',
    ])
    expect(await told(change('', { issuer: 'http://localhost:9' }))).toEqual([
      expect.stringMatching(/^wrong provider {4}first \(Example\) cannot be asked: /),
    ])
  })

  test('leads a signed-up user back by the page’s own redirect URL', async () => {
    const answer = await world.goThrough('ada', {
      query: { login_redirect_url: 'https://app.example.com/authenticate' },
    })
    expect(toLocation(answer)).toMatch(
      /^https:\/\/app\.example\.com\/authenticate\?stytch_token_type=oauth&token=[\w-]{43}$/,
    )
  })
})
