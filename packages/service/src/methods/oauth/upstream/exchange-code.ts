import * as oauth from 'oauth4webapi'
import type { ProviderConfig } from '../../../declarations/oauth/oauth-setting.ts'
import type { Profile, Provider } from '../providers/provider.ts'
import { toAnswer, toText } from '../providers/read-claims.ts'
import { createAsking } from './ask-provider.ts'
import { cleanIdentity } from './clean-identity.ts'
import { guard } from './guard.ts'
import { readTokens } from './read-tokens.ts'
import { authenticateClient, type RelyingParty, toClient } from './relying-party.ts'
import { toProviderTokens } from './to-provider-tokens.ts'
import { toServer } from './to-server.ts'
import type { Identity, ProviderAnswer, UpstreamClient } from './upstream.ts'

/**
 * Turns the provider's answer at the callback into the user's identity there.
 *
 * @throws UpstreamRefusal when the provider, or the user there, said no; UpstreamError for all else
 */
export async function exchangeCode(
  party: RelyingParty,
  id: string,
  upstream: UpstreamClient,
  { callback, redirectUri, secrets }: ProviderAnswer,
): Promise<Identity> {
  const { provider, config } = upstream
  return guard(async () => {
    const server = toServer(provider)
    const client = toClient(party, upstream)
    const parameters = oauth.validateAuthResponse(
      server,
      client,
      toProtocolParameters(callback, provider),
      secrets.state,
    )
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      await authenticateClient(party, upstream),
      parameters,
      redirectUri,
      (provider.hasPkce ?? true) ? secrets.codeVerifier : oauth.nopkce,
      party.http,
    )
    const nonce = (provider.hasNonce ?? true) ? secrets.nonce : null
    const { tokens, claims, issuer } = await readTokens(party, upstream, response, nonce)
    const ask = createAsking(party, toText(tokens.access_token))
    const told = await provider.readProfile({
      claims,
      tokens,
      callback,
      clientId: config.clientId,
      ask,
      userInfo: async () => toAnswer(await ask(toServer(provider).userinfo_endpoint ?? '')),
    })
    return cleanIdentity({
      providerId: id,
      providerType: provider.name,
      issuer,
      profile: toTrusted(config, told),
      tokens: toProviderTokens(party.clock, upstream, tokens),
    })
  })
}

/**
 * No address is no verified one. What a provider of the project's own says of addresses is believed where the project
 * says that the provider is their authority; otherwise the user proves the mailbox here.
 */
function toTrusted(config: ProviderConfig, profile: Profile): Profile {
  if (profile.email === null) return { ...profile, isEmailVerified: false }
  if (!('type' in config) || config.linksByEmail === true) return profile
  const isEmailConfirmable = profile.isEmailVerified && config.linksByEmail === undefined
  return { ...profile, isEmailVerified: false, isEmailConfirmable }
}

/**
 * What the protocol knows of a callback: providers add fields of their own, `token` among them. `iss` is held against the
 * provider's name (RFC 9207) where that is known; that of an OAuth 2.0 provider is not, unless it is said to send it.
 */
function toProtocolParameters(callback: URLSearchParams, provider: Provider): URLSearchParams {
  const { endpoints, issuer, toIssuer, saysIssuer } = provider
  const hasName = endpoints.keys !== undefined && (issuer !== undefined || !toIssuer)
  const names = ['code', 'state', 'error', 'error_description']
  if (hasName || saysIssuer) names.push('iss')
  return new URLSearchParams(
    [...callback].filter(([name, value]) => names.includes(name) && value !== ''),
  )
}
