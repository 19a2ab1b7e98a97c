/** How one provider speaks: the shape of every file in `dialects`. Written from its documentation, not from our side. */

/** Who sits at the browser at a provider. */
export interface Person {
  readonly subject: string
  readonly email?: string
  readonly isEmailVerified?: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly picture?: string
  readonly locale?: string
  /** Laid over the claims of the id_token and of the user information endpoint: what no provider should say. */
  readonly claims?: Json
}

/** What stands in an answer. */
export type Json = Readonly<Record<string, unknown>>

/** What a sign-in asked for. */
export interface Asked {
  readonly query: URLSearchParams
  readonly scopes: readonly string[]
}

/** A request of the service with a good access token. */
export interface ApiCall {
  readonly person: Person
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: string
  /** Granted ones. */
  readonly scopes: readonly string[]
}

/** An answer, or the status of a refusal. */
export type ApiAnswer = Json | readonly Json[] | { readonly status: number; readonly body: Json }

/** What goes wrong at a token endpoint. */
export type TokenFault = 'client' | 'code' | 'redirect' | 'verifier' | 'request'

/** How one provider speaks. */
export interface Dialect {
  readonly name: string
  /** Of id_tokens. */
  readonly issuer?: string
  readonly authorize: string
  readonly token: string
  /** Where refresh tokens are spent, if not at the token endpoint, which refuses them then. */
  readonly refresh?: string
  readonly keys?: string
  /** What else it answers, by address without a query. */
  readonly api: Readonly<Record<string, (call: ApiCall) => ApiAnswer>>
  readonly clientAuthentication: 'basic' | 'post' | 'either' | 'signed'
  readonly clientIdParameter?: 'client_key'
  readonly pkce: 'required' | 'supported' | 'ignored'
  readonly scopeSeparator?: ','
  /** Others are refused; null for a provider that takes none from the address. */
  readonly scopes: readonly string[] | null
  /** Without it there is no id_token. */
  readonly needsOpenId?: boolean
  readonly repeatsNonce?: boolean
  /** What it answers when the person cancels. */
  readonly cancelled: Json
  readonly codeSeconds: number
  /** What it names itself in its answer (RFC 9207). */
  readonly saysIssuer?: string
  readonly refreshes?: 'rotating' | 'lasting'
  /** What a sign-in must have asked for to get a refresh token. @default nothing */
  readonly grantsRefresh?: (asked: Asked) => boolean
  /** Further rules of its authorization request. @returns what is wrong, or null */
  readonly findWrong?: (query: URLSearchParams) => string | null
  /** Further headers that its token endpoint needs. @returns what is answered without, or null */
  readonly findWrongHeader?: (headers: Headers) => Response | null
  readonly toClaims?: (person: Person, asked: Asked) => Json
  /** The answer of its token endpoint, from that of RFC 6749. */
  readonly toAnswer?: (answer: Json) => Json
  readonly refuse?: (fault: TokenFault) => { readonly status: number; readonly body: Json }
}

const usual: Readonly<Record<TokenFault, readonly [number, string]>> = {
  client: [401, 'invalid_client'],
  code: [400, 'invalid_grant'],
  redirect: [400, 'invalid_grant'],
  verifier: [400, 'invalid_grant'],
  request: [400, 'invalid_request'],
}

/** As RFC 6749 (5.2) says it. */
export function refuseAsUsual(fault: TokenFault): { readonly status: number; readonly body: Json } {
  const [status, error] = usual[fault]
  return { status, body: { error, error_description: `wrong ${fault}` } }
}

/** The claims that a scope opens (OpenID Connect Core 1.0, 5.4). */
export const toStandardClaims = (person: Person, { scopes }: Pick<Asked, 'scopes'>): Json => ({
  ...(person.email !== undefined &&
    scopes.includes('email') && {
      email: person.email,
      email_verified: person.isEmailVerified ?? false,
    }),
  ...(scopes.includes('profile') && {
    name: [person.firstName, person.lastName].filter(Boolean).join(' '),
    given_name: person.firstName,
    family_name: person.lastName,
    picture: person.picture,
    locale: person.locale,
  }),
})

/** A user information endpoint of OpenID Connect. */
export const toUserInfo = ({ person, scopes }: ApiCall): Json => ({
  sub: person.subject,
  ...toStandardClaims(person, { scopes }),
  ...person.claims,
})
