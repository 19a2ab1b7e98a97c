/**
 * The service as a relying party: where a sign-in at a provider begins, and what its end says. The protocol is
 * oauth4webapi's; what is ours is to ask it for every check that a provider allows.
 */
import { createHash } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import type { Clock } from '../../../clock.ts'
import type { ProviderConfig } from '../declaration/oauth-setting.ts'
import { knownProviders } from '../providers/index.ts'
import type { Answer, Profile, Provider } from '../providers/provider.ts'
import { toAnswer, toText } from '../providers/read-claims.ts'
import { cleanIdentity, cleanTokens, toLifeSeconds } from './clean-identity.ts'
import { createDiscovery } from './discovery.ts'
import { toOauth2Provider, toOpenIdProvider } from './own-provider.ts'
import { readTokenAnswer } from './read-token-answer.ts'
import { signClientSecret } from './sign-client-secret.ts'
import { UpstreamError } from './upstream-error.ts'

/** A provider, and the project's client there. */
export interface UpstreamClient {
  readonly provider: Provider
  readonly config: ProviderConfig
}

/** What belongs to one sign-in and nobody else learns. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** The provider's tokens, sealed wherever they are kept. */
export interface ProviderTokens {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly idToken: string | null
  readonly scopes: readonly string[]
  /** Epoch milliseconds; null where the provider does not say. */
  readonly expiresAt: number | null
}

/** Who somebody is at a provider. */
export interface Identity {
  readonly providerId: string
  readonly providerType: string
  /** Whose subject it is. */
  readonly issuer: string
  readonly profile: Profile
  readonly tokens: ProviderTokens
}

/** What the service asks providers for. */
export interface Upstream {
  /** @throws UpstreamError when its metadata cannot be had */
  findClient(id: string, config: ProviderConfig): Promise<UpstreamClient>
  /** Where the person goes to say who they are. */
  toAuthorizationUrl(client: UpstreamClient, wanted: AuthorizationRequest): string
  /**
   * Turns the provider's answer into the person.
   *
   * @throws UpstreamRefusal when the provider, or the person there, said no; UpstreamError for all else
   */
  exchangeCode(
    id: string,
    client: UpstreamClient,
    answer: {
      readonly callback: URLSearchParams
      readonly redirectUri: string
      readonly secrets: SignInSecrets
    },
  ): Promise<Identity>
  /**
   * Asks the provider what it makes of the client and of the redirect URL, without signing anybody in.
   *
   * @returns what is wrong; empty when nothing shows
   */
  examine(client: UpstreamClient, redirectUri: string): Promise<readonly string[]>
  /** @throws UpstreamError when the provider gives no new tokens */
  refresh(client: UpstreamClient, refreshToken: string): Promise<ProviderTokens>
  /**
   * Verifies an id_token that the provider gave to a page (One Tap).
   *
   * @param nonce what the page was told; a token that names one must name this
   * @throws UpstreamError
   */
  readIdToken(id: string, client: UpstreamClient, idToken: string, nonce: string): Promise<Identity>
}

/** What a sign-in asks for. */
export interface AuthorizationRequest extends SignInSecrets {
  readonly redirectUri: string
  /** Beside those of the provider and of the configuration. */
  readonly scopes: readonly string[]
  /** The page's own, for the provider. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The person, or the provider, did not let them in. `error` is the provider's code (RFC 6749, 4.1.2.1). */
export class UpstreamRefusal extends Error {
  override readonly name = 'UpstreamRefusal'
  readonly error: string

  constructor(error: string) {
    super(`The provider answered "${error}".`)
    this.error = error
  }
}

const clockTolerance = 30

/** What a page may not say to a provider: it decides where the answer goes, or by what it is believed. */
const reserved = [
  'client_id',
  'client_key',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'state',
]

/** Makes the relying party of one service. */
export function createUpstream({
  fetch,
  clock,
}: {
  /** Calls public addresses alone, but in development. */
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
}): Upstream {
  const http = { [oauth.customFetch]: toQuietFetch(fetch), [oauth.allowInsecureRequests]: true }
  const discover = createDiscovery({ http, clock })
  const keysOf = new Map<string, oauth.JWKSCacheInput>()

  const toClient = ({ config: { clientId }, provider }: UpstreamClient): oauth.Client => ({
    client_id: clientId,
    [oauth.clockSkew]: Math.round((clock.now() - Date.now()) / 1_000),
    [oauth.clockTolerance]: clockTolerance,
    ...(provider.algorithms?.length === 1 && {
      id_token_signed_response_alg: provider.algorithms[0],
    }),
  })

  const authenticate = async ({ provider, config }: UpstreamClient): Promise<oauth.ClientAuth> => {
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

  /** Reads a token answer; the id_token with its signature. */
  const readTokens = async (
    upstream: UpstreamClient,
    response: Response,
    expected: { readonly nonce: string | null },
  ) => {
    const { provider } = upstream
    const client = toClient(upstream)
    const usual = await readTokenAnswer(provider, response)
    const answer = toAnswer(
      await usual
        .clone()
        .json()
        .catch(() => null),
    )
    const server = toServer(provider, readUnverified(answer.id_token))
    const isOpenId = provider.endpoints.keys !== undefined
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, usual, {
      requireIdToken: isOpenId,
      expectedNonce: isOpenId && expected.nonce !== null ? expected.nonce : oauth.expectNoNonce,
    })
    const claims = isOpenId ? oauth.getValidatedIdTokenClaims(tokens) : undefined
    verifyParty(upstream, claims)
    if (isOpenId) await verifySignature(server, usual)
    // One that writes its name in two ways is one issuer all the same.
    const issuer =
      provider.issuer === undefined
        ? server.issuer
        : toIssuerName({ baseUrl: provider.baseUrl, issuer: provider.issuer })
    return { tokens: answer, claims: toAnswer(claims ?? {}), issuer }
  }

  const verifySignature = async (server: oauth.AuthorizationServer, response: Response) => {
    const address = server.jwks_uri ?? ''
    const verify = (cache: oauth.JWKSCacheInput) => {
      keysOf.set(address, cache)
      // a copy: the library remembers keys by the object
      const options = { ...http, [oauth.jwksCache]: cache }
      return oauth.validateApplicationLevelSignature({ ...server }, response, options)
    }
    const known = keysOf.get(address)
    try {
      await verify(known ?? {})
    } catch (error) {
      // A provider that has just changed its keys is asked for them at once, where the library waits a minute.
      const isUnknownKey =
        error instanceof Error && Reflect.get(error, 'code') === oauth.KEY_SELECTION
      if (!known || !isUnknownKey) throw error
      await verify({})
    }
  }

  const createAsking =
    (accessToken: string) =>
    async (
      url: string,
      request: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
    ): Promise<unknown> => {
      const { headers = {}, body } = request
      const response = await http[oauth.customFetch](url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', authorization: `Bearer ${accessToken}`, ...headers },
        ...(body !== undefined && { body }),
        redirect: 'manual',
      })
      if (!response.ok) throw new UpstreamError(`answered ${response.status} at ${toPlace(url)}`)
      return response.json().catch((cause: unknown) => {
        throw new UpstreamError(`said no JSON at ${toPlace(url)}`, { cause })
      })
    }

  const toTokens = (answer: Answer, asked: readonly string[]): ProviderTokens => {
    const seconds = toLifeSeconds(answer.expires_in)
    const granted = toText(answer.scope)
    return cleanTokens({
      accessToken: toText(answer.access_token),
      refreshToken: toText(answer.refresh_token) || null,
      idToken: toText(answer.id_token) || null,
      // A provider that says nothing granted what was asked for (RFC 6749, 5.1).
      scopes: granted === '' ? asked : granted.split(' '),
      expiresAt: seconds === null ? null : clock.now() + seconds * 1_000,
    })
  }

  return {
    async findClient(id, config) {
      if ('type' in config) {
        if (config.type === 'oauth2') return { provider: toOauth2Provider(config), config }
        const { label, issuer } = config
        const provider = toOpenIdProvider(label, await guard(() => discover(issuer)))
        return { provider, config }
      }
      const provider = knownProviders[id]
      if (!provider) throw new Error(`No provider is called "${id}".`)
      const { baseUrl } = config
      return { provider: baseUrl === undefined ? provider : { ...provider, baseUrl }, config }
    },

    toAuthorizationUrl({ provider, config }, wanted) {
      const { scopeSeparator = ' ', hasPkce = true, hasNonce = true, parameters = {} } = provider
      const url = new URL(toServer(provider).authorization_endpoint ?? '')
      const own = Object.entries(wanted.parameters).filter(([name]) => !reserved.includes(name))
      const scopes = [...new Set([...provider.scopes, ...(config.scopes ?? []), ...wanted.scopes])]
      const set = (all: Readonly<Record<string, string>>) => {
        for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
      }
      set(Object.fromEntries(own))
      // After those of the page: none of them can be changed from there.
      set({
        ...parameters,
        response_type: 'code',
        [provider.clientIdParameter ?? 'client_id']: config.clientId,
        redirect_uri: wanted.redirectUri,
        state: wanted.state,
        ...(scopes.length > 0 && { scope: scopes.join(scopeSeparator) }),
        ...(hasPkce && {
          code_challenge: createHash('sha256').update(wanted.codeVerifier).digest('base64url'),
          code_challenge_method: 'S256',
        }),
        ...(provider.endpoints.keys !== undefined && hasNonce && { nonce: wanted.nonce }),
      })
      return url.href
    },

    async exchangeCode(id, upstream, { callback, redirectUri, secrets }) {
      const { provider, config } = upstream
      return guard(async () => {
        const server = toServer(provider)
        const client = toClient(upstream)
        const parameters = oauth.validateAuthResponse(
          server,
          client,
          toProtocolParameters(callback, provider),
          secrets.state,
        )
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          await authenticate(upstream),
          parameters,
          redirectUri,
          (provider.hasPkce ?? true) ? secrets.codeVerifier : oauth.nopkce,
          http,
        )
        const nonce = (provider.hasNonce ?? true) ? secrets.nonce : null
        const { tokens, claims, issuer } = await readTokens(upstream, response, { nonce })
        const ask = createAsking(toText(tokens.access_token))
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
          tokens: toTokens(tokens, [...provider.scopes, ...(config.scopes ?? [])]),
        })
      })
    },

    async examine(upstream, redirectUri) {
      const { provider } = upstream
      const server = toServer(provider)
      const made = { state: 'examine', nonce: 'examine', codeVerifier: 'examine'.repeat(7) }
      const wanted = { ...made, redirectUri, scopes: [], parameters: {} }
      const asked = await http[oauth.customFetch](this.toAuthorizationUrl(upstream, wanted), {})
      const leadsTo = asked.headers.get('location') ?? ''
      // Most say it on a page of theirs: to send it to an address that they do not trust would be wrong.
      const isRefused = asked.status >= 400 || /[/?&#=]\w*error/i.test(leadsTo)
      const response = await oauth.genericTokenEndpointRequest(
        server,
        toClient(upstream),
        await authenticate(upstream),
        'authorization_code',
        { code: 'examine', redirect_uri: redirectUri, code_verifier: made.codeVerifier },
        http,
      )
      const answer = toAnswer(await (await readTokenAnswer(provider, response)).json())
      const error = toText(answer.error) || `status ${response.status}`
      // A code that was made up is what it has to find wrong.
      const isKnown = !/client|unauthorized|401|403/i.test(error)
      return [
        ...(isRefused ? ['it refuses the client id or the redirect URL'] : []),
        ...(isKnown ? [] : [`it refuses the client id or the secret: ${error.slice(0, 100)}`]),
      ]
    },

    async refresh(upstream, refreshToken) {
      const { provider, config } = upstream
      return guard(async () => {
        const client = toClient(upstream)
        const { refresh, token } = provider.endpoints
        const response = await oauth.refreshTokenGrantRequest(
          toServer({ ...provider, endpoints: { ...provider.endpoints, token: refresh ?? token } }),
          client,
          await authenticate(upstream),
          refreshToken,
          http,
        )
        const usual = await readTokenAnswer(provider, response)
        const answer = toAnswer(
          await usual
            .clone()
            .json()
            .catch(() => null),
        )
        const own = toServer(provider, readUnverified(answer.id_token))
        const refreshed = await oauth.processRefreshTokenResponse(own, client, usual)
        verifyParty(upstream, oauth.getValidatedIdTokenClaims(refreshed))
        if (answer.id_token !== undefined) await verifySignature(own, usual)
        const tokens = toTokens(answer, [...provider.scopes, ...(config.scopes ?? [])])
        // One that is not replaced goes on being good (RFC 6749, 6).
        return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken }
      })
    },

    async readIdToken(id, upstream, idToken, nonce) {
      const { provider, config } = upstream
      return guard(async () => {
        // As if it had come from the token endpoint: the checks are the same.
        const response = Response.json({
          access_token: 'none',
          token_type: 'bearer',
          id_token: idToken,
        })
        const hasNonce = readUnverified(idToken)?.nonce !== undefined
        const expected = { nonce: hasNonce ? nonce : null }
        const { claims, issuer } = await readTokens(upstream, response, expected)
        const refuse = () => {
          throw new UpstreamError('gave no access token')
        }
        const profile = await provider.readProfile({
          claims,
          tokens: {},
          callback: new URLSearchParams(),
          clientId: config.clientId,
          ask: refuse,
          userInfo: refuse,
        })
        const tokens: ProviderTokens = {
          accessToken: '',
          refreshToken: null,
          idToken,
          scopes: [],
          expiresAt: null,
        }
        return cleanIdentity({
          providerId: id,
          providerType: provider.name,
          issuer,
          profile,
          tokens,
        })
      })
    },
  }
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

/** An address as a provider writes it stays so, to the slash: issuers are compared letter by letter. */
const toIssuerName = ({ baseUrl, issuer }: { baseUrl: string; issuer: string | undefined }) =>
  issuer?.startsWith('/') ? new URL(issuer, baseUrl).href : (issuer ?? baseUrl.replace(/\/$/, ''))

/** The provider as the library has it. */
function toServer(
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

/**
 * One that was issued to another client is not for this one, also where it is the only audience (OpenID Connect
 * Core 1.0, 3.1.3.7): the library looks at it where there are several.
 */
function verifyParty({ config }: UpstreamClient, claims: { readonly azp?: unknown } | undefined) {
  if (claims?.azp === undefined || claims.azp === config.clientId) return
  throw new UpstreamError('gave an id_token of another party')
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

/** What an id_token says of itself: to know against whose name it is verified, and for nothing else. */
function readUnverified(idToken: unknown): Answer | null {
  try {
    const [, payload = ''] = toText(idToken).split('.')
    return toAnswer(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return null
  }
}

/** A place for the log: no query, which may hold something secret. */
const toPlace = (url: string) => url.split(/[?#]/, 1)[0] ?? ''

/** No redirect is followed: a secret goes where it was meant to, or nowhere. Some answer nobody without a name. */
const toQuietFetch =
  (fetch: typeof globalThis.fetch) =>
  (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('user-agent', 'Portico')
    return fetch(url, { ...init, headers, redirect: 'manual' })
  }

/** Whatever goes wrong on the way is the provider's doing, or the person's: never a fault of the service. */
async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause
    if (cause instanceof oauth.AuthorizationResponseError) {
      throw new UpstreamRefusal(cause.error.slice(0, 64))
    }
    const reason = cause instanceof Error ? cause.message : 'an unknown reason'
    throw new UpstreamError(`was not believed: ${reason}`, { cause })
  }
}
