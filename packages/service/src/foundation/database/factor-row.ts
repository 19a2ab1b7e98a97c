/** The credential that was proved, as the session stores it. */
export interface UsedCredential {
  /** A key of the kind's `factors`. */
  readonly factor: string
  readonly id: string
  /** Fields that the session shows beside the id. */
  readonly shown?: Readonly<Record<string, string>>
}

/** A factor that the user proved in a session. */
export interface FactorRow {
  /** `magic_link`, `otp`, … */
  readonly type: string
  readonly deliveryMethod: string
  readonly authenticatedAt: number
  readonly email?: { readonly emailId: string; readonly email: string }
  /** The id of a link that the host delivered. */
  readonly embeddedId?: string
  /** The credential that was proved. */
  readonly credential?: UsedCredential
  /** The authenticator asked for a finger, a face or a code of its own (WebAuthn `UV`), so the proof counts as two. */
  readonly isUserVerified?: true
  /** The client app of an exchanged access token. */
  readonly clientId?: string
  /** The `jti` of a trusted issuer's token. */
  readonly trustedTokenId?: string
  /** The impersonator, if the session has one. */
  readonly impersonator?: { readonly id: string; readonly email: string }
}
