import type * as oauth from 'oauth4webapi'
import type { Answer, Provider } from '../providers/provider.ts'

/**
 * Returns the provider's issuer exactly as the provider writes it, including a trailing slash: issuers are compared
 * character by character.
 */
export const toIssuerName = ({
  baseUrl,
  issuer,
}: {
  baseUrl: string
  issuer: string | undefined
}) =>
  issuer?.startsWith('/') ? new URL(issuer, baseUrl).href : (issuer ?? baseUrl.replace(/\/$/, ''))

/**
 * Describes a provider as the library's type.
 *
 * @param unverified the claims of an id_token that is not verified yet: some providers' issuer is known only from them
 */
export function toServer(
  { baseUrl, issuer, endpoints, toIssuer, saysIssuer, algorithms }: Provider,
  unverified: Answer | null = null,
): oauth.AuthorizationServer {
  const toUrl = (path: string) => new URL(path, baseUrl).href
  const named = toIssuerName({ baseUrl, issuer })
  return {
    issuer: toIssuer && unverified ? toIssuer(unverified) : named,
    authorization_endpoint: toUrl(endpoints.authorization),
    token_endpoint: toUrl(endpoints.token),
    ...(endpoints.userInfo !== undefined && { userinfo_endpoint: toUrl(endpoints.userInfo) }),
    ...(endpoints.keys !== undefined && { jwks_uri: toUrl(endpoints.keys) }),
    ...(saysIssuer === true && { authorization_response_iss_parameter_supported: true }),
    ...(algorithms && { id_token_signing_alg_values_supported: [...algorithms] }),
  }
}
