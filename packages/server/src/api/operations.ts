/** The operations of `/v1`. Written from `/openapi.json` by `npm run reference`; do not edit. */

export interface User extends Addresses, OfUser {
  /** RFC 3339, UTC */
  readonly created_at: string
  readonly status: "active" | "pending"
  readonly name: {
    readonly first_name: string
    readonly middle_name: string
    readonly last_name: string
  }
  readonly biometric_registrations: readonly {
    readonly biometric_registration_id: string
    readonly verified: boolean
  }[]
  readonly providers: readonly {
    readonly oauth_user_registration_id: string
    readonly provider_subject: string
    readonly provider_type: string
    readonly profile_picture_url: string
    readonly locale: string
  }[]
  readonly webauthn_registrations: readonly Passkey[]
  readonly password: null | {
    readonly password_id: string
    readonly requires_reset: boolean
  }
  readonly totps: readonly {
    readonly totp_id: string
    readonly verified: boolean
  }[]
  readonly trusted_metadata: Readonly<Record<string, unknown>>
  readonly untrusted_metadata: Readonly<Record<string, unknown>>
  readonly roles: readonly string[]
  readonly external_id?: string
  /** The language of messages to the user, as a BCP 47 tag */
  readonly locale?: string
  /** The https address of the user's picture */
  readonly picture_url?: string
  /** There while the user, who asked for it, can still keep the account */
  readonly deletion?: {
    /** RFC 3339, UTC */
    readonly requested_at: string
    /** RFC 3339, UTC */
    readonly deletes_at: string
  }
  /** When the user last downloaded what is kept about them. RFC 3339, UTC */
  readonly exported_at?: string
}

export interface Session extends OfUser {
  readonly session_id: string
  /** RFC 3339, UTC */
  readonly started_at: string
  /** RFC 3339, UTC */
  readonly last_accessed_at: string
  /** RFC 3339, UTC */
  readonly expires_at: string
  readonly attributes: {
    readonly ip_address: string
    readonly user_agent: string
  }
  readonly authentication_factors: readonly {
    readonly type: string
    readonly delivery_method: string
    /** RFC 3339, UTC */
    readonly last_authenticated_at: string
    readonly email_factor?: {
      readonly email_id: string
      readonly email_address: string
    }
    readonly crypto_wallet_factor?: {
      readonly crypto_wallet_id: string
      readonly crypto_wallet_address: string
      readonly crypto_wallet_type: string
    }
    readonly phone_number_factor?: {
      readonly phone_id: string
      readonly phone_number: string
    }
    readonly authenticator_app_factor?: {
      readonly totp_id: string
    }
    readonly recovery_code_factor?: {
      readonly totp_recovery_code_id: string
    }
    /** There for a passkey that asked for its user, which counts as two factors */
    readonly user_verified?: true
    readonly trusted_auth_token_factor?: {
      readonly token_id: string
    }
    readonly impersonated_factor?: {
      readonly impersonator_id: string
      readonly impersonator_email_address: string
    }
    readonly [field: string]: unknown
  }[]
  readonly custom_claims: null | Readonly<Record<string, unknown>>
  readonly roles: readonly string[]
}

/** A user as the host sees them. */
export interface HostUser extends Addresses, OfUser {
  /** RFC 3339, UTC */
  readonly created_at: string
  readonly status: "active" | "pending"
  readonly name: {
    readonly first_name: string
    readonly middle_name: string
    readonly last_name: string
  }
  readonly biometric_registrations: readonly {
    readonly biometric_registration_id: string
    readonly verified: boolean
  }[]
  readonly providers: readonly {
    readonly oauth_user_registration_id: string
    readonly provider_subject: string
    readonly provider_type: string
    readonly profile_picture_url: string
    readonly locale: string
  }[]
  readonly webauthn_registrations: readonly Passkey[]
  readonly password: null | {
    readonly password_id: string
    readonly requires_reset: boolean
  }
  readonly totps: readonly {
    readonly totp_id: string
    readonly verified: boolean
  }[]
  readonly trusted_metadata: Readonly<Record<string, unknown>>
  readonly untrusted_metadata: Readonly<Record<string, unknown>>
  readonly roles: readonly string[]
  readonly external_id?: string
  /** The language of messages to the user, as a BCP 47 tag */
  readonly locale?: string
  /** The https address of the user's picture */
  readonly picture_url?: string
  /** There while the user, who asked for it, can still keep the account */
  readonly deletion?: {
    /** RFC 3339, UTC */
    readonly requested_at: string
    /** RFC 3339, UTC */
    readonly deletes_at: string
  }
  /** When the user last downloaded what is kept about them. RFC 3339, UTC */
  readonly exported_at?: string
  /** What the host has set for the second step of this user alone */
  readonly second_step?: "off" | "optional" | "required"
  /** True while the account is blocked */
  readonly is_locked: boolean
  /** When it was blocked */
  readonly lock_created_at?: string
}

/** The addresses of a user. */
export interface Addresses {
  readonly emails: readonly {
    readonly email_id: string
    readonly email: string
    readonly verified: boolean
  }[]
  readonly crypto_wallets: readonly {
    readonly crypto_wallet_id: string
    readonly crypto_wallet_address: string
    readonly crypto_wallet_type: string
    readonly verified: boolean
  }[]
  readonly phone_numbers: readonly {
    readonly phone_id: string
    readonly phone_number: string
    readonly verified: boolean
    /** Set for the number that gets the code of a second step */
    readonly is_second_step?: true
  }[]
}

/** The answer to a proof. */
export interface ProofReply extends UserReply {
  readonly session: Session | null
  /** Empty when no session was requested */
  readonly session_token: string
  /** Empty when no session was requested */
  readonly session_jwt: string
}

/** The answer to a change of a user. */
export interface UserReply extends Reply, OfUser {
  readonly user: HostUser
}

/** A passcode that was mailed. */
export interface SentPasscode extends OfUser {
  /** Valid as `method_id` for the newest code sent to the address */
  readonly email_id: string
  /** Of this particular send */
  readonly method_id: string
}

/** A passcode that was sent to a number. */
export interface SentText extends OfUser {
  /** Valid as `method_id` for the newest code sent to the number */
  readonly phone_id: string
  /** Of this particular send */
  readonly method_id: string
}

/** A link that was mailed. */
export interface SentMail extends OfUser {
  readonly email_id: string
}

/** A passkey of a user. */
export interface Passkey {
  readonly webauthn_registration_id: string
  readonly domain: string
  readonly user_agent: string
  readonly authenticator_type: string
  readonly verified: boolean
  readonly name: string
  /** RFC 3339, UTC */
  readonly created_at: string
  readonly last_used_at: string | null
}

/** An origin whose pages may use the project. */
export interface Origin {
  readonly origin: string
  /** Null when only the configuration lists it */
  readonly added_at: string | null
}

/** A URL to which links may redirect. */
export interface RedirectUrl {
  readonly url: string
  readonly kinds: readonly ("login" | "signup" | "reset_password")[]
  /** Null when only the configuration lists it */
  readonly added_at: string | null
}

/** The recipient and the texts of a mail. */
export interface MailOptions extends Attributes {
  readonly email: string
  readonly login_template_id?: string
  readonly signup_template_id?: string
  readonly locale?: string
}

/** The recipient and the texts of a passcode to a number. */
export interface TextOptions {
  /** E.164 */
  readonly phone_number: string
  readonly expiration_minutes?: number
  readonly login_template_id?: string
  readonly signup_template_id?: string
  readonly locale?: string
}

/** Where a link leads, and how long it is valid. */
export interface LinkOptions {
  readonly login_magic_link_url?: string
  readonly login_expiration_minutes?: number
  readonly signup_magic_link_url?: string
  readonly signup_expiration_minutes?: number
  readonly code_challenge?: string
}

/** What a host stores of a user. */
export interface UserOptions {
  readonly name?: Name
  /** The language of messages to the user, as a BCP 47 tag such as `de` or `pt-BR`; empty removes it */
  readonly locale?: string
  /** Merged into the current value key by key; a key with null is removed. At most 4 KB in total. */
  readonly trusted_metadata?: Readonly<Record<string, unknown>>
  /** Merged into the current value key by key; a key with null is removed. At most 4 KB in total. */
  readonly untrusted_metadata?: Readonly<Record<string, unknown>>
  /** The host's own id for the user: 1 to 128 letters, digits, `.`, `_`, `-`, `|`. Accepted wherever a user_id is. */
  readonly external_id?: string
  /** Roles from the project's rbac policy; replaces the current ones */
  readonly roles?: readonly string[]
}

/** The session that a proof starts or continues. */
export interface SessionOptions extends SessionTokens, SessionLife {
  readonly telemetry_id?: string
}

/** The user who must have the address. */
export interface KnownUser extends SessionTokens {
  readonly user_id?: string
}

/** A session, by one of its tokens. */
export interface SessionTokens {
  readonly session_token?: string
  readonly session_jwt?: string
}

/** How long a session lasts, and the claims of its JWT. */
export interface SessionLife {
  /** Without it, no session is started */
  readonly session_duration_minutes?: number
  /** Merged into the current value; a key with null is removed. At most 4 KB in total. */
  readonly session_custom_claims?: Readonly<Record<string, unknown>>
}

/** What a host stores of a user whom the call creates. */
export interface NewUser {
  readonly name?: Name
  readonly trusted_metadata?: Readonly<Record<string, unknown>>
  readonly untrusted_metadata?: Readonly<Record<string, unknown>>
}

/** The name of a user. */
export interface Name {
  readonly first_name?: string
  readonly middle_name?: string
  readonly last_name?: string
}

/** The proof of the authenticator app. */
export interface FurtherFactor {
  /** A code from the authenticator app */
  readonly totp_code?: string
  /** Replaces the authenticator app, once */
  readonly recovery_code?: string
}

/** Whether a proof must come from where it was requested. */
export interface MatchOptions {
  readonly ip_match_required?: boolean
  readonly user_agent_match_required?: boolean
}

/** The text before and after a password. */
export interface Salts {
  readonly prepend_salt?: string
  readonly append_salt?: string
}

/** A wallet, by its address. */
export interface Wallet {
  /** `ethereum`, for every EVM chain, or `solana` */
  readonly crypto_wallet_type: string
  readonly crypto_wallet_address: string
}

/** Which page of a list. */
export interface PageOptions {
  /** The `next_cursor` of the previous page */
  readonly cursor?: string
  /** A number from 1 to 1000 */
  readonly limit?: string
}

/** The user's address and browser. */
export interface Attributes {
  /** The user's IP address and browser, for rate limits and the audit log */
  readonly attributes?: {
    readonly ip_address?: string
    readonly user_agent?: string
  }
}

/** The fields of every answer. */
export interface Reply {
  readonly request_id: string
  readonly status_code: number
}

/** The user whom a call or an answer is about. */
export interface OfUser {
  readonly user_id: string
}

/** The credential that a call is about. */
export interface OfCredential {
  readonly id: string
}

/** The operations of `audit`. */
export interface AuditApi {
  /** Read the audit log, newest first: `GET /v1/audit`. */
  list(params?: PageOptions & {
    readonly user_id?: string
    readonly action?: string
    /** RFC 3339 */
    readonly from?: string
    /** RFC 3339 */
    readonly before?: string
  }): Promise<Reply & {
    readonly entries: readonly ({
      readonly audit_id: string
      readonly occurred_at: string
      /** `session.started`, `user.deleted`, … */
      readonly action: string
      readonly actor: {
        /** `person`, `impersonator`, `host`, `operator`, `service` */
        readonly kind: string
        /** Empty for the host and the service */
        readonly id: string
      }
      readonly user_id: string | null
      readonly session_id: string | null
      readonly ip_address: string
      readonly user_agent: string
      readonly details: Readonly<Record<string, unknown>>
    })[]
    readonly next_cursor: string | null
  }>
}

/** The operations of `cryptoWallets`. */
export interface CryptoWalletsApi {
  /** Start signing in with a crypto wallet: `POST /v1/crypto_wallets/authenticate/start`. */
  authenticateStart(params: SessionTokens & Wallet & {
    /** The user to add the wallet to */
    readonly user_id?: string
    /** Makes the message one of EIP-4361 */
    readonly siwe_params?: {
      readonly domain: string
      readonly uri: string
      /** EIP-155 chain id as a string; default 1 */
      readonly chain_id?: string
      /** RFC 3339 */
      readonly issued_at?: string
      readonly statement?: string
      /** RFC 3339 */
      readonly not_before?: string
      readonly message_request_id?: string
      readonly resources?: readonly string[]
    }
  }): Promise<Reply & {
    /** Of whom a signature will sign in */
    readonly user_id: string
    /** The text to sign, exactly as it is */
    readonly challenge: string
    /** True for a wallet that belongs to no user yet: the user exists as soon as it has signed */
    readonly user_created: boolean
  }>
  /** Sign in with a crypto wallet: `POST /v1/crypto_wallets/authenticate`. */
  authenticate(params: SessionOptions & Wallet & {
    /** Ethereum: the hex answer of `personal_sign`. Solana: the base58 of the 64 bytes that `signMessage` answers */
    readonly signature: string
  }): Promise<ProofReply & {
    readonly siwe_params?: {
      readonly domain: string
      readonly uri: string
      readonly chain_id: string
      readonly resources: readonly string[]
      readonly status_code: number
      readonly issued_at?: string
      readonly message_request_id?: string
    }
  }>
}

/** The operations of `impersonation`. */
export interface ImpersonationApi {
  /** Create a token with which staff impersonate a user: `POST /v1/impersonation/token`. */
  createToken(params: OfUser & {
    /** The member of the host's staff, as recorded in the session and the audit log */
    readonly impersonator_id: string
    readonly impersonator_email_address: string
    /** 1 to 500 characters, for the audit log */
    readonly reason: string
    /** Of the token: 1 to 60; default 5 */
    readonly expiration_minutes?: number
  }): Promise<Reply & OfUser & {
    /** A secret, valid once: its bearer impersonates the user */
    readonly impersonation_token: string
    readonly expires_at: string
  }>
  /** Impersonate a user, with such a token: `POST /v1/impersonation/authenticate`. */
  authenticate(params: {
    readonly impersonation_token: string
  }): Promise<ProofReply>
}

/** The operations of `magicLinks`. */
export interface MagicLinksApi {
  /** Create a sign-in token for the host to deliver: `POST /v1/magic_links`. */
  create(params: Attributes & OfUser & {
    /** 5 to 10080; default 60 */
    readonly expiration_minutes?: number
  }): Promise<Reply & OfUser & {
    /** A secret: its bearer is signed in */
    readonly token: string
  }>
  /** Mail a sign-in link to an existing or new user: `POST /v1/magic_links/email/login_or_create`. */
  emailLoginOrCreate(params: MailOptions & LinkOptions & {
    readonly create_user_as_pending?: boolean
  }): Promise<SentMail & Reply & {
    readonly user_created: boolean
  }>
  /** Mail a sign-in link to an existing user: `POST /v1/magic_links/email/send`. */
  emailSend(params: MailOptions & LinkOptions & KnownUser): Promise<SentMail & Reply>
  /** Create a pending user and mail them an invitation: `POST /v1/magic_links/email/invite`. */
  emailInvite(params: NewUser & Attributes & {
    readonly email: string
    readonly invite_magic_link_url?: string
    readonly invite_expiration_minutes?: number
    readonly invite_template_id?: string
    readonly roles?: readonly string[]
    readonly locale?: string
  }): Promise<SentMail & Reply>
  /** Revoke an invitation: `POST /v1/magic_links/email/revoke_invite`. */
  emailRevokeInvite(params: {
    readonly email: string
  }): Promise<Reply>
  /** Sign in with the token of a link: `POST /v1/magic_links/authenticate`. */
  authenticate(params: SessionOptions & Attributes & {
    readonly token: string
    readonly code_verifier?: string
    /** Compares `attributes` with those of the send */
    readonly options?: MatchOptions
  }): Promise<ProofReply & {
    readonly method_id: string
    readonly reset_sessions: boolean
  }>
}

/** The operations of `oauth`. */
export interface OauthApi {
  /** Sign in with the token from the redirect URL: `POST /v1/oauth/authenticate`. */
  authenticate(params: SessionOptions & FurtherFactor & Attributes & {
    readonly token: string
    readonly code_verifier?: string
  }): Promise<ProofReply & {
    readonly oauth_user_registration_id: string
    /** The user's id at the provider */
    readonly provider_subject: string
    /** The provider, as people read it */
    readonly provider_type: string
    readonly profile_picture_url: string
    readonly locale: string
    readonly provider_values: {
      readonly access_token: string
      /** Empty where the provider gives none */
      readonly id_token: string
      /** Empty where the provider gives none, and for pages: it is the host's back end's */
      readonly refresh_token: string
      readonly scopes: readonly string[]
      /** When the access token expires; null where the provider does not say */
      readonly expires_at: null | string
    }
  }>
  /** Get a token that links an account at a provider to a user: `POST /v1/oauth/attach`. */
  attach(params: KnownUser & {
    readonly provider: string
  }): Promise<Reply & {
    /** For one start, within ten minutes */
    readonly oauth_attach_token: string
  }>
  /** Get a user's tokens of a provider; those that have expired are refreshed first: `GET /v1/users/{user_id}/oauth/{provider}`. */
  tokens(params: OfUser & {
    readonly provider: string
  }): Promise<Reply & {
    readonly provider_type: string
    readonly registrations: readonly ({
      readonly oauth_user_registration_id: string
      readonly provider_subject: string
      readonly access_token: string
      /** Seconds; null where the provider does not say */
      readonly access_token_expires_in: null | number
      readonly refresh_token: string
      readonly id_token: string
      readonly scopes: readonly string[]
    })[]
  }>
}

/** The operations of `otps`. */
export interface OtpsApi {
  /** Mail a passcode to an existing or new user: `POST /v1/otps/email/login_or_create`. */
  emailLoginOrCreate(params: MailOptions & {
    readonly expiration_minutes?: number
    readonly create_user_as_pending?: boolean
  }): Promise<SentPasscode & Reply & {
    readonly user_created: boolean
  }>
  /** Mail a passcode to an existing user: `POST /v1/otps/email/send`. */
  emailSend(params: MailOptions & KnownUser & {
    readonly expiration_minutes?: number
  }): Promise<SentPasscode & Reply>
  /** Text a passcode to an existing or new user: `POST /v1/otps/sms/login_or_create`. */
  smsLoginOrCreate(params: TextOptions & Attributes & {
    readonly create_user_as_pending?: boolean
  }): Promise<SentText & Reply & {
    readonly user_created: boolean
  }>
  /** Text a passcode to an existing user: `POST /v1/otps/sms/send`. */
  smsSend(params: TextOptions & KnownUser & Attributes): Promise<SentText & Reply>
  /** Send a passcode by WhatsApp to an existing or new user: `POST /v1/otps/whatsapp/login_or_create`. */
  whatsappLoginOrCreate(params: TextOptions & Attributes & {
    readonly create_user_as_pending?: boolean
  }): Promise<SentText & Reply & {
    readonly user_created: boolean
  }>
  /** Send a passcode by WhatsApp to an existing user: `POST /v1/otps/whatsapp/send`. */
  whatsappSend(params: TextOptions & KnownUser & Attributes): Promise<SentText & Reply>
  /** Add a number to a user: `POST /v1/users/{user_id}/phone_numbers`. */
  addPhoneNumber(params: OfUser & {
    /** E.164 */
    readonly phone_number: string
    /** Whether you have proved that the number is the user's; else a code that is entered proves it */
    readonly is_proved?: boolean
  }): Promise<UserReply & {
    readonly phone_id: string
  }>
  /** Sign in with a passcode: `POST /v1/otps/authenticate`. */
  authenticate(params: SessionOptions & Attributes & {
    /** An `email_id`, a `phone_id` or a `method_id` */
    readonly method_id: string
    /** The six digits */
    readonly code: string
    readonly options?: MatchOptions
  }): Promise<ProofReply & {
    readonly method_id: string
    readonly reset_sessions: boolean
  }>
}

/** The operations of `passwords`. */
export interface PasswordsApi {
  /** Sign a user up with a password: `POST /v1/passwords`. */
  create(params: SessionLife & NewUser & Attributes & {
    readonly email: string
    readonly password: string
    readonly telemetry_id?: string
  }): Promise<ProofReply & {
    readonly email_id: string
  }>
  /** Sign in with a password: `POST /v1/passwords/authenticate`. */
  authenticate(params: SessionOptions & Attributes & {
    readonly email: string
    readonly password: string
  }): Promise<ProofReply & {
    readonly email_id: string
  }>
  /** Check whether a password would be accepted, and if not, why: `POST /v1/passwords/strength_check`. */
  strengthCheck(params: Attributes & {
    readonly email?: string
    readonly password: string
  }): Promise<Reply & {
    readonly valid_password: boolean
    readonly score: number
    readonly breached_password: boolean
    readonly breach_detection_on_create: boolean
    readonly strength_policy: "zxcvbn" | "luds"
    readonly feedback: {
      readonly warning: string
      readonly suggestions: readonly string[]
      readonly luds_requirements: {
        readonly has_lower_case: boolean
        readonly has_upper_case: boolean
        readonly has_digit: boolean
        readonly has_symbol: boolean
        readonly missing_characters: number
        readonly missing_complexity: number
      }
    }
  }>
  /** Import a user's password hash from another system: `POST /v1/passwords/migrate`. */
  migrate(params: NewUser & {
    readonly email: string
    readonly hash: string
    /** `bcrypt`, `scrypt`, `argon_2i`, `argon_2id`, `md_5`, `sha_1`, `sha_512`, `phpass` or `pbkdf_2` */
    readonly hash_type: string
    /** The text before and after the password */
    readonly md_5_config?: Salts
    /** The text before and after the password */
    readonly sha_1_config?: Salts
    /** The text before and after the password */
    readonly sha_512_config?: Salts
    /** Omitted when the hash is in PHC format; salt and hash in base64 */
    readonly argon_2_config?: {
      readonly salt: string
      readonly iteration_amount: number
      readonly memory: number
      readonly threads: number
      readonly key_length: number
    }
    /** Omitted when the hash is in PHC format; salt and hash in base64 */
    readonly scrypt_config?: {
      readonly salt: string
      readonly n_parameter: number
      readonly r_parameter: number
      readonly p_parameter: number
      readonly key_length: number
    }
    /** Salt and hash in base64 */
    readonly pbkdf_2_config?: {
      readonly salt: string
      readonly iteration_amount: number
      readonly key_length: number
      /** `sha1`, `sha256` (default) or `sha512` */
      readonly algorithm?: string
    }
    /** You know that the address belongs to the user */
    readonly set_email_verified?: boolean
    readonly phone_number?: string
    readonly set_phone_number_verified?: boolean
    readonly external_id?: string
    readonly roles?: readonly string[]
  }): Promise<UserReply & {
    readonly email_id: string
    readonly user_created: boolean
  }>
  /** Mail a link that resets the password, and one that signs in without a password: `POST /v1/passwords/email/reset/start`. */
  emailResetStart(params: Attributes & {
    readonly email: string
    readonly login_redirect_url?: string
    readonly reset_password_redirect_url?: string
    readonly reset_password_expiration_minutes?: number
    readonly reset_password_template_id?: string
    readonly locale?: string
    readonly code_challenge?: string
  }): Promise<SentMail & Reply>
  /** Set a password, with the token of a reset link: `POST /v1/passwords/email/reset`. */
  emailReset(params: SessionOptions & FurtherFactor & Attributes & {
    readonly token: string
    readonly password: string
    readonly code_verifier?: string
    /** Compares `attributes` with those of the send */
    readonly options?: MatchOptions
  }): Promise<ProofReply>
  /** Set a password, with the existing one: `POST /v1/passwords/existing_password/reset`. */
  existingPasswordReset(params: SessionOptions & FurtherFactor & Attributes & {
    readonly email: string
    readonly existing_password: string
    readonly new_password: string
  }): Promise<ProofReply>
  /** Set a password in the user's fresh session: `POST /v1/passwords/session/reset`. */
  sessionReset(params: SessionOptions & Attributes & {
    readonly password: string
  }): Promise<ProofReply>
}

/** The operations of `project`. */
export interface ProjectApi {
  /** Read the project's roles, resources and scopes: `GET /v1/rbac/policy`. */
  rbacPolicy(): Promise<Reply & {
    readonly policy: {
      readonly roles: readonly {
        readonly role_id: string
        readonly description: string
        readonly permissions: readonly {
          readonly resource_id: string
          readonly actions: readonly string[]
        }[]
      }[]
      readonly resources: readonly {
        readonly resource_id: string
        readonly description: string
        readonly actions: readonly string[]
      }[]
      readonly scopes: readonly {
        readonly scope: string
        readonly description: string
        readonly permissions: readonly {
          readonly resource_id: string
          readonly actions: readonly string[]
        }[]
      }[]
    }
  }>
  /** Show which project the credentials belong to: `GET /v1/debug/whoami`. */
  whoami(): Promise<Reply & {
    readonly project_id: string
    readonly name: string
    /** How a host’s server has to write the session cookies that it renews */
    readonly session_cookies: {
      readonly http_only: boolean
      /** null for the host alone */
      readonly domain: string | null
    }
  }>
  /** Count the users of the project: `GET /v1/projects/metrics`. */
  metrics(): Promise<Reply & {
    readonly project_id: string
    readonly metrics: readonly {
      readonly metric_type: string
      readonly count: number
    }[]
  }>
  /** List the origins whose pages may use the project: `GET /v1/project/origins`. */
  listOrigins(): Promise<Reply & {
    readonly origins: readonly Origin[]
  }>
  /** Let the pages of an origin use the project: `POST /v1/project/origins`. */
  addOrigin(params: {
    readonly origin: string
  }): Promise<Origin & Reply>
  /** Remove an origin that was added: `DELETE /v1/project/origins`. */
  removeOrigin(params: {
    readonly origin: string
  }): Promise<Reply>
  /** List the URLs to which links may redirect: `GET /v1/project/redirect_urls`. */
  listRedirectUrls(): Promise<Reply & {
    readonly redirect_urls: readonly RedirectUrl[]
  }>
  /** Let links redirect to a URL: `POST /v1/project/redirect_urls`. */
  addRedirectUrl(params: {
    readonly url: string
    /** The kinds of links; default all. They replace those of an earlier call */
    readonly kinds?: readonly ("login" | "signup" | "reset_password")[]
  }): Promise<RedirectUrl & Reply>
  /** Remove a redirect URL that was added: `DELETE /v1/project/redirect_urls`. */
  removeRedirectUrl(params: {
    readonly url: string
  }): Promise<Reply>
}

/** The operations of `recoveries`. */
export interface RecoveriesApi {
  /** Give a user who cannot sign in a new address, after a wait: `POST /v1/users/{user_id}/recoveries`. */
  create(params: OfUser & {
    /** 1 to 500 characters, for the audit log */
    readonly reason: string
    readonly email: string
    /** 1 to 720; default 168 */
    readonly wait_hours?: number
  }): Promise<Reply & {
    readonly recovery: OfUser & {
      readonly recovery_id: string
      /** `waiting` until the waiting time is over, then `ready`: the link was mailed and works until `ends_at` */
      readonly state: "waiting" | "ready" | "completed" | "cancelled" | "expired"
      /** `address`: the host gives the user a new address; `second_step`: the user, who has lost the second step, asked for its removal */
      readonly purpose: "address" | "second_step"
      /** The new address; without the second step, the one that the user has proved */
      readonly email: string
      /** Empty where the user asked for it */
      readonly reason: string
      /** RFC 3339, UTC */
      readonly requested_at: string
      /** RFC 3339, UTC */
      readonly waits_until: string
      /** Until when the link works; null while the recovery waits */
      readonly ends_at: string | null
      /** When it was completed or cancelled */
      readonly closed_at: string | null
    }
  }>
  /** List the recoveries of a user, the newest first: `GET /v1/users/{user_id}/recoveries`. */
  list(params: OfUser): Promise<Reply & {
    readonly recoveries: readonly (OfUser & {
      readonly recovery_id: string
      /** `waiting` until the waiting time is over, then `ready`: the link was mailed and works until `ends_at` */
      readonly state: "waiting" | "ready" | "completed" | "cancelled" | "expired"
      /** `address`: the host gives the user a new address; `second_step`: the user, who has lost the second step, asked for its removal */
      readonly purpose: "address" | "second_step"
      /** The new address; without the second step, the one that the user has proved */
      readonly email: string
      /** Empty where the user asked for it */
      readonly reason: string
      /** RFC 3339, UTC */
      readonly requested_at: string
      /** RFC 3339, UTC */
      readonly waits_until: string
      /** Until when the link works; null while the recovery waits */
      readonly ends_at: string | null
      /** When it was completed or cancelled */
      readonly closed_at: string | null
    })[]
  }>
  /** Read a recovery: `GET /v1/users/{user_id}/recoveries/{recovery_id}`. */
  get(params: OfUser & {
    readonly recovery_id: string
  }): Promise<Reply & {
    readonly recovery: OfUser & {
      readonly recovery_id: string
      /** `waiting` until the waiting time is over, then `ready`: the link was mailed and works until `ends_at` */
      readonly state: "waiting" | "ready" | "completed" | "cancelled" | "expired"
      /** `address`: the host gives the user a new address; `second_step`: the user, who has lost the second step, asked for its removal */
      readonly purpose: "address" | "second_step"
      /** The new address; without the second step, the one that the user has proved */
      readonly email: string
      /** Empty where the user asked for it */
      readonly reason: string
      /** RFC 3339, UTC */
      readonly requested_at: string
      /** RFC 3339, UTC */
      readonly waits_until: string
      /** Until when the link works; null while the recovery waits */
      readonly ends_at: string | null
      /** When it was completed or cancelled */
      readonly closed_at: string | null
    }
  }>
  /** Cancel a recovery: `DELETE /v1/users/{user_id}/recoveries/{recovery_id}`. */
  cancel(params: OfUser & {
    readonly recovery_id: string
  }): Promise<Reply & {
    readonly recovery: OfUser & {
      readonly recovery_id: string
      /** `waiting` until the waiting time is over, then `ready`: the link was mailed and works until `ends_at` */
      readonly state: "waiting" | "ready" | "completed" | "cancelled" | "expired"
      /** `address`: the host gives the user a new address; `second_step`: the user, who has lost the second step, asked for its removal */
      readonly purpose: "address" | "second_step"
      /** The new address; without the second step, the one that the user has proved */
      readonly email: string
      /** Empty where the user asked for it */
      readonly reason: string
      /** RFC 3339, UTC */
      readonly requested_at: string
      /** RFC 3339, UTC */
      readonly waits_until: string
      /** Until when the link works; null while the recovery waits */
      readonly ends_at: string | null
      /** When it was completed or cancelled */
      readonly closed_at: string | null
    }
  }>
}

/** The operations of `secondSteps`. */
export interface SecondStepsApi {
  /** Ask a user for no code by text message any more: `DELETE /v1/users/{user_id}/second_steps/sms`. */
  removeSms(params: OfUser): Promise<UserReply>
}

/** The operations of `sessions`. */
export interface SessionsApi {
  /** List the live sessions of a user: `GET /v1/sessions`. */
  get(params: PageOptions & OfUser): Promise<Reply & {
    readonly sessions: readonly Session[]
    readonly next_cursor: string | null
  }>
  /** Read which sessions ended while their JWTs may still be valid, as one signed document: `GET /v1/sessions/revoked`. */
  revoked(): Promise<Reply & {
    /** A JWT signed with a key of the project. Its claim `portico_revoked` lists the sessions, and users that were deleted: the first 8 bytes of the SHA-256 of each id, joined, base64url. `/v1/sessions/revoked/stream` sends the same as server-sent events */
    readonly revoked_sessions: string
  }>
  /** Verify a session and read its user; extend it or change its claims: `POST /v1/sessions/authenticate`. */
  authenticate(params?: SessionTokens & SessionLife & {
    /** How many different factors must have been proved in the session, such as 2 */
    readonly factors?: number
    /** The longest time since the last proof in the session */
    readonly fresh_minutes?: number
    readonly authorization_check?: {
      readonly resource_id: string
      readonly action: string
    }
  }): Promise<UserReply & {
    readonly session: Session
    /** Empty when the session was identified by its JWT: only a hash of the token is stored */
    readonly session_token: string
    /** A fresh one, valid for five minutes */
    readonly session_jwt: string
    readonly verdict?: {
      readonly authorized: boolean
      readonly granting_roles: readonly string[]
    }
  }>
  /** Sign in with a trusted issuer's JWT: `POST /v1/sessions/attest`. */
  attest(params: SessionOptions & {
    readonly profile_id: string
    /** A JWT from a trusted issuer */
    readonly token: string
  }): Promise<ProofReply>
  /** End a session: `POST /v1/sessions/revoke`. */
  revoke(params?: SessionTokens & {
    readonly session_id?: string
  }): Promise<Reply>
}

/** The operations of `totps`. */
export interface TotpsApi {
  /** Add an authenticator app to a user, with recovery codes: `POST /v1/totps`. */
  create(params: OfUser & {
    readonly expiration_minutes?: number
  }): Promise<UserReply & {
    readonly totp_id: string
    /** Base32, as users type it into an authenticator app */
    readonly secret: string
    /** A data URL of an image */
    readonly qr_code: string
    readonly recovery_codes: readonly string[]
  }>
  /** Authenticate with a code from an authenticator app: `POST /v1/totps/authenticate`. */
  authenticate(params: SessionOptions & {
    readonly user_id?: string
    /** From the `error_details` of the first step, which answered `insufficient_factors`; ends after 10 minutes */
    readonly intermediate_session_token?: string
    readonly totp_code: string
  }): Promise<ProofReply & {
    readonly totp_id: string
  }>
  /** Read the unused recovery codes: `POST /v1/totps/recovery_codes`. */
  recoveryCodes(params: OfUser): Promise<Reply & OfUser & {
    readonly totps: readonly {
      readonly totp_id: string
      readonly verified: boolean
      /** The unused ones */
      readonly recovery_codes: readonly string[]
    }[]
  }>
  /** Authenticate with a recovery code instead of the authenticator app: `POST /v1/totps/recover`. */
  recover(params: SessionOptions & {
    readonly user_id?: string
    /** From the `error_details` of the first step, which answered `insufficient_factors`; ends after 10 minutes */
    readonly intermediate_session_token?: string
    readonly recovery_code: string
  }): Promise<ProofReply & {
    readonly totp_id: string
  }>
}

/** The operations of `users`. */
export interface UsersApi {
  /** Create a user: `POST /v1/users`. */
  create(params?: UserOptions & Attributes & {
    readonly email?: string
    /** E.164 */
    readonly phone_number?: string
    readonly create_user_as_pending?: boolean
    /** The https address of the user's picture; empty removes it */
    readonly picture_url?: string
    /** The second step of this user: counts at once, in place of what the project says. `project`: as the project says */
    readonly second_step?: "off" | "optional" | "required" | "project"
  }): Promise<UserReply & {
    /** Empty when the user has no address */
    readonly email_id: string
    /** Empty when the user has no number */
    readonly phone_id: string
    readonly status: string
  }>
  /** Read a user: `GET /v1/users/{user_id}`. */
  get(params: OfUser): Promise<HostUser & Reply>
  /** Change a user: `PUT /v1/users/{user_id}`. */
  update(params: UserOptions & Attributes & OfUser & {
    /** The https address of the user's picture; empty removes it */
    readonly picture_url?: string
    /** The second step of this user: counts at once, in place of what the project says. `project`: as the project says */
    readonly second_step?: "off" | "optional" | "required" | "project"
  }): Promise<Addresses & UserReply>
  /** Delete a user and all their data: `DELETE /v1/users/{user_id}`. */
  delete(params: OfUser): Promise<Reply & OfUser>
  /** Search users: `POST /v1/users/search`. */
  search(params?: {
    readonly cursor?: string
    /** 1 to 1000; default 100 */
    readonly limit?: number
    /** `operator` is `AND` (also when left out) or `OR`; each of `operands` is `{ filter_name, filter_value }`. By a time: `created_at_greater_than`, `created_at_less_than`; by `{ greater_than, less_than }`: `created_at_between`; by `active` or `pending`: `status`; by a text that is contained: `full_name_fuzzy`, `email_address_fuzzy`, `phone_number_fuzzy`; by true or false: `email_verified`, `is_locked`, `biometric_registration_verified`, `crypto_wallet_verified`, `phone_verified`, `webauthn_registration_verified`, `password_exists`, `totp_verified`; by any of a list: `user_id`, `external_id`, `email_address`, `email_id`, `biometric_registration_id`, `crypto_wallet_id`, `crypto_wallet_address`, `oauth_provider`, `phone_number`, `phone_id`, `webauthn_registration_id`, `totp_id`. */
    readonly query?: {
      readonly operator?: unknown
      readonly operands?: readonly {
        readonly filter_name?: unknown
        readonly filter_value?: unknown
      }[]
    }
  }): Promise<Reply & {
    readonly results: readonly HostUser[]
    readonly results_metadata: {
      readonly total: number
      readonly next_cursor: string | null
    }
  }>
  /** Block a user and end their sessions: `PUT /v1/users/{user_id}/block`. */
  block(params: OfUser): Promise<UserReply>
  /** Unblock a user: `PUT /v1/users/{user_id}/unblock`. */
  unblock(params: OfUser): Promise<UserReply>
  /** End every session of a user: `POST /v1/users/{user_id}/sessions/revoke`. */
  revokeSessions(params: OfUser): Promise<Reply & OfUser & {
    /** Those that this call ended */
    readonly session_ids: readonly string[]
  }>
  /** List the addresses of a user, the primary one first: `GET /v1/users/{user_id}/emails`. */
  listEmails(params: OfUser): Promise<Reply & OfUser & {
    readonly emails: readonly {
      readonly email_id: string
      readonly email: string
      readonly verified: boolean
    }[]
    /** Those that the user removed a few days ago */
    readonly removed_emails: readonly {
      readonly email_id: string
      readonly email: string
      /** RFC 3339, UTC */
      readonly removed_at: string
      /** Until then a sign-in by its mailbox gives it back to the user */
      readonly kept_until: string
    }[]
  }>
  /** Add an address to a user, at once or by a code: `POST /v1/users/{user_id}/emails`. */
  addEmail(params: OfUser & {
    readonly email: string
    readonly locale?: string
    /** Whether you have proved that the user reads the address; else a code is mailed to it */
    readonly is_proved?: boolean
  }): Promise<UserReply & {
    /** Empty when a code was mailed */
    readonly email_id: string
    /** Of the code that was mailed; empty when the address was added at once */
    readonly method_id: string
  }>
  /** Add the address to which the code was mailed: `POST /v1/users/{user_id}/emails/prove`. */
  proveEmail(params: OfUser & {
    readonly method_id: string
    /** The six digits */
    readonly code: string
  }): Promise<UserReply & {
    readonly email_id: string
  }>
  /** Make an address the primary one of its user: `POST /v1/users/emails/{id}/make_primary`. */
  makeEmailPrimary(params: OfCredential): Promise<UserReply>
  /** Delete an e-mail address: `DELETE /v1/users/emails/{id}`. */
  deleteEmail(params: OfCredential): Promise<UserReply>
  /** Delete a biometric registration: `DELETE /v1/users/biometric_registrations/{id}`. */
  deleteBiometricRegistration(params: OfCredential): Promise<UserReply>
  /** Delete a wallet: `DELETE /v1/users/crypto_wallets/{id}`. */
  deleteCryptoWallet(params: OfCredential): Promise<UserReply>
  /** Delete a social sign-in: `DELETE /v1/users/oauth/{id}`. */
  deleteOauthRegistration(params: OfCredential): Promise<UserReply>
  /** Delete a phone number: `DELETE /v1/users/phone_numbers/{id}`. */
  deletePhoneNumber(params: OfCredential): Promise<UserReply>
  /** Delete a passkey: `DELETE /v1/users/webauthn_registrations/{id}`. */
  deleteWebauthnRegistration(params: OfCredential): Promise<UserReply>
  /** Delete a password: `DELETE /v1/users/passwords/{id}`. */
  deletePassword(params: OfCredential): Promise<UserReply>
  /** Delete an authenticator app: `DELETE /v1/users/totps/{id}`. */
  deleteTotp(params: OfCredential): Promise<UserReply>
  /** Remove the external id of a user: `DELETE /v1/users/{user_id}/external_id`. */
  deleteExternalId(params: OfUser): Promise<UserReply>
  /** Download everything that is kept about a user: `POST /v1/users/{user_id}/export`. */
  export(params: OfUser): Promise<Reply & {
    /** RFC 3339, UTC */
    readonly exported_at: string
    readonly user: User
    /** Addresses that the user removed, while they can still be restored */
    readonly removed_emails: readonly {
      readonly email_id: string
      readonly email: string
      readonly verified: boolean
      /** RFC 3339, UTC */
      readonly removed_at: string
    }[]
    readonly sessions: readonly Session[]
    /** Browsers in which the user signed in before */
    readonly browsers: readonly {
      readonly language: string
      /** RFC 3339, UTC */
      readonly first_seen_at: string
      /** RFC 3339, UTC */
      readonly last_seen_at: string
    }[]
    readonly connected_apps: readonly {
      readonly connected_app_id: string
      readonly name: string
      readonly description: string
      readonly client_type: string
      readonly logo_url?: string
      /** Separated by spaces */
      readonly scopes_granted: string
    }[]
    /** Those that the host started, and those of a lost second step */
    readonly recoveries: readonly (OfUser & {
      readonly recovery_id: string
      /** `waiting` until the waiting time is over, then `ready`: the link was mailed and works until `ends_at` */
      readonly state: "waiting" | "ready" | "completed" | "cancelled" | "expired"
      /** `address`: the host gives the user a new address; `second_step`: the user, who has lost the second step, asked for its removal */
      readonly purpose: "address" | "second_step"
      /** The new address; without the second step, the one that the user has proved */
      readonly email: string
      /** Empty where the user asked for it */
      readonly reason: string
      /** RFC 3339, UTC */
      readonly requested_at: string
      /** RFC 3339, UTC */
      readonly waits_until: string
      /** Until when the link works; null while the recovery waits */
      readonly ends_at: string | null
      /** When it was completed or cancelled */
      readonly closed_at: string | null
    })[]
    /** What the audit log says of the user, newest first */
    readonly events: readonly {
      /** RFC 3339, UTC */
      readonly occurred_at: string
      readonly action: string
      /** `person`, `impersonator`, `host`, `operator` or `service` */
      readonly actor: string
      /** Empty unless it is the user's own */
      readonly ip_address: string
      /** Empty unless it is the user's own */
      readonly user_agent: string
      readonly details: Readonly<Record<string, unknown>>
    }[]
  }>
  /** List the client apps that a user authorized: `GET /v1/users/{user_id}/connected_apps`. */
  connectedApps(params: OfUser): Promise<Reply & {
    readonly connected_apps: readonly {
      readonly connected_app_id: string
      readonly name: string
      readonly description: string
      readonly client_type: string
      readonly logo_url?: string
      /** Separated by spaces */
      readonly scopes_granted: string
    }[]
  }>
  /** Revoke a user's grant to a client app: `POST /v1/users/{user_id}/connected_apps/{id}/revoke`. */
  revokeConnectedApp(params: OfUser & OfCredential): Promise<Reply>
}

/** The operations of `webauthn`. */
export interface WebauthnApi {
  /** Start registering a passkey for a user: `POST /v1/webauthn/register/start`. */
  registerStart(params: OfUser & {
    readonly domain: string
    readonly user_agent?: string
    readonly authenticator_type?: "platform" | "cross-platform" | ""
    readonly return_passkey_credential_options?: boolean
    readonly override_id?: string
    readonly override_name?: string
    readonly override_display_name?: string
    readonly use_base64_url_encoding?: boolean
  }): Promise<Reply & OfUser & {
    /** PublicKeyCredentialCreationOptions as one JSON string, not inside publicKey */
    readonly public_key_credential_creation_options: string
  }>
  /** Register the passkey that the user's browser created: `POST /v1/webauthn/register`. */
  register(params: SessionOptions & OfUser & {
    /** A PublicKeyCredential in the JSON of WebAuthn Level 3 (5.1), as one string */
    readonly public_key_credential: string
  }): Promise<ProofReply & {
    readonly webauthn_registration_id: string
  }>
  /** Start signing in with a passkey: `POST /v1/webauthn/authenticate/start`. */
  authenticateStart(params: {
    readonly domain: string
    readonly return_passkey_credential_options?: boolean
    /** Without it, any passkey of the domain is accepted */
    readonly user_id?: string
    readonly use_base64_url_encoding?: boolean
  }): Promise<Reply & {
    /** PublicKeyCredentialRequestOptions as one JSON string, not inside publicKey */
    readonly public_key_credential_request_options: string
    /** Empty when none was given */
    readonly user_id: string
  }>
  /** Sign in with a passkey: `POST /v1/webauthn/authenticate`. */
  authenticate(params: SessionOptions & {
    /** A PublicKeyCredential in the JSON of WebAuthn Level 3 (5.1), as one string */
    readonly public_key_credential: string
  }): Promise<ProofReply & {
    readonly webauthn_registration_id: string
  }>
  /** Rename a user's passkey: `PUT /v1/webauthn/{webauthn_registration_id}`. */
  update(params: {
    readonly webauthn_registration_id: string
    readonly name: string
  }): Promise<Reply & {
    readonly webauthn_registration: Passkey
  }>
  /** List a user's passkeys for a domain, with their public keys: `GET /v1/webauthn/credentials/{user_id}/{domain}`. */
  listCredentials(params: OfUser & {
    readonly domain: string
  }): Promise<Reply & {
    readonly credentials: readonly {
      /** base64url */
      readonly credential_id: string
      readonly webauthn_registration_id: string
      readonly type: string
      /** COSE_Key (RFC 9052), base64url */
      readonly public_key: string
    }[]
  }>
}

/** Every group of operations. */
export interface ServerApi {
  readonly audit: AuditApi
  readonly cryptoWallets: CryptoWalletsApi
  readonly impersonation: ImpersonationApi
  readonly magicLinks: MagicLinksApi
  readonly oauth: OauthApi
  readonly otps: OtpsApi
  readonly passwords: PasswordsApi
  readonly project: ProjectApi
  readonly recoveries: RecoveriesApi
  readonly secondSteps: SecondStepsApi
  readonly sessions: SessionsApi
  readonly totps: TotpsApi
  readonly users: UsersApi
  readonly webauthn: WebauthnApi
}

/** The method and path of every operation. */
export const paths: {
  readonly [Group in keyof ServerApi]: { readonly [Name in keyof ServerApi[Group]]: string }
} = {
  audit: {
    list: 'GET /v1/audit',
  },
  cryptoWallets: {
    authenticateStart: 'POST /v1/crypto_wallets/authenticate/start',
    authenticate: 'POST /v1/crypto_wallets/authenticate',
  },
  impersonation: {
    createToken: 'POST /v1/impersonation/token',
    authenticate: 'POST /v1/impersonation/authenticate',
  },
  magicLinks: {
    create: 'POST /v1/magic_links',
    emailLoginOrCreate: 'POST /v1/magic_links/email/login_or_create',
    emailSend: 'POST /v1/magic_links/email/send',
    emailInvite: 'POST /v1/magic_links/email/invite',
    emailRevokeInvite: 'POST /v1/magic_links/email/revoke_invite',
    authenticate: 'POST /v1/magic_links/authenticate',
  },
  oauth: {
    authenticate: 'POST /v1/oauth/authenticate',
    attach: 'POST /v1/oauth/attach',
    tokens: 'GET /v1/users/{user_id}/oauth/{provider}',
  },
  otps: {
    emailLoginOrCreate: 'POST /v1/otps/email/login_or_create',
    emailSend: 'POST /v1/otps/email/send',
    smsLoginOrCreate: 'POST /v1/otps/sms/login_or_create',
    smsSend: 'POST /v1/otps/sms/send',
    whatsappLoginOrCreate: 'POST /v1/otps/whatsapp/login_or_create',
    whatsappSend: 'POST /v1/otps/whatsapp/send',
    addPhoneNumber: 'POST /v1/users/{user_id}/phone_numbers',
    authenticate: 'POST /v1/otps/authenticate',
  },
  passwords: {
    create: 'POST /v1/passwords',
    authenticate: 'POST /v1/passwords/authenticate',
    strengthCheck: 'POST /v1/passwords/strength_check',
    migrate: 'POST /v1/passwords/migrate',
    emailResetStart: 'POST /v1/passwords/email/reset/start',
    emailReset: 'POST /v1/passwords/email/reset',
    existingPasswordReset: 'POST /v1/passwords/existing_password/reset',
    sessionReset: 'POST /v1/passwords/session/reset',
  },
  project: {
    rbacPolicy: 'GET /v1/rbac/policy',
    whoami: 'GET /v1/debug/whoami',
    metrics: 'GET /v1/projects/metrics',
    listOrigins: 'GET /v1/project/origins',
    addOrigin: 'POST /v1/project/origins',
    removeOrigin: 'DELETE /v1/project/origins',
    listRedirectUrls: 'GET /v1/project/redirect_urls',
    addRedirectUrl: 'POST /v1/project/redirect_urls',
    removeRedirectUrl: 'DELETE /v1/project/redirect_urls',
  },
  recoveries: {
    create: 'POST /v1/users/{user_id}/recoveries',
    list: 'GET /v1/users/{user_id}/recoveries',
    get: 'GET /v1/users/{user_id}/recoveries/{recovery_id}',
    cancel: 'DELETE /v1/users/{user_id}/recoveries/{recovery_id}',
  },
  secondSteps: {
    removeSms: 'DELETE /v1/users/{user_id}/second_steps/sms',
  },
  sessions: {
    get: 'GET /v1/sessions',
    revoked: 'GET /v1/sessions/revoked',
    authenticate: 'POST /v1/sessions/authenticate',
    attest: 'POST /v1/sessions/attest',
    revoke: 'POST /v1/sessions/revoke',
  },
  totps: {
    create: 'POST /v1/totps',
    authenticate: 'POST /v1/totps/authenticate',
    recoveryCodes: 'POST /v1/totps/recovery_codes',
    recover: 'POST /v1/totps/recover',
  },
  users: {
    create: 'POST /v1/users',
    get: 'GET /v1/users/{user_id}',
    update: 'PUT /v1/users/{user_id}',
    delete: 'DELETE /v1/users/{user_id}',
    search: 'POST /v1/users/search',
    block: 'PUT /v1/users/{user_id}/block',
    unblock: 'PUT /v1/users/{user_id}/unblock',
    revokeSessions: 'POST /v1/users/{user_id}/sessions/revoke',
    listEmails: 'GET /v1/users/{user_id}/emails',
    addEmail: 'POST /v1/users/{user_id}/emails',
    proveEmail: 'POST /v1/users/{user_id}/emails/prove',
    makeEmailPrimary: 'POST /v1/users/emails/{id}/make_primary',
    deleteEmail: 'DELETE /v1/users/emails/{id}',
    deleteBiometricRegistration: 'DELETE /v1/users/biometric_registrations/{id}',
    deleteCryptoWallet: 'DELETE /v1/users/crypto_wallets/{id}',
    deleteOauthRegistration: 'DELETE /v1/users/oauth/{id}',
    deletePhoneNumber: 'DELETE /v1/users/phone_numbers/{id}',
    deleteWebauthnRegistration: 'DELETE /v1/users/webauthn_registrations/{id}',
    deletePassword: 'DELETE /v1/users/passwords/{id}',
    deleteTotp: 'DELETE /v1/users/totps/{id}',
    deleteExternalId: 'DELETE /v1/users/{user_id}/external_id',
    export: 'POST /v1/users/{user_id}/export',
    connectedApps: 'GET /v1/users/{user_id}/connected_apps',
    revokeConnectedApp: 'POST /v1/users/{user_id}/connected_apps/{id}/revoke',
  },
  webauthn: {
    registerStart: 'POST /v1/webauthn/register/start',
    register: 'POST /v1/webauthn/register',
    authenticateStart: 'POST /v1/webauthn/authenticate/start',
    authenticate: 'POST /v1/webauthn/authenticate',
    update: 'PUT /v1/webauthn/{webauthn_registration_id}',
    listCredentials: 'GET /v1/webauthn/credentials/{user_id}/{domain}',
  },
}
