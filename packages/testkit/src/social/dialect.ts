/**
 * The protocol variant of one provider: the type of every file in `dialects`. They are written from the providers'
 * documentation, not from this product's code.
 */

/** The user at the provider. */
export interface Person {
  readonly subject: string
  readonly email?: string
  readonly isEmailVerified?: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly picture?: string
  readonly locale?: string
  /** Replaces claims of the id_token and of the user information endpoint, with values that no real provider sends. */
  readonly claims?: Json
}

/** The content of an answer. */
export type Json = Readonly<Record<string, unknown>>

/** The authorization request of a sign-in. */
export interface Asked {
  readonly query: URLSearchParams
  readonly scopes: readonly string[]
}

/** A request of the service with a valid access token. */
export interface ApiCall {
  readonly person: Person
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: string
  /** The granted scopes. */
  readonly scopes: readonly string[]
}

/** An answer, or a refusal with its status. */
export type ApiAnswer = Json | readonly Json[] | { readonly status: number; readonly body: Json }

/** The fault in a request to the token endpoint. */
export type TokenFault = 'client' | 'code' | 'redirect' | 'verifier' | 'request'

/** The protocol variant of a provider. */
export interface Dialect {
  readonly name: string
  /** The issuer of its id_tokens. */
  readonly issuer?: string
  readonly authorize: string
  readonly token: string
  /** The URL for refresh tokens, if it is not the token endpoint; the token endpoint then refuses refresh tokens. */
  readonly refresh?: string
  readonly keys?: string
  /** Further endpoints, by URL without a query. */
  readonly api: Readonly<Record<string, (call: ApiCall) => ApiAnswer>>
  readonly clientAuthentication: 'basic' | 'post' | 'either' | 'signed'
  readonly clientIdParameter?: 'client_key'
  readonly pkce: 'required' | 'supported' | 'ignored'
  readonly scopeSeparator?: ','
  /** The known scopes; others are refused. Null for a provider that ignores scopes in the URL. */
  readonly scopes: readonly string[] | null
  /** True when only the scope `openid` gives an id_token. */
  readonly needsOpenId?: boolean
  readonly repeatsNonce?: boolean
  /** The error parameters when the user cancels. */
  readonly cancelled: Json
  readonly codeSeconds: number
  /** The `iss` parameter of its authorization response (RFC 9207). */
  readonly saysIssuer?: string
  readonly refreshes?: 'rotating' | 'lasting'
  /** Whether an authorization request gives a refresh token. @default always */
  readonly grantsRefresh?: (asked: Asked) => boolean
  /** Further rules for its authorization requests. @returns the fault, or null */
  readonly findWrong?: (query: URLSearchParams) => string | null
  /** Further headers that its token endpoint requires. @returns the answer to a request without them, or null */
  readonly findWrongHeader?: (headers: Headers) => Response | null
  readonly toClaims?: (person: Person, asked: Asked) => Json
  /** Converts the token response of RFC 6749 to the provider's form. */
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

/** Refuses a request as RFC 6749 (5.2) describes it. */
export function refuseAsUsual(fault: TokenFault): { readonly status: number; readonly body: Json } {
  const [status, error] = usual[fault]
  return { status, body: { error, error_description: `wrong ${fault}` } }
}

/** Returns the standard claims of the scopes (OpenID Connect Core 1.0, 5.4). */
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

/** Answers as a user information endpoint of OpenID Connect. */
export const toUserInfo = ({ person, scopes }: ApiCall): Json => ({
  sub: person.subject,
  ...toStandardClaims(person, { scopes }),
  ...person.claims,
})
