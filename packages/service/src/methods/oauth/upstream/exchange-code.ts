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
 * Exchanges the provider's answer at the callback for the user's identity there.
 *
 * @throws UpstreamRefusal when the provider or the user refused; UpstreamError for every other failure
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
 * Decides whether the profile's address counts as verified. A profile without an address has no verified one. A
 * provider from the project's configuration is trusted only if the configuration says that it is the authority for
 * addresses; otherwise the user proves the mailbox here.
 */
function toTrusted(config: ProviderConfig, profile: Profile): Profile {
  if (profile.email === null) return { ...profile, isEmailVerified: false }
  if (!('type' in config) || config.linksByEmail === true) return profile
  const isEmailConfirmable = profile.isEmailVerified && config.linksByEmail === undefined
  return { ...profile, isEmailVerified: false, isEmailConfirmable }
}

/**
 * Keeps the callback's parameters of the protocol, since providers add their own, such as `token`. `iss` is compared
 * with the provider's issuer (RFC 9207) if that is known. For an OAuth 2.0 provider it is ignored, unless its
 * description says that it sends `iss`.
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
