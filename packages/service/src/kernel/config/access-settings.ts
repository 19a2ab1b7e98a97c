/** The actions that a role or a scope permits on one resource. */
export interface PermissionSettings {
  readonly resourceId: string
  /** Actions of that resource, or `*` for all actions. */
  readonly actions: readonly string[]
}

/** Settings for roles, session cookies and trusted issuers; all optional. */
export interface AccessSettings {
  /**
   * Roles, resources and scopes of your application. Users have the roles that your back end assigns; every user has
   * `stytch_user` if you define it.
   *
   * @default none
   */
  readonly rbac?: {
    readonly resources?: readonly {
      readonly resourceId: string
      readonly description?: string
      readonly actions: readonly string[]
    }[]
    readonly roles?: readonly {
      readonly roleId: string
      readonly description?: string
      readonly permissions?: readonly PermissionSettings[]
    }[]
    /** Scopes that client apps may request. */
    readonly scopes?: readonly {
      readonly scope: string
      readonly description?: string
      readonly permissions?: readonly PermissionSettings[]
    }[]
  }
  readonly sessionCookies?: {
    /** The service sets the session's cookies itself, and no script can read them. @default false */
    readonly httpOnly?: boolean
    /**
     * Shares the cookies with all hosts below this domain, among them the service's. Each of those hosts can then also
     * overwrite them. @default only the service's own host
     */
    readonly domain?: string
  }
  /** Issuers whose JWTs are accepted as a sign-in (`session.attest`). @default [] */
  readonly trustedIssuers?: readonly {
    /** The name by which pages select this issuer. */
    readonly profileId: string
    /** The exact `iss` of its tokens. */
    readonly issuer: string
    /** The exact `aud` of its tokens; a token with further audiences is refused. */
    readonly audience: string
    /** The URL of the issuer's public keys. */
    readonly jwksUrl: string
    /** The claim that identifies the user. @default 'sub' */
    readonly subjectClaim?: string
    /** The field of the user that must equal the claim. An e-mail address counts only with `email_verified: true`. */
    readonly subjectIs: 'user_id' | 'external_id' | 'email'
  }[]
}
