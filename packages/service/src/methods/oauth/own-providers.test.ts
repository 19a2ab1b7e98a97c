/** Providers that a project describes itself, and accounts that are linked by a form of another site. */
import { makeKeyPair } from '@portico/testkit/keys'
import { createSocialNetwork } from '@portico/testkit/social'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OauthSettings, oauthSetting } from '../../declarations/oauth/oauth-setting.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createOauthBrowser, toLocation, toToken } from '../../testing/oauth-calls.ts'

const projectId = 'project-test-own-providers'
const { publicKey, privateKey } = makeKeyPair('P-256')
const network = createSocialNetwork({
  redirectUris: [`https://auth.example.com/v1/oauth/callback/${projectId}`],
  clients: {
    discord: { clientId: 'c', clientSecret: 's' },
    apple: {
      clientId: 'a',
      clientSecret: '',
      teamId: 'TEAM',
      publicJwk: publicKey.export({ format: 'jwk' }),
    },
  },
})

/** A provider that the service knows by another name, described as if it did not. */
const club = {
  type: 'oauth2',
  label: 'The club',
  linksByEmail: true,
  clientId: 'c',
  clientSecretEnv: 'CLUB',
  authorizationUrl: 'https://discord.com/oauth2/authorize',
  tokenUrl: 'https://discord.com/api/oauth2/token',
  userInfoUrl: 'https://discord.com/api/v10/users/@me',
  scopes: ['identify', 'email'],
  claims: { subject: 'id', email: 'email', emailVerified: 'verified', name: 'global_name' },
} as const

describe('a provider of one’s own', () => {
  let database: TestStorage
  const worlds: TestService[] = []
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
  })
  afterAll(async () => {
    for (const world of worlds) await world.close()
    await database.remove()
  })
  const start = async (providers: OauthSettings['providers']) => {
    const world = await createTestService({
      storage: database.storage,
      startAt: Date.now(),
      fetch: network.fetch,
      project: {
        projectId,
        oauth: oauthSetting.toConfig(
          { requireSameBrowser: false, ...(providers && { providers }) },
          {
            secrets: {
              CLUB: 's',
              APPLE: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
            },
          },
        ),
      },
    })
    worlds.push(world)
    return world
  }
  const enter = async (world: TestService, provider: string) => {
    const browser = createOauthBrowser(world)
    const { url } = await network.decide(toLocation(await browser.start(provider)), 'continue')
    return world.post('/oauth/authenticate', { token: toToken(await browser.follow(url)) })
  }
  const ada = { subject: '77', email: 'ada@example.com', isEmailVerified: true, firstName: 'Ada' }

  test('signs in by OAuth 2.0 alone, its answer read by the names that the project gives', async () => {
    const world = await start({ club })
    network.person('discord', ada)
    const { data, status, text } = await enter(world, 'club')
    expect(status, text).toBe(200)
    expect(data).toMatchObject({
      provider_type: 'The club',
      provider_subject: '77',
      user: {
        name: { first_name: 'Ada' },
        emails: [{ email: 'ada@example.com', verified: true }],
      },
    })
    expect(data.session.authentication_factors[0].club_oauth_factor.provider_subject).toBe('77')
  })

  test('whose addresses the project does not believe leads to nobody by them', async () => {
    const world = await start({ club: { ...club, linksByEmail: false } })
    const victim = await world.signIn('victim@example.com')
    network.person('discord', { ...ada, subject: '78', email: 'victim@example.com' })
    const { data } = await enter(world, 'club')
    expect(data.user_id).not.toBe(victim.user_id)
    expect(data.user.emails).toEqual([])
  })

  test('whose answer lacks what names the user signs nobody in', async () => {
    const world = await start({ club: { ...club, claims: { subject: 'member.number' } } })
    network.person('discord', ada)
    expect((await enter(world, 'club')).status).not.toBe(200)
  })

  test('an account at Apple is linked to the signed-in user by its form, and by it alone', async () => {
    const world = await start({
      apple: { clientId: 'a', teamId: 'TEAM', keyId: 'K', privateKeyEnv: 'APPLE' },
    })
    const { session_token: session, user_id } = await world.signIn('links@example.com')
    network.person('apple', {
      subject: '001.a',
      email: 'hidden@relay.example',
      isEmailVerified: true,
    })
    const asked = await world.post('/oauth/attach', { provider: 'apple' }, { session })
    const browser = createOauthBrowser(world)
    const query = { oauth_attach_token: String(asked.data.oauth_attach_token) }
    const started = await browser.start('apple', query)
    const { url, form } = await network.decide(toLocation(started), 'continue')
    if (!form) throw new Error('Apple answers with a form.')
    const own = toLocation(await browser.follow(url, form))
    // another browser has the address, and not the cookie
    expect(toToken(await createOauthBrowser(world).follow(own))).toBe('')
    const token = toToken(await browser.follow(own))
    const linked = await world.post('/oauth/authenticate', { token }, { session })
    expect(linked.status, linked.text).toBe(200)
    expect(linked.data.user_id).toBe(user_id)
    expect(linked.data.user.providers).toMatchObject([{ provider_type: 'Apple' }])
    expect(linked.data.user.emails).toHaveLength(1)
  })
})
