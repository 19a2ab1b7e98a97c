/** Every specified provider, by stand-ins that speak as it does and refuse what it refuses. */

import { type OauthProvider, oauthProviders } from '@portico/contract/methods/oauth'
import { makeKeyPair } from '@portico/testkit/keys'
import {
  createSocialNetwork,
  type Decision,
  type Person,
  type SocialNetwork,
} from '@portico/testkit/social'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oauthSetting } from '../../../declarations/oauth/oauth-setting.ts'
import { createHostCalls } from '../../../testing/create-host-calls.ts'
import { createTestService, type TestService } from '../../../testing/create-test-service.ts'
import { createOauthBrowser, toLocation, toToken } from '../../../testing/oauth-calls.ts'

const projectId = 'project-test-social'
const redirectUri = `https://auth.example.com/v1/oauth/callback/${projectId}`
const { publicKey, privateKey } = makeKeyPair('P-256')

const isApple = (id: string) => id === 'apple'
const clients = Object.fromEntries(
  oauthProviders.map((id) => [
    id,
    {
      clientId: `client-of-${id}`,
      clientSecret: `s3cret:of ${id}/+`,
      ...(isApple(id) && { teamId: 'TEAM', publicJwk: publicKey.export({ format: 'jwk' }) }),
    },
  ]),
)

const toOauth = (secretOf: (id: string) => string = (id) => clients[id]?.clientSecret ?? '') =>
  oauthSetting.toConfig(
    {
      requireSameBrowser: false,
      providers: Object.fromEntries(
        oauthProviders.map((id) => [
          id,
          isApple(id)
            ? { clientId: 'client-of-apple', teamId: 'TEAM', keyId: 'K', privateKeyEnv: 'APPLE' }
            : { clientId: `client-of-${id}`, clientSecretEnv: id },
        ]),
      ),
    },
    {
      secrets: {
        APPLE: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        ...Object.fromEntries(oauthProviders.map((id) => [id, secretOf(id)])),
      },
    },
  )

/** As each documents it; the others say nothing of it, so their addresses are not believed. */
const sayVerified: readonly OauthProvider[] = [
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
]
/** Those that give a refresh token and say how long the access token lives. */
const refresh = oauthProviders.filter(
  (id) => !['github', 'facebook', 'salesforce', 'slack', 'linkedin'].includes(id),
)
/** What a page asks for where a refresh token does not come by itself. */
const offline: Readonly<Partial<Record<OauthProvider, Readonly<Record<string, string>>>>> = {
  google: { provider_access_type: 'offline' },
  microsoft: { custom_scopes: 'offline_access' },
  coinbase: { custom_scopes: 'offline_access' },
  twitter: { custom_scopes: 'offline.access' },
}

let database: TestStorage
let network: SocialNetwork
let world: TestService
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  network = createSocialNetwork({
    clients,
    redirectUris: [redirectUri],
    now: () => world.now(),
  })
  world = await createTestService({
    storage: database.storage,
    startAt: Date.now(),
    fetch: network.fetch,
    project: { projectId, oauth: toOauth() },
  })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

let count = 0
const toPerson = (id: OauthProvider, changes: Partial<Person> = {}): Person => {
  count += 1
  return {
    subject: `${1_000_000 + count}`,
    email: `${id}-${count}@example.com`,
    isEmailVerified: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    picture: 'https://pictures.example/ada.png',
    ...changes,
  }
}

/** The whole way there and back. */
const goThrough = async (
  id: OauthProvider,
  decision: Decision = 'continue',
  { service = world, query = {} }: { service?: TestService; query?: Record<string, string> } = {},
) => {
  const browser = createOauthBrowser(service)
  const started = await browser.start(id, query)
  expect(started.status, started.text).toBe(303)
  const { url, form } = await network.decide(toLocation(started), decision)
  if (form === null) return browser.follow(url)
  return browser.follow(toLocation(await browser.follow(url, form)))
}
const enter = async (id: OauthProvider, query: Record<string, string> = {}) => {
  const answer = await goThrough(id, 'continue', { query })
  return world.post('/oauth/authenticate', { token: toToken(answer) })
}

describe.each(oauthProviders)('%s', (id) => {
  test('signs somebody up, and logs the same user in', async () => {
    const person = toPerson(id)
    network.person(id, person)
    const first = await enter(id)
    expect(first.status, first.text).toBe(200)
    const isVerified = sayVerified.includes(id)
    expect(first.data.user.emails.map(({ email }: { email: string }) => email)).toEqual(
      isVerified ? [person.email] : [],
    )
    expect(first.data.provider_values.access_token).not.toBe('')
    const { first_name, last_name } = first.data.user.name
    expect([first_name, last_name]).toEqual(['Ada', 'Lovelace'])
    const again = await enter(id)
    expect(again.data.user_id).toBe(first.data.user_id)
    expect(again.data.provider_subject).toBe(first.data.provider_subject)
  })

  test('does not lead by an address that it has not verified', async () => {
    const victim = await world.signIn(`victim-of-${id}@example.com`)
    network.person(
      id,
      toPerson(id, { email: `victim-of-${id}@example.com`, isEmailVerified: false }),
    )
    const { status, data } = await enter(id)
    expect(status).toBe(200)
    expect(data.user_id).not.toBe(victim.user_id)
    expect(data.user.emails).toEqual([])
  })

  test('links by an address that both sides verified, where it says that it has', async () => {
    const person = toPerson(id)
    const known = await world.signIn(String(person.email))
    network.person(id, person)
    const { data } = await enter(id)
    expect(data.user_id === known.user_id).toBe(sayVerified.includes(id))
  })

  test('signs in somebody without an address', async () => {
    const { email: _, ...person } = toPerson(id)
    network.person(id, person)
    expect((await enter(id)).data.user.emails).toEqual([])
  })

  test('knows its people by their subject when their address changes', async () => {
    const person = toPerson(id)
    network.person(id, person)
    const first = await enter(id)
    network.person(id, { ...person, email: `changed-${person.email}` })
    expect((await enter(id)).data.user_id).toBe(first.data.user_id)
  })

  test.each([
    ['cancel', 'oauth_flow_cancelled'],
    ['fail', 'oauth_flow_callback_error'],
  ] as const)(
    'A4: signs nobody in where it comes to "%s", and says that it is %s',
    async (decision, errorType) => {
      network.person(id, toPerson(id))
      const answer = await goThrough(id, decision)
      expect([answer.status, toToken(answer)]).toEqual([400, ''])
      expect(answer.text).toContain(errorType)
    },
  )

  test.each(['unknown code', 'token endpoint down'] as const)(
    'signs nobody in with a fault: %s',
    async (fault) => {
      network.person(id, toPerson(id))
      network.misbehave(id, fault)
      const answer = await goThrough(id)
      network.misbehave(id, null)
      expect([answer.status, toToken(answer)]).toEqual([400, ''])
    },
  )

  test('refuses a client with another secret', async () => {
    const other = makeKeyPair('P-256').privateKey
    const oauth = toOauth(() => 'another')
    const { apple } = oauth.providers
    const wrong = await createTestService({
      storage: database.storage,
      startAt: world.now(),
      fetch: network.fetch,
      project: {
        projectId,
        oauth: {
          ...oauth,
          providers: {
            ...oauth.providers,
            ...(apple && {
              apple: {
                ...apple,
                clientSecret: {
                  kind: 'apple',
                  teamId: 'TEAM',
                  keyId: 'K',
                  privateKey: other.export({ type: 'pkcs8', format: 'pem' }).toString(),
                },
              },
            }),
          },
        },
      },
    })
    network.person(id, toPerson(id))
    const answer = await goThrough(id, 'continue', { service: wrong })
    await wrong.close()
    expect([answer.status, toToken(answer)]).toEqual([400, ''])
  })
})

test.each(refresh)('%s refreshes its tokens for a host, again and again', async (id) => {
  network.person(id, toPerson(id))
  const { data } = await enter(id, offline[id])
  const host = createHostCalls(world)
  const tokens = new Set([data.provider_values.access_token])
  for (const round of [1, 2]) {
    world.advance(400 * 86_400_000)
    const answer = await host.get(`/users/${data.user_id}/oauth/${id}`)
    expect(answer.status, answer.text).toBe(200)
    tokens.add(answer.data.registrations[0].access_token)
    expect(tokens.size).toBe(round + 1)
  }
})

test.each([
  ['google', 'https://accounts.google.com', true],
  ['google', 'https://evil.example', false],
  ['linkedin', 'https://evil.example', false],
  ['github', 'https://github.com/login/oauth', true],
  ['github', 'https://evil.example', false],
  // what these call themselves is not documented, so nothing is held against it
  ['discord', 'https://discord.example', true],
  ['microsoft', 'https://login.microsoftonline.com/tenant/v2.0', true],
] as const)('%s that answers as %s is believed: %j', async (id, iss, isBelieved) => {
  network.person(id, toPerson(id))
  const browser = createOauthBrowser(world)
  const { url } = await network.decide(toLocation(await browser.start(id)), 'continue')
  const named = new URL(url)
  named.searchParams.set('iss', iss)
  const answer = await browser.follow(named.href)
  expect(toToken(answer) !== '').toBe(isBelieved)
})

test('every provider says its name as people read it', async () => {
  const names = []
  for (const id of oauthProviders) {
    network.person(id, toPerson(id))
    names.push((await enter(id)).data.provider_type)
  }
  expect(names).toEqual([
    'Google',
    'Microsoft',
    'Apple',
    'GitHub',
    'GitLab',
    'Facebook',
    'Discord',
    'Salesforce',
    'Slack',
    'Amazon',
    'Bitbucket',
    'LinkedIn',
    'Coinbase',
    'Twitch',
    'Twitter',
    'TikTok',
    'Snapchat',
    'Figma',
    'Yahoo',
  ])
})
