import type { Prune } from '../../database/prune.ts'
import type { UsedCredential } from '../../method/declare-credential.ts'
import type { UserRow } from './users.ts'

export interface FactorRow {
  /** `magic_link`, `otp`, … */
  readonly type: string
  readonly deliveryMethod: string
  readonly authenticatedAt: number
  readonly email?: { readonly emailId: string; readonly email: string }
  /** Of a link that the host delivered itself. */
  readonly embeddedId?: string
  /** What was proved, by the kind that knows it. */
  readonly credential?: UsedCredential
  /** Of an access token that was exchanged: the client app that it was issued to. */
  readonly clientId?: string
  /** Of a trusted issuer: the token's `jti`. */
  readonly trustedTokenId?: string
  /** Who acts as the person. */
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

/** A session and whose it is, both as of one moment. */
export interface SessionWithUser {
  readonly session: SessionRow
  readonly user: UserRow
}

export interface Sessions {
  create(session: SessionRow): Promise<void>
  /** The live session of a token: not revoked, not expired at `now`. */
  findByToken(projectId: string, tokenHash: string, now: number): Promise<SessionRow | null>
  /** A live session by id. */
  findById(projectId: string, sessionId: string, now: number): Promise<SessionRow | null>
  /** A live session and whose it is, in one statement: nothing can change between the two. */
  findWithUser(
    projectId: string,
    by: { readonly tokenHash: string } | { readonly sessionId: string },
    now: number,
  ): Promise<SessionWithUser | null>
  /**
   * Notes an access and, when given, a new end; only while the session is live.
   * Returns the session as it now is, or null when it is not live any more.
   */
  touch(
    projectId: string,
    sessionId: string,
    change: {
      now: number
      expiresAt?: number
      /** Replaces what stands; null removes it. */
      customClaims?: Readonly<Record<string, unknown>> | null
    },
  ): Promise<SessionRow | null>
  /**
   * The person of a live session proved something again: new token, new factors, new end. The old token is
   * dead from here on. Returns the session as it now is, or null when it is not live any more.
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
  /** Ends a session. True when this call ended it, false when it was over already. */
  revoke(projectId: string, sessionId: string, now: number): Promise<boolean>
  /** Ends every live session of a person, one aside if named. Returns the ids of those it ended. */
  revokeAll(
    projectId: string,
    userId: string,
    options: { now: number; exceptSessionId?: string },
  ): Promise<readonly string[]>
  /** The live sessions of a person, newest first. */
  listOfUser(projectId: string, userId: string, now: number): Promise<readonly SessionRow[]>
  /** Removes sessions that were over before `before`. */
  readonly prune: Prune
}
