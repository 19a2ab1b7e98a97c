/** Each specified provider, from the authorization request to the profile: what it tells, and what it refuses. */

import { type OauthProvider, oauthProviders } from '@portico/contract/methods/oauth'
import { makeKeyPair } from '@portico/testkit/keys'
import { dialects, type Person } from '@portico/testkit/social'
import { describe, expect, test } from 'vitest'
import type { ProviderConfig } from '../../../declarations/oauth/oauth-setting.ts'
import { createSocialUpstream } from '../testing/create-social-upstream.ts'
import { UpstreamError } from '../upstream-error.ts'
import { UpstreamRefusal } from './upstream-refusal.ts'

const { network, upstream, enter, findClient, advance } = createSocialUpstream()

const ada: Person = {
  subject: '1080',
  email: 'ada@example.com',
  isEmailVerified: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
  picture: 'https://pictures.example/ada.png',
  locale: 'en',
}

/** Whose documentation says that an address is verified. */
const sayVerified = new Set<OauthProvider>([
  'google',
  'microsoft',
  'apple',
  'github',
  'gitlab',
  'discord',
  'salesforce',
  'slack',
  'bitbucket',
  'linkedin',
  'twitch',
  'twitter',
  'yahoo',
])
/** Who tells no address at all. */
const tellNone = new Set<OauthProvider>(['tiktok', 'snapchat'])
/** Who tells those alone that are verified. */
const tellVerifiedAlone = new Set<OauthProvider>(['twitter'])
/** Whose id_token is all there is, and has no picture. */
const withoutPicture = new Set<OauthProvider>(['apple', 'microsoft', 'amazon'])
const pictures: Readonly<Partial<Record<OauthProvider, string>>> = {
  discord: 'https://cdn.discordapp.com/avatars/1080/a1b2.png',
}
const cancelled: Readonly<Partial<Record<OauthProvider, string>>> = {
  apple: 'user_cancelled_authorize',
  linkedin: 'user_cancelled_login',
}
/** What has to be asked for to get a refresh token, where there is one. */
const offline: Readonly<Partial<Record<OauthProvider, Parameters<typeof enter>[1]>>> = {
  google: { parameters: { access_type: 'offline' } },
  microsoft: { scopes: ['offline_access'] },
  coinbase: { scopes: ['offline_access'] },
  salesforce: { scopes: ['refresh_token'] },
  twitter: { scopes: ['offline.access'] },
}

const change = (changes: Partial<ProviderConfig>) => ({
  client: (client: Awaited<ReturnType<typeof findClient>>) => ({
    ...client,
    // one and the same member of the union, with another secret
    config: { ...client.config, ...changes } as ProviderConfig,
  }),
})

describe.each(oauthProviders)('%s', (id) => {
  test('tells who somebody is, and of a verified address where it can', async () => {
    network.person(id, ada)
    const { profile, providerType, tokens } = await enter(id)
    expect(profile).toMatchObject({
      subject: '1080',
      email: tellNone.has(id) ? null : 'ada@example.com',
      isEmailVerified: sayVerified.has(id),
      name: { first: 'Ada', last: 'Lovelace' },
    })
    expect(profile.pictureUrl ?? '').toBe(
      withoutPicture.has(id) ? '' : (pictures[id] ?? 'https://pictures.example/ada.png'),
    )
    expect(providerType).not.toBe('')
    expect(tokens.accessToken).not.toBe('')
    expect(tokens.idToken === null).toBe(dialects[id].issuer === undefined)
  })

  test('calls no address verified that is not', async () => {
    network.person(id, { ...ada, isEmailVerified: false })
    const { profile } = await enter(id)
    const tells = !tellNone.has(id) && !tellVerifiedAlone.has(id)
    expect([profile.email, profile.isEmailVerified]).toEqual([
      tells ? 'ada@example.com' : null,
      false,
    ])
  })

  test('tells of somebody without an address', async () => {
    const { email: _, ...others } = ada
    network.person(id, others)
    const { profile } = await enter(id)
    expect([profile.email, profile.isEmailVerified]).toEqual([null, false])
  })

  test('says in its own words that somebody cancelled, or that it failed', async () => {
    network.person(id, ada)
    const refusal = await enter(id, { decision: 'cancel' }).catch((error) => error)
    expect(refusal).toBeInstanceOf(UpstreamRefusal)
    expect(refusal.error).toBe(cancelled[id] ?? 'access_denied')
    const failure = await enter(id, { decision: 'fail' }).catch((error) => error)
    expect(failure).toBeInstanceOf(UpstreamRefusal)
    expect(failure.error).toBe('server_error')
  })

  test('refuses another secret, and none', async () => {
    network.person(id, ada)
    const other = makeKeyPair('P-256').privateKey
    const privateKey = other.export({ type: 'pkcs8', format: 'pem' }).toString()
    const wrong = (
      id === 'apple'
        ? { kind: 'apple', teamId: 'TEAM', keyId: 'K', privateKey }
        : { kind: 'secret', secret: 'another' }
    ) satisfies ProviderConfig['clientSecret']
    await expect(enter(id, change({ clientSecret: wrong }))).rejects.toThrow(UpstreamError)
    await expect(enter(id, change({ clientSecret: { kind: 'none' } }))).rejects.toThrow(
      UpstreamError,
    )
  })

  test('refuses a code of another redirect URL', async () => {
    network.person(id, ada)
    await expect(enter(id, { redirectUri: 'https://evil.example/' })).rejects.toThrow(UpstreamError)
  })

  test('SOC-04 refuses a code without the verifier of its challenge, where it takes one', async () => {
    network.person(id, ada)
    const codeVerifier = 'another-verifier-of-forty-three-characters-at-least'
    const outcome = enter(id, { secrets: { codeVerifier } })
    if (dialects[id].pkce === 'ignored') await expect(outcome).resolves.toBeDefined()
    else await expect(outcome).rejects.toThrow(UpstreamError)
    const asked = network.requests.findLast(({ url }) => url.startsWith(dialects[id].authorize))
    const method = new URL(asked?.url ?? '').searchParams.get('code_challenge_method')
    expect(method).toBe(dialects[id].pkce === 'ignored' ? null : 'S256')
  })

  test('refuses a code that was used, and one that is too old', async () => {
    network.person(id, ada)
    let used = ''
    const keep = (callback: URLSearchParams) => {
      used = callback.get('code') ?? ''
    }
    await enter(id, { callback: keep })
    const again = enter(id, { callback: (callback) => callback.set('code', used) })
    await expect(again).rejects.toThrow(UpstreamError)
    const late = enter(id, { callback: () => advance(dialects[id].codeSeconds * 1_000 + 1) })
    await expect(late).rejects.toThrow(UpstreamError)
  })

  test('is asked with a state that its answer must repeat', async () => {
    network.person(id, ada)
    await expect(enter(id, { secrets: { state: 'another' } })).rejects.toThrow(UpstreamError)
    const without = enter(id, { callback: (callback) => callback.delete('state') })
    await expect(without).rejects.toThrow(UpstreamError)
  })

  test('refreshes, where it gives a refresh token', async () => {
    network.person(id, ada)
    const first = await enter(id, offline[id])
    const { refreshToken } = first.tokens
    if (dialects[id].refreshes === undefined) {
      expect(refreshToken).toBeNull()
      return
    }
    const client = await findClient(id)
    const second = await upstream.refresh(client, refreshToken ?? '')
    expect(second.accessToken).not.toBe(first.tokens.accessToken)
    const isRotating = dialects[id].refreshes === 'rotating'
    expect(second.refreshToken === refreshToken).toBe(!isRotating)
    const third = await upstream.refresh(client, second.refreshToken ?? '')
    expect(third.accessToken).not.toBe(second.accessToken)
    if (isRotating) {
      await expect(upstream.refresh(client, refreshToken ?? '')).rejects.toThrow(UpstreamError)
    }
    await expect(upstream.refresh(client, 'never issued')).rejects.toThrow(UpstreamError)
  })

  test('names the scopes that it granted', async () => {
    network.person(id, ada)
    const { tokens } = await enter(id)
    expect(tokens.scopes.every((scope) => scope !== '' && !/[,\s]/.test(scope))).toBe(true)
  })
})

test.each(Object.keys(offline))('%s gives no refresh token that nobody asked for', async (name) => {
  const id = oauthProviders.find((one) => one === name)
  if (!id) throw new Error(`No provider is called ${name}.`)
  network.person(id, ada)
  expect((await enter(id)).tokens.refreshToken).toBeNull()
})
