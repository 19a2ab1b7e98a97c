import type { UsedCredential } from '../../../declarations/declare-credential.ts'
import type { UserRow } from './users.ts'

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
  /** The client app of an exchanged access token. */
  readonly clientId?: string
  /** The `jti` of a trusted issuer's token. */
  readonly trustedTokenId?: string
  /** The impersonator, if the session has one. */
  readonly impersonator?: { readonly id: string; readonly email: string }
}

export interface SessionRow {
  readonly projectId: string
  readonly sessionId: string
  readonly userId: string
  /** SHA-256 of the session token, lower-case hex. */
  readonly tokenHash: string
  readonly startedAt: number
  readonly lastAccessedAt: number
  readonly expiresAt: number
  readonly ipAddress: string
  readonly userAgent: string
  readonly factors: readonly FactorRow[]
  readonly customClaims: Readonly<Record<string, unknown>> | null
  /** The user's name for the device; null until they give one. */
  readonly deviceName: string | null
}

/** A session with its user, both as of one moment. */
export interface SessionWithUser {
  readonly session: SessionRow
  readonly user: UserRow
}
