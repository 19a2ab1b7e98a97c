import * as oauth from 'oauth4webapi'
import type { Clock } from '../../../foundation/clock.ts'
import { signClientSecret } from './sign-client-secret.ts'
import type { UpstreamClient } from './upstream.ts'

/** The accepted difference between clocks, in seconds. */
const clockTolerance = 30

/** The parts that every request to a provider needs. */
export interface RelyingParty {
  readonly clock: Clock
  /** The library's options for a request. */
  readonly http: ReturnType<typeof toHttp>
  /** The cached keys of providers, by their URL. */
  readonly keysOf: Map<string, oauth.JWKSCacheInput>
}

/**
 * Creates a relying party.
 *
 * @param fetch calls only public addresses, except in development
 */
export const createRelyingParty = (fetch: typeof globalThis.fetch, clock: Clock): RelyingParty => ({
  clock,
  http: toHttp(fetch),
  keysOf: new Map(),
})

const toHttp = (fetch: typeof globalThis.fetch) => ({
  [oauth.customFetch]: toQuietFetch(fetch),
  [oauth.allowInsecureRequests]: true,
})

/** Returns the project's client at a provider as the library's type. */
export const toClient = (
  { clock }: RelyingParty,
  { config: { clientId }, provider }: UpstreamClient,
): oauth.Client => ({
  client_id: clientId,
  [oauth.clockSkew]: Math.round((clock.now() - Date.now()) / 1_000),
  [oauth.clockTolerance]: clockTolerance,
  ...(provider.algorithms?.length === 1 && {
    id_token_signed_response_alg: provider.algorithms[0],
  }),
})

/** Returns the client's authentication at the token endpoint (RFC 6749 section 2.3). */
export async function authenticateClient(
  { clock }: RelyingParty,
  { provider, config }: UpstreamClient,
): Promise<oauth.ClientAuth> {
  const { clientSecret, clientId } = config
  const name = provider.clientIdParameter
  if (clientSecret.kind === 'none') return oauth.None()
  const secret =
    clientSecret.kind === 'secret'
      ? clientSecret.secret
      : await signClientSecret(clientSecret, { clientId, audience: provider.baseUrl, clock })
  if (provider.clientAuthentication === 'basic') return oauth.ClientSecretBasic(secret)
  if (name === undefined) return oauth.ClientSecretPost(secret)
  return (_as, client, body) => {
    body.set(name, client.client_id)
    body.set('client_secret', secret)
  }
}

/**
 * Returns a fetch that follows no redirect, so that a secret is sent only to its own URL. It also sends a user agent,
 * since some providers refuse requests without one.
 */
const toQuietFetch =
  (fetch: typeof globalThis.fetch) =>
  (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('user-agent', 'Portico')
    return fetch(url, { ...init, headers, redirect: 'manual' })
  }
