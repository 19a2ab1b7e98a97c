/**
 * Simulates the nineteen providers for a service under test and its browser, in one process, with the real providers'
 * URLs, answers and refusals. Nothing reaches a network.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { answerOneTap } from './answer-one-tap.ts'
import { createOneTapScript, oneTapAddress, oneTapScriptAddress } from './create-one-tap-script.ts'
import {
  type Dialect,
  type Json,
  type Person,
  refuseAsUsual,
  type TokenFault,
  toStandardClaims,
} from './dialect.ts'
import { dialects, type SocialProviderId } from './dialects.ts'
import { renderDecisionPage } from './render-decision-page.ts'
import { createSigner, type Signer, signIdToken } from './sign-id-token.ts'
import {
  answerKeys,
  answerWrongly,
  isIdTokenFault,
  isTokenEndpointFault,
  type SocialFault,
} from './social-fault.ts'
import { isClient, type SocialClient } from './verify-client.ts'

/** Options of the network. */
export interface SocialNetworkOptions {
  readonly clients: Readonly<Partial<Record<SocialProviderId, SocialClient>>>
  readonly redirectUris: readonly string[]
  /**
   * The clock, in milliseconds.
   *
   * @default the system's
   */
  readonly now?: () => number
  /** Handles requests to other URLs. @default they are refused */
  readonly otherwise?: typeof fetch
}

/** The simulated network. */
export interface SocialNetwork {
  /** The `fetch` of the service. */
  readonly fetch: typeof fetch
  /** True for a URL of a provider. */
  handles(url: string): boolean
  /** Answers a browser's request. */
  answer(request: Request): Promise<Response>
  /** Sets the user who is signed in at a provider. */
  person(provider: SocialProviderId, person: Person): void
  misbehave(provider: SocialProviderId, fault: SocialFault | null): void
  /** Makes the provider sign with a new key, which is then the only one in its JWKS. */
  rotateKeys(provider: SocialProviderId): void
  /** The requests to providers, the oldest first. */
  readonly requests: readonly SentRequest[]
  /** Signs an id_token as Google's script passes it to a page. */
  signCredential(nonce: string | undefined): Promise<string>
  /** Acts as a browser: decides at the provider, and returns where it redirects. */
  decide(authorizationUrl: string, decision: Decision): Promise<SentBack>
}

/** A request to a provider. */
export interface SentRequest {
  readonly provider: SocialProviderId
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

/** The user's action at the provider. */
export type Decision = 'continue' | 'cancel' | 'fail'

/** The provider's way back to the relying party: a redirect URL, or a form. */
export interface SentBack {
  readonly url: string
  readonly form: URLSearchParams | null
}

interface Grant {
  readonly provider: SocialProviderId
  readonly person: Person
  readonly query: URLSearchParams
  readonly scopes: readonly string[]
  readonly at: number
}

/** Creates the network. */
export function createSocialNetwork(options: SocialNetworkOptions): SocialNetwork {
  const { clients, redirectUris, now = Date.now, otherwise } = options
  const people = new Map<SocialProviderId, Person>()
  const faults = new Map<SocialProviderId, SocialFault>()
  const codes = new Map<string, Grant>()
  const accessTokens = new Map<string, Grant>()
  const refreshTokens = new Map<string, Grant>()
  const consented = new Set<string>()
  const signers = new Map<SocialProviderId, Signer>()
  const requests: SentRequest[] = []
  const ids = Object.keys(dialects) as SocialProviderId[] // the keys of the table

  const getSigner = (id: SocialProviderId) => {
    const signer = signers.get(id) ?? createSigner(`${id}-1`)
    signers.set(id, signer)
    return signer
  }
  /** Returns another provider's key, for wrongly signed tokens. */
  const getOtherSigner = (id: SocialProviderId) => getSigner(id === 'google' ? 'yahoo' : 'google')

  const sign = (id: SocialProviderId, claims: JWTPayload) => {
    const fault = faults.get(id)
    return signIdToken(claims, {
      signer: getSigner(id),
      other: getOtherSigner(id),
      clientSecret: clients[id]?.clientSecret ?? '',
      now: now(),
      fault: fault !== undefined && isIdTokenFault(fault) ? fault : null,
    })
  }

  const place = (url: URL) => `${url.origin}${url.pathname}`
  const find = (url: URL) => {
    const at = place(url)
    const id = ids.find((one) => {
      const { authorize, token, refresh, keys, api } = dialects[one]
      return [authorize, token, refresh, keys, ...Object.keys(api)].includes(at)
    })
    return id === undefined ? null : { id, dialect: dialects[id], at }
  }

  const findWrong = (id: SocialProviderId, dialect: Dialect, query: URLSearchParams) => {
    const client = clients[id]
    if (query.get(dialect.clientIdParameter ?? 'client_id') !== client?.clientId || !client) {
      return 'unknown client'
    }
    if (!redirectUris.includes(query.get('redirect_uri') ?? '')) return 'redirect_uri mismatch'
    if (query.get('response_type') !== 'code') return 'unsupported response_type'
    const scopes = toScopes(dialect, query)
    const { scopes: known } = dialect
    if (known === null && scopes.length > 0) return 'scopes are those of the consumer'
    if (known && !scopes.every((scope) => known.includes(scope))) return 'invalid_scope'
    if (dialect.needsOpenId && !scopes.includes('openid')) return 'openid is missing'
    const isS256 = query.get('code_challenge_method') === 'S256'
    if (dialect.pkce === 'required' && !(isS256 && query.get('code_challenge'))) return 'no PKCE'
    return dialect.findWrong?.(query) ?? null
  }

  const authorize = async (request: Request, id: SocialProviderId, dialect: Dialect) => {
    const url = new URL(request.url)
    const query = url.searchParams
    const wrong = findWrong(id, dialect, query)
    // an invalid request gets an error page, because redirecting to an unknown URL would be unsafe
    if (wrong !== null) return toHtml(`<h1>${dialect.name}: ${wrong}</h1>`, 400)
    const person = people.get(id)
    if (!person) return toHtml(`<h1>${dialect.name}: nobody is logged in</h1>`, 500)
    if (request.method === 'GET') {
      return toHtml(renderDecisionPage(dialect.name, person, `${url.pathname}${url.search}`))
    }
    const decision = new URLSearchParams(await request.text()).get('decision')
    const redirectUri = query.get('redirect_uri') ?? ''
    const answer = new URLSearchParams()
    const state = query.get('state')
    if (decision === 'continue') {
      const code = `${id}/${randomBytes(18).toString('base64url')}`
      const scopes = toScopes(dialect, query)
      codes.set(code, { provider: id, person, query, scopes, at: now() })
      answer.set('code', faults.get(id) === 'unknown code' ? 'never issued' : code)
    } else if (decision === 'fail') answer.set('error', 'server_error')
    else for (const [name, value] of Object.entries(dialect.cancelled)) answer.set(name, `${value}`)
    if (state !== null) answer.set('state', state)
    if (dialect.saysIssuer !== undefined) answer.set('iss', dialect.saysIssuer)
    if (faults.get(id) === 'another issuer in the callback') {
      answer.set('iss', 'https://evil.example')
    }
    if (query.get('response_mode') !== 'form_post') {
      const target = new URL(redirectUri)
      for (const [name, value] of answer) target.searchParams.set(name, value)
      return new Response(null, { status: 302, headers: { location: target.href } })
    }
    const key = `${id}:${person.subject}`
    if (decision === 'continue' && !consented.has(key)) {
      consented.add(key)
      const { firstName, lastName, email } = person
      answer.set('user', JSON.stringify({ name: { firstName, lastName }, email }))
    }
    return toHtml(toForm(redirectUri, answer))
  }

  const takeToken = async (
    request: Request,
    id: SocialProviderId,
    dialect: Dialect,
    at: string,
  ) => {
    const missing = dialect.findWrongHeader?.(request.headers)
    if (missing) return missing
    const fault = faults.get(id)
    if (fault !== undefined && isTokenEndpointFault(fault)) {
      return answerWrongly(fault, request.signal)
    }
    const form = new URLSearchParams(await request.text())
    const refuse = (fault: TokenFault) => {
      const { status, body } = (dialect.refuse ?? refuseAsUsual)(fault)
      return Response.json(body, { status })
    }
    if (request.method !== 'POST') return refuse('request')
    const proof = { headers: request.headers, form, now: now() }
    if (!(await isClient(clients[id], dialect, proof))) return refuse('client')
    const isRefresh = form.get('grant_type') === 'refresh_token'
    if (isRefresh !== (at === (dialect.refresh ?? (isRefresh ? dialect.token : null)))) {
      return refuse('request')
    }
    if (isRefresh) {
      const presented = form.get('refresh_token') ?? ''
      const grant = refreshTokens.get(presented)
      if (grant?.provider !== id) return refuse('code')
      if (dialect.refreshes === 'rotating') refreshTokens.delete(presented)
      return issue(id, dialect, grant, dialect.refreshes === 'rotating')
    }
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    if (grant?.provider !== id || now() - grant.at > dialect.codeSeconds * 1_000)
      return refuse('code')
    const { query } = grant
    if (form.get('redirect_uri') !== query.get('redirect_uri')) return refuse('redirect')
    const challenge = dialect.pkce === 'ignored' ? null : query.get('code_challenge')
    const verifier = form.get('code_verifier') ?? ''
    const made = createHash('sha256').update(verifier).digest('base64url')
    if (challenge !== null && made !== challenge) return refuse('verifier')
    const isRefreshed = dialect.refreshes !== undefined && (dialect.grantsRefresh?.(grant) ?? true)
    return issue(id, dialect, grant, isRefreshed)
  }

  const issue = async (
    id: SocialProviderId,
    dialect: Dialect,
    grant: Grant,
    withRefresh: boolean,
  ) => {
    const accessToken = randomBytes(24).toString('base64url')
    accessTokens.set(accessToken, grant)
    const refreshToken = randomBytes(24).toString('base64url')
    if (withRefresh) refreshTokens.set(refreshToken, grant)
    const { person, query } = grant
    const nonce = query.get('nonce')
    const answer: Json = {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: grant.scopes.join(dialect.scopeSeparator ?? ' '),
      ...(withRefresh && { refresh_token: refreshToken }),
      ...(dialect.issuer !== undefined &&
        faults.get(id) !== 'no id_token' && {
          id_token: await sign(id, {
            iss: dialect.issuer,
            aud: clients[id]?.clientId ?? '',
            sub: person.subject,
            ...(dialect.repeatsNonce !== false && nonce !== null && { nonce }),
            ...(dialect.toClaims ?? toStandardClaims)(person, grant),
            ...person.claims,
          }),
        }),
    }
    return Response.json(dialect.toAnswer?.(answer) ?? answer)
  }

  const callApi = async (request: Request, id: SocialProviderId, dialect: Dialect, at: string) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
    const grant = accessTokens.get(token)
    if (grant?.provider !== id) return Response.json({ error: 'invalid_token' }, { status: 401 })
    if (faults.get(id) === 'user information down') return new Response('down', { status: 503 })
    const { person, scopes } = grant
    const { headers, method } = request
    const call = {
      person,
      scopes,
      headers,
      method,
      url: new URL(request.url),
      body: await request.text(),
    }
    if (faults.get(id) === 'user information of somebody else') {
      const { subject, ...others } = person
      Object.assign(call, { person: { ...others, subject: `not-${subject}` } })
    }
    const answer = dialect.api[at]?.(call) ?? { status: 404, body: {} }
    if ('status' in answer && 'body' in answer) {
      return Response.json(answer.body, { status: Number(answer.status) })
    }
    return Response.json(answer)
  }

  const signCredential = (nonce: string | undefined) => {
    const person = people.get('google')
    const clientId = clients.google?.clientId ?? ''
    const { toClaims = toStandardClaims } = dialects.google
    const asked = { query: new URLSearchParams(), scopes: ['email', 'profile'] }
    return sign('google', {
      iss: 'https://accounts.google.com',
      aud: clientId,
      azp: clientId,
      sub: person?.subject ?? '',
      ...(nonce !== undefined && { nonce }),
      ...(person && toClaims(person, asked)),
      ...person?.claims,
    })
  }

  const answer = async (request: Request): Promise<Response> => {
    const address = place(new URL(request.url))
    if (address === oneTapScriptAddress) {
      return new Response(createOneTapScript(), { headers: { 'content-type': 'text/javascript' } })
    }
    if (address === oneTapAddress) {
      const [client, person] = [clients.google, people.get('google')]
      return answerOneTap(request, { client, person, signCredential })
    }
    const found = find(new URL(request.url))
    if (!found) throw new TypeError(`No provider is at ${request.url}.`)
    const { id, dialect, at } = found
    const { method, url, headers } = request
    requests.push({ provider: id, method, url, headers, body: await request.clone().text() })
    if (at === dialect.authorize) return authorize(request, id, dialect)
    if (at === dialect.token || at === dialect.refresh) return takeToken(request, id, dialect, at)
    if (at === dialect.keys) {
      return answerKeys(faults.get(id), [getSigner(id).jwk], [getOtherSigner(id).jwk])
    }
    return callApi(request, id, dialect, at)
  }

  return {
    handles: (url) =>
      URL.canParse(url) &&
      ([oneTapScriptAddress, oneTapAddress].includes(place(new URL(url))) ||
        find(new URL(url)) !== null),
    answer,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (find(new URL(request.url))) return answer(request)
      if (otherwise) return otherwise(input, init)
      throw new TypeError(`${request.url} is not reachable.`)
    },
    person: (id, person) => void people.set(id, person),
    misbehave(id, fault) {
      if (fault === null) faults.delete(id)
      else faults.set(id, fault)
    },
    rotateKeys(id) {
      const { kid } = getSigner(id)
      signers.set(id, createSigner(`${kid}+`))
    },
    requests,
    signCredential,
    async decide(authorizationUrl, decision) {
      const page = await answer(new Request(authorizationUrl))
      const text = await page.text()
      if (page.status !== 200) throw new Error(text)
      const body = new URLSearchParams({ decision })
      const sent = await answer(new Request(authorizationUrl, { method: 'POST', body }))
      const location = sent.headers.get('location')
      if (location !== null) return { url: location, form: null }
      const html = await sent.text()
      const [, url = ''] = /action="([^"]*)"/.exec(html) ?? []
      const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')],
      )
      return { url, form: new URLSearchParams(fields) }
    },
  }
}

const toScopes = ({ scopeSeparator }: Pick<Dialect, 'scopeSeparator'>, query: URLSearchParams) =>
  (query.get('scope') ?? '').split(scopeSeparator ?? ' ').filter((scope) => scope !== '')

const toHtml = (html: string, status = 200) =>
  new Response(
    `<!doctype html><html lang="en"><title>Provider</title><body>${html}</body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  )

/** Renders a form that the browser posts to another site. */
const toForm = (action: string, fields: URLSearchParams) =>
  `<form method="post" action="${action}">${[...fields]
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
    )
    .join('')}<button>Go back</button></form><script>document.forms[0].submit()</script>`
