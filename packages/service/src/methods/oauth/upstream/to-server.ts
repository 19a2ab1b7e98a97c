import type * as oauth from 'oauth4webapi'
import type { Answer, Provider } from '../providers/provider.ts'

/** An address as a provider writes it stays so, to the slash: issuers are compared letter by letter. */
export const toIssuerName = ({
  baseUrl,
  issuer,
}: {
  baseUrl: string
  issuer: string | undefined
}) =>
  issuer?.startsWith('/') ? new URL(issuer, baseUrl).href : (issuer ?? baseUrl.replace(/\/$/, ''))

/**
 * Describes a provider in the library's terms.
 *
 * @param unverified the claims of an id_token before its signature is verified: some providers' issuer is known
 *   from them alone
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
