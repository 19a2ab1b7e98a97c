import type { UsedCredential } from '../../../declarations/declare-credential.ts'
import type { Prune } from '../../../foundation/database/prune.ts'
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
}

/** A session with its user, both as of one moment. */
export interface SessionWithUser {
  readonly session: SessionRow
  readonly user: UserRow
}

export interface Sessions {
  create(session: SessionRow): Promise<void>
  /** Finds the active session of a token: not revoked, not expired at `now`. */
  findByToken(projectId: string, tokenHash: string, now: number): Promise<SessionRow | null>
  /** Finds an active session by id. */
  findById(projectId: string, sessionId: string, now: number): Promise<SessionRow | null>
  /** Finds an active session with its user in one statement, so that nothing can change in between. */
  findWithUser(
    projectId: string,
    by: { readonly tokenHash: string } | { readonly sessionId: string },
    now: number,
  ): Promise<SessionWithUser | null>
  /**
   * Stores an access and, when given, a new end, if the session is active. Returns the session afterwards, or null when
   * it has ended.
   */
  touch(
    projectId: string,
    sessionId: string,
    change: {
      now: number
      expiresAt?: number
      /** Replaces the custom claims; null removes them. */
      customClaims?: Readonly<Record<string, unknown>> | null
    },
  ): Promise<SessionRow | null>
  /**
   * Renews an active session after another proof, with a new token, factors and end; the old token is no longer valid.
   * Returns the session afterwards, or null when it has ended.
   */
  renew(
    projectId: string,
    sessionId: string,
    change: {
      now: number
      tokenHash: string
      factors: readonly FactorRow[]
      expiresAt: number
      ipAddress: string
      userAgent: string
    },
  ): Promise<SessionRow | null>
  /** Ends a session. True when this call ended it, false when it had ended already. */
  revoke(projectId: string, sessionId: string, now: number): Promise<boolean>
  /** Ends all active sessions of a user, except the named one. Returns the ids of the ended sessions. */
  revokeAll(
    projectId: string,
    userId: string,
    options: { now: number; exceptSessionId?: string },
  ): Promise<readonly string[]>
  /** Lists the active sessions of a user, newest first. */
  listOfUser(projectId: string, userId: string, now: number): Promise<readonly SessionRow[]>
  /** Lists the ids of the project's sessions that were revoked at `since` or later. */
  listRevoked(projectId: string, since: number): Promise<readonly string[]>
  /** Removes sessions that ended before `before`. */
  readonly prune: Prune
}
