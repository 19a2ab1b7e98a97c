/** What a role, or a scope, permits on one resource. */
export interface PermissionSettings {
  readonly resourceId: string
  /** Actions of that resource, or `*` for all. */
  readonly actions: readonly string[]
}

/** Who may do what, how the session is kept, and whose word stands for a sign-in; all optional. */
export interface AccessSettings {
  /**
   * Roles, resources and scopes of your application. People have the roles that your back end gives them;
   * everybody has `stytch_user` when you define it.
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
    /** What client apps may ask people for. */
    readonly scopes?: readonly {
      readonly scope: string
      readonly description?: string
      readonly permissions?: readonly PermissionSettings[]
    }[]
  }
  readonly sessionCookies?: {
    /** The service sets the session's cookies itself and no script reads them. @default false */
    readonly httpOnly?: boolean
    /**
     * Shares the cookies with every host below this domain, the service's own among them. Each of those
     * hosts can then also disturb them. @default the service's own host alone
     */
    readonly domain?: string
  }
  /** Issuers whose JWTs stand for a sign-in (`session.attest`). @default [] */
  readonly trustedIssuers?: readonly {
    /** What pages name it by. */
    readonly profileId: string
    /** Exactly as in the token's `iss`. */
    readonly issuer: string
    /** Exactly the token's `aud`; a token for others as well is refused. */
    readonly audience: string
    /** Where the issuer's public keys are. */
    readonly jwksUrl: string
    /** The claim that names the person. @default 'sub' */
    readonly subjectClaim?: string
    /** What the claim is compared with. An e-mail address counts only with `email_verified: true`. */
    readonly subjectIs: 'user_id' | 'external_id' | 'email'
  }[]
}
