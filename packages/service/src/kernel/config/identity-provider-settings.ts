import type { HostedMethod } from '../../declarations/all-declarations.ts'
/** Whether a client app belongs to the project's owner, and whether it can keep a secret. */
export type ClientType = 'first_party' | 'first_party_public' | 'third_party' | 'third_party_public'

/** Grant types (OAuth 2.0) that a client app may use. */
export type ClientGrantType =
  | 'authorization_code'
  | 'refresh_token'
  | 'client_credentials'
  | 'urn:ietf:params:oauth:grant-type:device_code'

/** The channel by which a passcode is sent. */
export type PasscodeChannel = 'email' | 'sms' | 'whatsapp'

/** A client app of the configuration. */
export interface ClientAppSettings {
  /** The client id: letters, digits, `.`, `_` and `-`. It is no secret. */
  readonly clientId: string
  /** The name that users see: "Sign in to {name} with {project}". */
  readonly name: string
  /** @default '' */
  readonly description?: string
  /** The logo on the consent page; browsers load it, the service never does. @default none */
  readonly logoUrl?: string
  /**
   * `first_party` apps are your own: users skip consent. `…_public` apps, such as a page or a phone app, have no secret
   * and always use PKCE.
   */
  readonly type: ClientType
  /**
   * `native` apps run on the user's machine: their loopback redirect URIs match any port, and they may use a scheme of
   * their own (`com.example.app:/callback`).
   *
   * @default 'web'
   */
  readonly applicationType?: 'web' | 'native'
  /** Exact redirect URIs; empty for an app that signs no user in. */
  readonly redirectUris: readonly string[]
  /** Exact URLs to which users may be redirected after a log-out. @default [] */
  readonly postLogoutRedirectUris?: readonly string[]
  /** The scopes that it may request. @default every scope but `full_access` */
  readonly scopes?: readonly string[]
  /**
   * The grant types that it may use.
   *
   * @default ['authorization_code', 'refresh_token']
   */
  readonly grantTypes?: readonly ClientGrantType[]
  /** How a confidential app authenticates at the token endpoint. @default 'client_secret_basic' */
  readonly tokenEndpointAuthMethod?:
    | 'client_secret_basic'
    | 'client_secret_post'
    | 'private_key_jwt'
  /**
   * Name of the environment variable with its secret; during a change, two secrets separated by a space.
   *
   * @default `PORTICO_CLIENT_SECRET_` and the client id in capitals, with `_` for all characters but letters and digits
   */
  readonly secretEnv?: string
  /** The URL of its public keys; required for `private_key_jwt`. */
  readonly jwksUrl?: string
  /** The URL that the service calls when a user logs out (OpenID Connect Back-Channel Logout). */
  readonly backchannelLogoutUri?: string
  /** The app's home page, privacy policy and terms, to which the consent page links. */
  readonly websiteUrl?: string
  readonly policyUrl?: string
  readonly termsUrl?: string
  /** The algorithm that signs its ID tokens. @default 'RS256', and 'ES256' in the profile `fapi2` */
  readonly idTokenSigningAlg?: 'RS256' | 'ES256'
  /**
   * Whether its ID tokens contain the claims of the granted scopes: address, name, phone number. False follows OpenID
   * Connect Core 5.4 strictly: only userinfo returns them.
   *
   * @default true
   */
  readonly idTokenClaims?: boolean
  /**
   * The algorithm of its request objects (`request`, RFC 9101), which a key of `jwksUrl` signs; `none` allows unsigned
   * ones.
   *
   * @default none is accepted
   */
  readonly requestObjectSigningAlg?: 'RS256' | 'PS256' | 'ES256' | 'EdDSA' | 'Ed25519' | 'none'
  /**
   * The methods that the hosted page offers first to users of this app, before the project's other methods.
   *
   * @default the project's order
   */
  readonly signInMethods?: readonly HostedMethod[]
  /** Requires every authorization request to be pushed first (RFC 9126). @default false */
  readonly requirePushedRequests?: boolean
  /** Binds its tokens to its key, so that they are valid only with a proof of it (DPoP, RFC 9449). @default false */
  readonly dpopBound?: boolean
  /**
   * Requires the FAPI 2.0 Security Profile: pushed requests, PKCE, DPoP, client assertions whose only audience is the
   * issuer, no RS256, no rotation of refresh tokens. Needs `private_key_jwt`.
   *
   * @default none
   */
  readonly profile?: 'fapi2'
}

/** A resource for which client apps request tokens (RFC 8707). */
export interface ResourceSettings {
  /** The resource's identifier: `resource` in a request, `aud` in a token. */
  readonly url: string
  /**
   * The name that users see.
   *
   * @default the URL
   */
  readonly name?: string
  /**
   * The scopes that apply to it: scopes of the rbac policy, or its own, which every user may grant.
   *
   * @default every scope of the rbac policy
   */
  readonly scopes?: readonly string[]
}

/** Settings of a project's identity provider; all optional. */
export interface IdentityProviderSettings {
  readonly identityProvider?: {
    /**
     * The path between the service's address and the endpoints: the issuer is `PORTICO_BASE_URL` followed by it.
     *
     * @default '' for the first project, `/<projectId>` for every other
     */
    readonly path?: string
    /** Your own page with the widget, instead of the hosted page. @default the hosted page */
    readonly authorizationUrl?: string
    /** The page to which client apps redirect users for logging out. @default the hosted page */
    readonly logoutUrl?: string
    /**
     * The methods of the hosted page: code, e-mail link, password, passkey, social provider, crypto wallet. Passkeys need
     * a second method beside them; they belong to `passkeys.domain`, or else to the service's own host. `oauth` offers
     * every provider of `oauth.providers`.
     *
     * @default ['otp']
     */
    readonly signInMethods?: readonly HostedMethod[]
    /**
     * The channels by which the hosted page sends codes. `sms` and `whatsapp` need a configured sender.
     *
     * @default ['email']
     */
    readonly passcodeChannels?: readonly PasscodeChannel[]
    /**
     * Whether a browser remembers the accounts that signed in on the hosted page, until they log out or have not been
     * used for 90 days. @default true
     */
    readonly rememberAccounts?: boolean
    /** Client apps may register themselves (RFC 7591). @default false */
    readonly allowRegistration?: boolean
    /** A client id may be the URL of the app's metadata document. @default false */
    readonly allowMetadataDocuments?: boolean
    /** How many apps one source may register in an hour. @default 10 */
    readonly registrationsPerHour?: number
    /**
     * Resources for which client apps may request tokens.
     *
     * @default []
     */
    readonly resources?: readonly ResourceSettings[]
    /** The client apps that need no registration. @default [] */
    readonly clientApps?: readonly ClientAppSettings[]
  }
}
