import { type OpenIdProvider, startOpenIdProvider } from '@portico/testkit/openid-provider'
import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createOauthBrowser, toLocation, toToken } from '../../testing/oauth-calls.ts'
import { oauthSetting } from './declaration/oauth-setting.ts'

const projectId = 'project-test-openid'
const redirectUri = `https://auth.example.com/v1/oauth/callback/${projectId}`
const client = {
  client_id: 'portico',
  client_secret: 'a secret of the provider',
  redirect_uris: [redirectUri],
}
const oauth = (issuers: Readonly<Record<string, string>>) =>
  oauthSetting.toConfig(
    {
      requireSameBrowser: false,
      providers: Object.fromEntries(
        Object.entries(issuers).map(([id, issuer]) => [
          id,
          { type: 'oidc', issuer, clientId: 'portico', clientSecretEnv: 'SECRET', label: id },
        ]),
      ),
    },
    { secrets: { SECRET: client.client_secret } },
  )

describe.each(engines)('an OpenID provider that is configured by its issuer, on %s', (engine) => {
  let database: TestStorage
  let first: OpenIdProvider
  let second: OpenIdProvider
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage(engine)
    first = await startOpenIdProvider({ clients: [client] })
    second = await startOpenIdProvider({ clients: [client] })
    world = await createTestService({
      storage: database.storage,
      startAt: Date.now(),
      config: { mode: 'development' },
      project: {
        ...createTestProject({ projectId }),
        oauth: oauth({ first: first.issuer, second: second.issuer }),
      },
    })
  })
  afterAll(async () => {
    await Promise.all([world.close(), first.stop(), second.stop()])
    await database.remove()
  })
  const signIn = async (login: string | null, provider = 'first') => {
    const browser = createOauthBrowser(world)
    const started = await browser.start(provider)
    const upstream = provider === 'first' ? first : second
    return browser.follow(await upstream.signIn(toLocation(started), login))
  }
  const authenticate = async (token: string) =>
    world.post('/oauth/authenticate', { token, session_duration_minutes: 30 })

  test('somebody new signs up, and logs in as the same user the second time', async () => {
    const answer = await signIn('ada')
    expect(toLocation(answer)).toMatch(
      /^https:\/\/app\.example\.com\/welcome\?from=mail&stytch_token_type=oauth&token=/,
    )
    const signedUp = await authenticate(toToken(answer))
    expect(signedUp.status, signedUp.text).toBe(200)
    expect(signedUp.data).toMatchObject({
      provider_subject: 'ada',
      provider_type: 'first',
      user: { emails: [{ email: 'ada@example.com', verified: true }] },
    })
    const again = await signIn('ada')
    expect(toLocation(again)).toMatch(/^https:\/\/app\.example\.com\/authenticate\?/)
    expect((await authenticate(toToken(again))).data.user_id).toBe(signedUp.data.user_id)
  })
})
