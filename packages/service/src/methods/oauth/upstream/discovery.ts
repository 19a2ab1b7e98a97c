import * as oauth from 'oauth4webapi'
import type { Clock } from '../../../foundation/clock.ts'
import { UpstreamError } from '../upstream-error.ts'
import type { OpenIdMetadata } from './own-provider.ts'

const lifeMs = 3_600_000

/**
 * Creates a function that reads the metadata of an OpenID provider (OpenID Connect Discovery 1.0) and caches it for an
 * hour. A failure is not cached.
 *
 * @returns a function that reads the metadata of one issuer
 */
export function createDiscovery({
  http,
  clock,
}: {
  readonly http: object
  readonly clock: Clock
}): (issuer: string) => Promise<OpenIdMetadata> {
  const known = new Map<
    string,
    { readonly until: number; readonly read: Promise<OpenIdMetadata> }
  >()
  return (issuer) => {
    const found = known.get(issuer)
    if (found && found.until > clock.now()) return found.read
    const read = discover(issuer, http)
    known.set(issuer, { until: clock.now() + lifeMs, read })
    read.catch(() => known.delete(issuer))
    return read
  }
}

async function discover(issuer: string, http: object): Promise<OpenIdMetadata> {
  const url = new URL(issuer)
  const server = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, http))
  const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = server
  if (!authorization || !token || !keys) {
    throw new UpstreamError(
      'has no authorization_endpoint, token_endpoint or jwks_uri in its metadata',
    )
  }
  const methods = toList(server.token_endpoint_auth_methods_supported) ?? ['client_secret_basic']
  return {
    issuer: server.issuer,
    authorization,
    token,
    keys,
    userInfo: server.userinfo_endpoint || null,
    saysIssuer: server.authorization_response_iss_parameter_supported === true,
    isBasic: methods.includes('client_secret_basic'),
    algorithms: (toList(server.id_token_signing_alg_values_supported) ?? ['RS256']).filter(
      // Only algorithms with a private key: a client secret must not be enough to sign.
      (algorithm) => /^(RS|PS|ES)(256|384|512)$|^EdDSA$|^Ed25519$/.test(algorithm),
    ),
  }
}

/** Returns the strings of a list; null when it is absent, null, empty or no list. */
const toList = (list: unknown): readonly string[] | null => {
  const texts = (Array.isArray(list) ? list : []).filter((one) => typeof one === 'string')
  return texts.length > 0 ? texts : null
}
