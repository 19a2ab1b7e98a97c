/**
 * Verifies that the simulated providers refuse what the real ones refuse; otherwise tests with them would prove
 * nothing.
 */

import type { KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { makeKeyPair } from '../keys/make-key-pair.ts'
import { createSocialNetwork } from './create-social-network.ts'
import { dialects, type SocialProviderId } from './dialects.ts'

const redirectUri = 'https://auth.example.com/callback'
const ids = Object.keys(dialects) as SocialProviderId[] // the keys of the table
const { publicKey, privateKey } = makeKeyPair('P-256')
const clients = Object.fromEntries(
  ids.map((id) => [
    id,
    {
      clientId: 'client',
      clientSecret: 'secret',
      ...(id === 'apple' && { teamId: 'TEAM', publicJwk: publicKey.export({ format: 'jwk' }) }),
    },
  ]),
)
const network = createSocialNetwork({ clients, redirectUris: [redirectUri] })
for (const id of ids) {
  network.person(id, {
    subject: '1080',
    email: 'ada@example.com',
    isEmailVerified: true,
    firstName: 'Ada',
  })
}

/** Builds an authorization request as the provider's documentation describes it. */
const toUrl = (id: SocialProviderId, changes: Readonly<Record<string, string | null>> = {}) => {
  const { authorize, scopes, scopeSeparator = ' ', clientIdParameter, pkce } = dialects[id]
  const url = new URL(authorize)
  const asked: Record<string, string | null> = {
    response_type: 'code',
    [clientIdParameter ?? 'client_id']: 'client',
    redirect_uri: redirectUri,
    state: 's',
    ...(scopes && { scope: scopes.join(scopeSeparator) }),
    ...(pkce === 'required' && { code_challenge: 'c', code_challenge_method: 'S256' }),
    ...(id === 'apple' && { response_mode: 'form_post' }),
    ...changes,
  }
  for (const [name, value] of Object.entries(asked)) {
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.href
}
const open = async (url: string) => {
  const page = await network.answer(new Request(url))
  return { status: page.status, text: await page.text(), location: page.headers.get('location') }
}
const getCode = async (id: SocialProviderId, changes = {}) => {
  const sent = await network.decide(toUrl(id, changes), 'continue')
  return (sent.form ?? new URL(sent.url).searchParams).get('code') ?? ''
}
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  network.fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'user-agent': 'test', ...headers },
    body: new URLSearchParams(form),
  })
const basic = { authorization: `Basic ${Buffer.from('client:secret').toString('base64')}` }

describe.each(ids)('%s', (id) => {
  test('shows a page to decide on', async () => {
    const { status, text } = await open(toUrl(id))
    expect(status).toBe(200)
    expect(text).toContain(`<h1>Sign in with ${dialects[id].name}</h1>`)
    for (const button of ['Continue', 'Cancel', 'Fail'])
      expect(text).toContain(`>${button}</button>`)
  })

  test('answers an invalid request with an error page, without a redirect', async () => {
    const name = dialects[id].clientIdParameter ?? 'client_id'
    const wrong: readonly Readonly<Record<string, string | null>>[] = [
      { [name]: 'another' },
      { [name]: null },
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: `${redirectUri}/more` },
      { redirect_uri: null },
      { response_type: 'token' },
      { scope: 'everything' },
    ]
    for (const changes of wrong) {
      const { status, location } = await open(toUrl(id, changes))
      expect([changes, status, location]).toEqual([changes, 400, null])
    }
  })

  test('knows no token that it did not issue', async () => {
    for (const url of Object.keys(dialects[id].api)) {
      for (const headers of [{}, { authorization: 'Bearer made-up' }, basic]) {
        expect((await network.fetch(url, { headers })).status).toBe(401)
      }
    }
  })

  test('issues no token to a client that does not prove itself in its way', async () => {
    const { token, clientAuthentication: way } = dialects[id]
    const name = dialects[id].clientIdParameter ?? 'client_id'
    const form = { grant_type: 'authorization_code', redirect_uri: redirectUri }
    const proofs: [Record<string, string>, Record<string, string>][] = [
      [{}, {}],
      [{ [name]: 'client' }, {}],
      [{ [name]: 'client', client_secret: 'another' }, {}],
      [{}, { authorization: `Basic ${Buffer.from('client:another').toString('base64')}` }],
    ]
    if (way === 'basic') proofs.push([{ [name]: 'client', client_secret: 'secret' }, {}])
    if (way === 'post' || way === 'signed') proofs.push([{}, basic])
    for (const [fields, headers] of proofs) {
      const code = await getCode(id)
      const answer = await post(token, { ...form, code, ...fields }, headers)
      expect(await answer.json()).not.toHaveProperty('access_token')
    }
  })

  test('is open to nothing else on its host', () => {
    expect(network.handles(`${new URL(dialects[id].token).origin}/elsewhere`)).toBe(false)
    expect(network.handles(dialects[id].token)).toBe(true)
  })
})

test('a request to any other host is refused', async () => {
  await expect(network.fetch('http://169.254.169.254/')).rejects.toThrow(TypeError)
  await expect(network.fetch('https://example.com/')).rejects.toThrow(TypeError)
})

describe('Apple', () => {
  test('posts its answer, which a request for a name or an address must ask for', async () => {
    expect((await open(toUrl('apple', { response_mode: null }))).status).toBe(400)
    expect((await open(toUrl('apple', { response_mode: null, scope: null }))).status).toBe(200)
  })

  test('sends the name at the first consent only', async () => {
    network.person('apple', { subject: 'first', firstName: 'Ada', lastName: 'Lovelace' })
    const first = await network.decide(toUrl('apple'), 'continue')
    const second = await network.decide(toUrl('apple'), 'continue')
    expect(JSON.parse(first.form?.get('user') ?? '').name.firstName).toBe('Ada')
    expect(second.form?.get('user')).toBeNull()
  })

  const now = Math.floor(Date.now() / 1_000)
  const right = { iss: 'TEAM', sub: 'client', aud: 'https://appleid.apple.com', iat: now }
  const exchange = async (claims: object, key: KeyObject = privateKey) => {
    const client_secret = await new SignJWT({ ...right, exp: now + 300, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'K' })
      .sign(key)
    const form = { grant_type: 'authorization_code', redirect_uri: redirectUri, client_secret }
    const code = await getCode('apple')
    const answer = await post(dialects.apple.token, { ...form, client_id: 'client', code })
    const { error }: { error?: string } = await answer.json()
    return error ?? 'tokens'
  }

  test('accepts a secret that the team signed', async () => {
    expect(await exchange({})).toBe('tokens')
  })

  test.each([
    ['another team', { iss: 'OTHER' }],
    ['another client', { sub: 'other' }],
    ['another audience', { aud: 'https://evil.example' }],
    ['an end in the past', { iat: now - 600, exp: now - 300 }],
    ['more than six months', { exp: now + 16_000_000 }],
    ['no end', { exp: undefined }],
  ])('believes no secret of %s', async (_name, claims) => {
    expect(await exchange(claims)).toBe('invalid_client')
  })

  test('refuses a secret that another key signed', async () => {
    const other = makeKeyPair('P-256').privateKey
    expect(await exchange({}, other)).toBe('invalid_client')
  })
})

describe('further requirements of a provider', () => {
  const getToken = async (id: SocialProviderId, changes = {}) => {
    const code = await getCode(id, changes)
    const form = { grant_type: 'authorization_code', redirect_uri: redirectUri, code }
    const isBasic = dialects[id].clientAuthentication === 'basic'
    const answer = await post(
      dialects[id].token,
      isBasic ? form : { ...form, client_id: 'client', client_secret: 'secret' },
      isBasic ? basic : {},
    )
    const said: Record<string, unknown> = await answer.json()
    return `Bearer ${String(said.access_token)}`
  }
  const call = async (url: string, headers: Record<string, string>) => {
    const answer = await network.fetch(url, { headers })
    return { status: answer.status, body: await answer.json() }
  }

  test('GitHub: JSON by name, a user agent, and a scope for addresses', async () => {
    const form = { grant_type: 'authorization_code', client_id: 'client', client_secret: 'secret' }
    const text = await post(dialects.github.token, form, { accept: '*/*' })
    expect(text.headers.get('content-type')).not.toContain('json')
    const emails = 'https://api.github.com/user/emails'
    const authorization = await getToken('github')
    expect((await call(emails, { authorization })).status).toBe(403)
    expect((await call(emails, { authorization, 'user-agent': 'test' })).status).toBe(200)
    const little = await getToken('github', { scope: 'read:user' })
    const headers = { authorization: little, 'user-agent': 'test' }
    expect((await call(emails, headers)).status).toBe(404)
  })

  test('Coinbase: a version, and a scope for the address', async () => {
    const url = 'https://api.coinbase.com/v2/user'
    const authorization = await getToken('coinbase')
    expect((await call(url, { authorization })).status).toBe(400)
    const headers = { authorization, 'cb-version': '2024-02-01' }
    expect((await call(url, headers)).body.data.email).toBe('ada@example.com')
    const little = await getToken('coinbase', { scope: 'wallet:user:read' })
    const told = await call(url, { ...headers, authorization: little })
    expect(told.body.data).not.toHaveProperty('email')
  })

  test.each<[SocialProviderId, string, string]>([
    ['discord', 'https://discord.com/api/v10/users/@me', 'identify'],
    ['facebook', 'https://graph.facebook.com/v24.0/me?fields=id,email', 'public_profile'],
    ['salesforce', 'https://login.salesforce.com/services/oauth2/userinfo', 'openid'],
    ['yahoo', 'https://api.login.yahoo.com/openid/v1/userinfo', 'openid'],
    ['linkedin', 'https://api.linkedin.com/v2/userinfo', 'openid profile'],
    ['gitlab', 'https://gitlab.com/oauth/userinfo', 'openid'],
  ])('%s: a scope for the address', async (id, url, scope) => {
    const full = await call(url, { authorization: await getToken(id) })
    expect(full.body.email).toBe('ada@example.com')
    const little = await call(url, { authorization: await getToken(id, { scope }) })
    expect(little.body).not.toHaveProperty('email')
  })

  test('Figma: refresh tokens at their own address', async () => {
    const code = await getCode('figma')
    const form = { grant_type: 'authorization_code', redirect_uri: redirectUri, code }
    const said = await (await post(dialects.figma.token, form, basic)).json()
    const refresh = { grant_type: 'refresh_token', refresh_token: String(said.refresh_token) }
    expect((await post(dialects.figma.token, refresh, basic)).status).toBe(400)
    expect((await post('https://api.figma.com/v1/oauth/refresh', refresh, basic)).status).toBe(200)
  })
})
