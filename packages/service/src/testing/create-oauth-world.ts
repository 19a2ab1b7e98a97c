import { type OpenIdProvider, startOpenIdProvider } from '@portico/testkit/openid-provider'
import type { TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { oauthSetting } from '../declarations/oauth/oauth-setting.ts'
import {
  createTestService,
  type TestAnswer,
  type TestServiceOptions,
} from './create-test-service.ts'
import { createOauthBrowser, type OauthBrowser, toLocation, toToken } from './oauth-calls.ts'

/** The claims of a provider about a user. */
export type Claims = Readonly<Record<string, unknown>>

/** A service whose users sign in at two real OpenID providers, `first` and `second`. */
export type OauthWorld = Awaited<ReturnType<typeof createOauthWorld>>

const projectId = 'project-test-oauth'
const client = {
  client_id: 'portico',
  client_secret: 'a secret of the provider',
  redirect_uris: [`https://auth.example.com/v1/oauth/callback/${projectId}`],
}

/** Creates such a service on a database. */
export async function createOauthWorld(
  { storage }: Pick<TestStorage, 'storage'>,
  changes: Omit<Partial<TestServiceOptions>, 'storage'> & {
    readonly requireSameBrowser?: boolean
    /** Replaces the providers' own issuer. */
    readonly issuer?: string
    /** Null for a project without this setting. @default true */
    readonly linksByEmail?: boolean | null
  } = {},
) {
  const { requireSameBrowser = false, issuer: odd, linksByEmail = true, ...others } = changes
  const people = new Map<string, Claims>()
  const options = { clients: [client], toClaims: (login: string) => people.get(login) ?? {} }
  const providers: Record<string, OpenIdProvider> = {
    first: await startOpenIdProvider(options),
    second: await startOpenIdProvider(options),
  }
  const world = await createTestService({
    storage,
    startAt: Date.now(),
    config: { mode: 'development' },
    ...others,
    project: {
      ...createTestProject({ projectId }),
      oauth: oauthSetting.toConfig(
        {
          requireSameBrowser,
          providers: Object.fromEntries(
            Object.entries(providers).map(([id, { issuer }]) => [
              id,
              {
                type: 'oidc',
                issuer: odd ?? issuer,
                clientId: 'portico',
                clientSecretEnv: 'SECRET',
                label: id,
                ...(linksByEmail !== null && { linksByEmail }),
              },
            ]),
          ),
        },
        { secrets: { SECRET: client.client_secret } },
      ),
      ...others.project,
    },
  })
  const atProvider = async (started: TestAnswer, login: string | null, provider = 'first') => {
    const upstream = providers[provider]
    if (!upstream) throw new Error(`No provider is called ${provider}.`)
    return upstream.signIn(toLocation(started), login)
  }
  return {
    ...world,
    providers,
    providerOptions: options,
    /** Sets the provider's claims about a user. */
    person(login: string, claims: Claims) {
      people.set(login, claims)
    },
    /** Signs in at the provider to which a start redirected; returns the URL of the callback. */
    atProvider,
    /** Goes to the provider and back. */
    async goThrough(
      login: string | null,
      way: {
        readonly provider?: string
        readonly browser?: OauthBrowser
        readonly query?: Readonly<Record<string, string>>
      } = {},
    ): Promise<TestAnswer> {
      const { provider = 'first', browser = createOauthBrowser(world), query = {} } = way
      const started = await browser.start(provider, query)
      return browser.follow(await atProvider(started, login, provider))
    },
    authenticate: (token: string, session?: string, more: object = {}) =>
      world.post(
        '/oauth/authenticate',
        { token, session_duration_minutes: 30, ...more },
        { ...(session !== undefined && { session }) },
      ),
    /** Goes to the provider and back, and signs in with the token. */
    async enter(login: string, provider = 'first') {
      const answer = await this.goThrough(login, { provider })
      return this.authenticate(toToken(answer))
    },
    async stop() {
      await world.close()
      await Promise.all(Object.values(providers).map((provider) => provider.stop()))
    },
  }
}
