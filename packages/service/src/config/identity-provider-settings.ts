import type { HostedMethod } from '../method/declared.ts'
/** Who a client app is to the project, and whether it can keep a secret. */
export type ClientType = 'first_party' | 'first_party_public' | 'third_party' | 'third_party_public'

/** Ways to a token that a client app may use. */
export type ClientGrantType =
  | 'authorization_code'
  | 'refresh_token'
  | 'client_credentials'
  | 'urn:ietf:params:oauth:grant-type:device_code'

/** How a code is sent. */
export type PasscodeChannel = 'email' | 'sms' | 'whatsapp'

/** A client app that stands in the configuration. */
export interface ClientAppSettings {
  /** What the app calls itself in requests; letters, digits, `.`, `_` and `-`. No secret. */
  readonly clientId: string
  /** As people read it: "Sign in to {name} with {project}". */
  readonly name: string
  /** @default '' */
  readonly description?: string
  /** Shown on the consent page; the service never loads it itself. @default none */
  readonly logoUrl?: string
  /**
   * `first_party` apps are your own: users skip consent. `…_public` apps keep no secret (a page, a
   * phone app); they always use PKCE.
   */
  readonly type: ClientType
  /**
   * `native` apps run on a person's machine: their loopback redirect URIs are good on any port, and they may
   * use a scheme of their own (`com.example.app:/callback`).
   * @default 'web'
   */
  readonly applicationType?: 'web' | 'native'
  /** Exactly where people are sent back to; empty for an app that signs nobody in. */
  readonly redirectUris: readonly string[]
  /** Exactly where people may be sent after a log-out. @default [] */
  readonly postLogoutRedirectUris?: readonly string[]
  /** What it may ask for. @default every scope but `full_access` */
  readonly scopes?: readonly string[]
  /** @default ['authorization_code', 'refresh_token'] */
  readonly grantTypes?: readonly ClientGrantType[]
  /** How a confidential app proves who it is. @default 'client_secret_basic' */
  readonly tokenEndpointAuthMethod?:
    | 'client_secret_basic'
    | 'client_secret_post'
    | 'private_key_jwt'
  /**
   * Name of the environment variable that holds its secret; two secrets, separated by a space, while it is
   * changed.
   * @default `PORTICO_CLIENT_SECRET_` and the client id in capitals, `_` for what is neither letter nor digit
   */
  readonly secretEnv?: string
  /** Where its public keys are; needed for `private_key_jwt`. */
  readonly jwksUrl?: string
  /** Told, by the service itself, when a person logs out. */
  readonly backchannelLogoutUri?: string
  /** The app's own page, its privacy policy and its terms, linked on the consent page. */
  readonly websiteUrl?: string
  readonly policyUrl?: string
  readonly termsUrl?: string
  /** How its ID tokens are signed. @default 'RS256', and 'ES256' in the profile `fapi2` */
  readonly idTokenSigningAlg?: 'RS256' | 'ES256'
  /**
   * Whether its ID tokens contain what the granted scopes name: address, name, number. False keeps to the letter of
   * OpenID Connect Core 5.4: then they are at userinfo alone.
   * @default true
   */
  readonly idTokenClaims?: boolean
  /**
   * It may send a request as one object (`request`, RFC 9101) that is signed by this algorithm with a key of `jwksUrl`,
   * or by `none`: not signed.
   * @default none is accepted
   */
  readonly requestObjectSigningAlg?: 'RS256' | 'PS256' | 'ES256' | 'EdDSA' | 'Ed25519' | 'none'
  /**
   * What the hosted page offers first to people whom this app sends; the project's other methods follow.
   * @default the project's order
   */
  readonly signInMethods?: readonly HostedMethod[]
  /** It must push every authorization request beforehand (RFC 9126). @default false */
  readonly requirePushedRequests?: boolean
  /** Its tokens are good only with a proof of its key (DPoP, RFC 9449). @default false */
  readonly dpopBound?: boolean
  /**
   * Holds it to the FAPI 2.0 Security Profile: pushed requests, PKCE, DPoP, a key whose assertions are for the issuer
   * alone, no RS256, refresh tokens that are not rotated. Needs `private_key_jwt`.
   * @default none
   */
  readonly profile?: 'fapi2'
}

/** Something that client apps ask tokens for (RFC 8707). */
export interface ResourceSettings {
  /** As the client app names it in `resource`, and the token in `aud`. */
  readonly url: string
  /** @default the URL */
  readonly name?: string
  /**
   * Scopes that mean something to it: of the rbac policy, or its own, which everybody may grant.
   * @default every scope of the rbac policy
   */
  readonly scopes?: readonly string[]
}

/** What a project is to other apps; all optional. */
export interface IdentityProviderSettings {
  readonly identityProvider?: {
    /**
     * Between the service's address and the endpoints: the issuer is `PORTICO_BASE_URL` and this.
     * @default '' for the project that stands first, `/<projectId>` for every other
     */
    readonly path?: string
    /** A page of your own with the widget, in place of the hosted one. @default the hosted page */
    readonly authorizationUrl?: string
    /** Where client apps send people to log out. @default the hosted page */
    readonly logoutUrl?: string
    /**
     * How the hosted page signs people in: by a code, by password, by passkey, by crypto wallet. Passkeys need another
     * one beside them, and are those of `passkeys.domain`, else of the service's own host.
     * @default ['otp']
     */
    readonly signInMethods?: readonly HostedMethod[]
    /**
     * How the hosted page sends its codes. `sms` and `whatsapp` need a sender of texts.
     * @default ['email']
     */
    readonly passcodeChannels?: readonly PasscodeChannel[]
    /** Client apps may register themselves (RFC 7591). @default false */
    readonly allowRegistration?: boolean
    /** A client id may be the address of the app's metadata document. @default false */
    readonly allowMetadataDocuments?: boolean
    /** How many apps one source may register in an hour. @default 10 */
    readonly registrationsPerHour?: number
    /** @default [] */
    readonly resources?: readonly ResourceSettings[]
    /** Client apps that are known from the start. @default [] */
    readonly clientApps?: readonly ClientAppSettings[]
  }
}
