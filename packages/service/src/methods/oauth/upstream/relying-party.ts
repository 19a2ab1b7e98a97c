import * as oauth from 'oauth4webapi'
import type { Clock } from '../../../foundation/clock.ts'
import { signClientSecret } from './sign-client-secret.ts'
import type { UpstreamClient } from './upstream.ts'

/** In seconds. */
const clockTolerance = 30

/** What every step asks providers with. */
export interface RelyingParty {
  readonly clock: Clock
  /** The library's options of a request. */
  readonly http: ReturnType<typeof toHttp>
  /** The keys of providers, by the address that they were read from. */
  readonly keysOf: Map<string, oauth.JWKSCacheInput>
}

/** @param fetch calls public addresses alone, but in development */
export const createRelyingParty = (fetch: typeof globalThis.fetch, clock: Clock): RelyingParty => ({
  clock,
  http: toHttp(fetch),
  keysOf: new Map(),
})

const toHttp = (fetch: typeof globalThis.fetch) => ({
  [oauth.customFetch]: toQuietFetch(fetch),
  [oauth.allowInsecureRequests]: true,
})

/** The project's client at a provider, in the library's terms. */
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

/** How the client proves itself at the token endpoint (RFC 6749, 2.3). */
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

/** Follows no redirect, so that a secret goes to its own address alone. Some providers refuse requests without a user agent. */
const toQuietFetch =
  (fetch: typeof globalThis.fetch) =>
  (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('user-agent', 'Portico')
    return fetch(url, { ...init, headers, redirect: 'manual' })
  }
