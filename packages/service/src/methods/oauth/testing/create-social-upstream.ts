/** The relying party with stand-ins of the specified providers, without the rest of the service. */

import { randomUUID } from 'node:crypto'
import { type OauthProvider, oauthProviders } from '@portico/contract/methods/oauth'
import { makeKeyPair } from '@portico/testkit/keys'
import { createSocialNetwork, type Decision, type SocialNetwork } from '@portico/testkit/social'
import { oauthSetting } from '../../../declarations/oauth/oauth-setting.ts'
import { createUpstream } from '../upstream/create-upstream.ts'
import type { Identity, SignInSecrets, Upstream, UpstreamClient } from '../upstream/upstream.ts'

/** The redirect URL that every provider accepts. */
export const redirectUri = 'https://auth.example.com/v1/oauth/callback/project-test-upstream'

/** The deviations from a correct sign-in. */
export interface Changes {
  readonly scopes?: readonly string[]
  readonly parameters?: Readonly<Record<string, string>>
  readonly decision?: Decision
  /** The redirect URL of the token request. */
  readonly redirectUri?: string
  readonly secrets?: Partial<SignInSecrets>
  /** Returns the client with another authentication. */
  readonly client?: (client: UpstreamClient) => UpstreamClient
  /** Changes the parameters of the callback on their way. */
  readonly callback?: (callback: URLSearchParams) => void
}

/** A relying party, and the network with the providers that answer it. */
export interface SocialUpstream {
  readonly network: SocialNetwork
  readonly upstream: Upstream
  advance(milliseconds: number): void
  findClient(id: OauthProvider): Promise<UpstreamClient>
  /** Runs a complete sign-in: to the provider, back, and the exchange of the code. */
  enter(id: OauthProvider, changes?: Changes): Promise<Identity>
}

/**
 * Creates both.
 *
 * @param tamper changes a provider's answer on its way to the relying party
 */
export function createSocialUpstream(
  tamper: (url: string, answer: Response) => Response | Promise<Response> = (_url, answer) =>
    answer,
): SocialUpstream {
  let later = 0
  const clock = { now: () => Date.now() + later }
  const { publicKey, privateKey } = makeKeyPair('P-256')
  const apple = { teamId: 'TEAM', publicJwk: publicKey.export({ format: 'jwk' }) }
  const secretOf = (id: string) => `s3cret:of ${id}/+, long enough for HS256`
  const network = createSocialNetwork({
    clients: Object.fromEntries(
      oauthProviders.map((id) => [
        id,
        { clientId: `client-of-${id}`, clientSecret: secretOf(id), ...(id === 'apple' && apple) },
      ]),
    ),
    redirectUris: [redirectUri],
    now: clock.now,
  })
  const { providers } = oauthSetting.toConfig(
    {
      providers: Object.fromEntries(
        oauthProviders.map((id) => [
          id,
          id === 'apple'
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
  const upstream = createUpstream({
    fetch: async (input, init) => tamper(String(input), await network.fetch(input, init)),
    clock,
  })
  const findClient = (id: OauthProvider) => {
    const config = providers[id]
    if (!config) throw new Error(`There is no client at ${id}.`)
    return upstream.findClient(id, config)
  }
  return {
    network,
    upstream,
    advance: (milliseconds) => {
      later += milliseconds
    },
    findClient,
    async enter(id, changes = {}) {
      const { scopes = [], parameters = {}, decision = 'continue', client: change } = changes
      const client = await findClient(id)
      const secrets = { state: randomUUID(), nonce: randomUUID(), codeVerifier: makeVerifier() }
      const wanted = { ...secrets, redirectUri, scopes, parameters }
      const sent = await network.decide(upstream.toAuthorizationUrl(client, wanted), decision)
      const callback = sent.form ?? new URL(sent.url).searchParams
      changes.callback?.(callback)
      return upstream.exchangeCode(id, change ? change(client) : client, {
        callback,
        redirectUri: changes.redirectUri ?? redirectUri,
        secrets: { ...secrets, ...changes.secrets },
      })
    },
  }
}

/** Makes a verifier of at least 43 characters (RFC 7636 section 4.1). */
const makeVerifier = () => `${randomUUID()}${randomUUID()}`
