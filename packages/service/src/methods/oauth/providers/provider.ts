/**
 * The description of a provider: the type of every file in this folder. A description is data, with functions only
 * where the provider departs from the standard.
 */

/** The user's profile as the provider reports it. */
export interface Profile {
  /** The user's id at the provider. It is never an address, and a provider never assigns it to another user. */
  readonly subject: string
  /** Null if the provider reports no address. */
  readonly email: string | null
  /** True if the provider has proved that the mailbox belongs to the user. */
  readonly isEmailVerified: boolean
  /**
   * True if the provider says that the address is verified, but is no authority for it. The user must prove the mailbox
   * here before the address leads to an account.
   */
  readonly isEmailConfirmable?: boolean
  readonly name?: { readonly first: string; readonly last: string }
  readonly pictureUrl?: string
  readonly locale?: string
}

/** A JSON object from a provider. Every field is checked before it is used. */
export type Answer = Readonly<Record<string, unknown>>

/** The sources from which a provider's file reads the profile. */
export interface ProfileSource {
  /** The claims of the verified id_token; empty if there is none. */
  readonly claims: Answer
  /** The answer of the token endpoint. */
  readonly tokens: Answer
  /** The parameters of the callback. Apple's contain the name, at the first sign-in only. */
  readonly callback: URLSearchParams
  readonly clientId: string
  /** Returns the answer of the user information endpoint, requested with the access token. */
  readonly userInfo: () => Promise<Answer>
  /**
   * Requests another address of the provider with the access token.
   *
   * @throws UpstreamError when the answer is no JSON or no success
   */
  readonly ask: (
    url: string,
    request?: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
  ) => Promise<unknown>
}

/** A provider: its addresses, what it requires of a request, and how to read its users' profiles. */
export interface Provider {
  /** The display name, and the `provider_type` of answers. */
  readonly name: string
  /**
   * The base of the relative addresses. The project's configuration overrides it for a provider that organisations host
   * themselves, or that gives each customer an address.
   */
  readonly baseUrl: string
  /**
   * The issuer to which the subjects belong, and the provider's `iss` in its answers. A value that begins with a slash
   * is relative to the base URL, since the users of two installations are different users.
   * @default the base URL without a slash at its end
   */
  readonly issuer?: string
  /** The endpoints, relative to the base URL if they move with it. */
  readonly endpoints: {
    readonly authorization: string
    readonly token: string
    /** The endpoint for refresh tokens. @default the token endpoint (RFC 6749 section 6) */
    readonly refresh?: string
    readonly userInfo?: string
    /** The keys of id_tokens. A provider with keys supports OpenID Connect, and its id_tokens are required. */
    readonly keys?: string
  }
  /**
   * Requested in every sign-in, in addition to the scopes of the project and of the page.
   * @default those of OpenID Connect for the profile: `openid`, `email` and `profile`
   */
  readonly scopes?: readonly string[]
  /** Separates the scopes of a request. @default ' ' */
  readonly scopeSeparator?: ' ' | ','
  /** How the client authenticates at the token endpoint. @default 'post' */
  readonly clientAuthentication?: 'basic' | 'post'
  /** The name of the parameter for the client's id. @default 'client_id' */
  readonly clientIdParameter?: 'client_key'
  /** False if the provider refuses or ignores a `code_challenge` (RFC 7636). @default true */
  readonly hasPkce?: boolean
  /** False if the provider's id_tokens do not contain the request's `nonce`. @default true */
  readonly hasNonce?: boolean
  /**
   * True if the provider's callback contains `iss` (RFC 9207): a callback without it is refused. With 'sometimes', only
   * a callback with another issuer is refused.
   * @default false
   */
  readonly saysIssuer?: boolean | 'sometimes'
  /** Additional parameters of the authorization request. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The accepted algorithms of id_tokens. @default RS256 only */
  readonly algorithms?: readonly string[]
  /**
   * Returns the issuer to expect, from the claims of an id_token that is not verified yet. It serves a provider that
   * has one issuer for each customer, or that writes its issuer in two ways. The keys are the provider's keys in any
   * case.
   */
  readonly toIssuer?: (claims: Answer) => string
  /** Converts the token endpoint's answer to the format of RFC 6749 section 5.1. */
  readonly toTokens?: (answer: Answer) => Answer
  /** @throws UpstreamError when the profile cannot be read */
  readonly readProfile: (source: ProfileSource) => Profile | Promise<Profile>
}
