/** What is to be known of a provider: the shape that every file beside this one has. Data, and what is odd about it. */

/** What a provider says of a person. */
export interface Profile {
  /** The person's id at the provider: never an address, and never given to somebody else. */
  readonly subject: string
  /** Null where the provider tells none. */
  readonly email: string | null
  /** The provider has proved that the mailbox is the person's. */
  readonly isEmailVerified: boolean
  /** The provider says so, and is no authority for the address: to be proved here before it leads to anybody. */
  readonly isEmailConfirmable?: boolean
  readonly name?: { readonly first: string; readonly last: string }
  readonly pictureUrl?: string
  readonly locale?: string
}

/** A JSON object from a provider. Whatever is read of it is looked at first. */
export type Answer = Readonly<Record<string, unknown>>

/** From what a provider's file reads the person. */
export interface ProfileSource {
  /** Of the verified id_token; empty without one. */
  readonly claims: Answer
  /** What the token endpoint said. */
  readonly tokens: Answer
  /** What the callback carried: Apple's says the name, at the first sign-in alone. */
  readonly callback: URLSearchParams
  readonly clientId: string
  /** What the provider's user information endpoint says, asked with the access token. */
  readonly userInfo: () => Promise<Answer>
  /**
   * Asks another address of the provider's with the access token.
   *
   * @throws UpstreamError when the answer is no JSON, or no success
   */
  readonly ask: (
    url: string,
    request?: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
  ) => Promise<unknown>
}

/** A provider: where it is, what it wants, and how it tells who somebody is. */
export interface Provider {
  /** As people read it, and the `provider_type` of answers. */
  readonly name: string
  /**
   * What its addresses are relative to. A provider that people install themselves, or that gives each customer an
   * address, has another in the project's configuration.
   */
  readonly baseUrl: string
  /**
   * Whose subjects they are, and what the provider calls itself in its answers. One that begins with a slash moves
   * with the base URL: the people of two installations are not each other.
   * @default the base URL without a slash at its end
   */
  readonly issuer?: string
  /** Addresses, relative to the base URL where they may move with it. */
  readonly endpoints: {
    readonly authorization: string
    readonly token: string
    /** Where refresh tokens are spent. @default the token endpoint (RFC 6749, 6) */
    readonly refresh?: string
    readonly userInfo?: string
    /** The keys of id_tokens: a provider that has them speaks OpenID Connect, and its id_tokens are required. */
    readonly keys?: string
  }
  /** Asked for in every sign-in; a project's and a page's own are added. */
  readonly scopes: readonly string[]
  /** What stands between scopes. @default ' ' */
  readonly scopeSeparator?: ' ' | ','
  /** How the client proves itself at the token endpoint. */
  readonly clientAuthentication: 'basic' | 'post'
  /** What the client's id is called. @default 'client_id' */
  readonly clientIdParameter?: 'client_key'
  /** False where the provider refuses or ignores a `code_challenge` (RFC 7636). @default true */
  readonly hasPkce?: boolean
  /** False where an id_token does not repeat the `nonce`. @default true */
  readonly hasNonce?: boolean
  /**
   * The provider says `iss` in its callback (RFC 9207): one without it is refused, and with 'sometimes' only one that
   * names another.
   * @default false
   */
  readonly saysIssuer?: boolean | 'sometimes'
  /** Further parameters of the authorization request. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Algorithms of id_tokens. @default RS256 alone */
  readonly algorithms?: readonly string[]
  /**
   * Whose id_token it is, read before it is verified: for a provider that has one issuer for each of its customers, or
   * writes its name in two ways.
   * Its keys are those of the provider all the same.
   */
  readonly toIssuer?: (claims: Answer) => string
  /** Makes what the token endpoint said what RFC 6749 (5.1) says. */
  readonly toTokens?: (answer: Answer) => Answer
  /** @throws UpstreamError when the person cannot be read */
  readonly readProfile: (source: ProfileSource) => Profile | Promise<Profile>
}
