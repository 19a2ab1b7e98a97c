import type { MethodChallengeKind } from '../../../declarations/all-declarations.ts'
import type { Prune } from '../../../foundation/database/prune.ts'

/** The purpose of a one-time secret. All kinds share this port. */
export type ChallengeKind =
  /** A kind of a method. */
  | MethodChallengeKind
  | 'impersonation'
  /** An authorization request of a client app, until the user decides. */
  | 'authorization_request'
  /** A client app's request that the user authenticates again. */
  | 'reauthentication'
  /** An answer that only a posted form can carry to the client app. */
  | 'form_answer'
  /** The answer to a pushed authorization request. */
  | 'given_answer'
  /** The undo of an event that a notice reported. */
  | 'not_me'

export interface ChallengeRow {
  readonly projectId: string
  /** A random id; for passcodes it is the `method_id`. */
  readonly challengeId: string
  readonly kind: ChallengeKind
  /**
   * The recipient or object of the secret: a canonical address, a user id. A newer challenge supersedes those of the
   * same subject.
   */
  readonly subject: string
  /** SHA-256 of a random token, or HMAC of a short code; lower-case hex. */
  readonly secretHash: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly expiresAt: number
}

export interface Challenges {
  /**
   * Stores a one-time secret. With `supersede`, all older unused ones of the same project, kind and subject are voided
   * atomically.
   *
   * @returns the ids of the voided ones
   */
  issue(challenge: ChallengeRow, options: { supersede: boolean }): Promise<readonly string[]>
  /** Finds a valid challenge (unused, not void, `now < expiresAt`) without consuming it. */
  find(
    projectId: string,
    kind: ChallengeKind,
    challengeId: string,
    now: number,
  ): Promise<ChallengeRow | null>
  /** Finds a valid challenge by its hash without consuming it. */
  findBySecret(
    projectId: string,
    kind: ChallengeKind,
    secretHash: string,
    now: number,
  ): Promise<ChallengeRow | null>
  /**
   * Finds a challenge by its id, valid or not, until it is pruned: a guess at an expired passcode counts for the same
   * identifier.
   */
  findAny(projectId: string, kind: ChallengeKind, challengeId: string): Promise<ChallengeRow | null>
  /** Finds the newest challenge of a subject, valid or not, until it is pruned. */
  findNewest(projectId: string, kind: ChallengeKind, subject: string): Promise<ChallengeRow | null>
  /** Lists the valid challenges of a subject, newest first, at most `max`. */
  listLive(
    projectId: string,
    kind: ChallengeKind,
    subject: string,
    now: number,
    max: number,
  ): Promise<readonly ChallengeRow[]>
  /** Finds a challenge by hash in all projects, used or not, for a link's redirect, which names no project. */
  findAnyBySecret(kind: ChallengeKind, secretHash: string): Promise<ChallengeRow | null>
  /** Returns those hashes that belong to a challenge, valid or not, in one query for all waiting pages. */
  findIssued(kind: ChallengeKind, secretHashes: readonly string[]): Promise<readonly string[]>
  /** True when a challenge with this hash was consumed; false for a valid, voided or expired one. */
  wasUsed(projectId: string, kind: ChallengeKind, secretHash: string): Promise<boolean>
  /** Consumes a valid challenge by one conditional update: one of several parallel calls gets the row. */
  consume(
    projectId: string,
    kind: ChallengeKind,
    challengeId: string,
    now: number,
  ): Promise<ChallengeRow | null>
  /** Voids all valid challenges of a subject. */
  voidAll(projectId: string, kind: ChallengeKind, subject: string, now: number): Promise<void>
  /** Voids an expired challenge, so that it stays invalid when the clock is set back; does not change a valid one. */
  voidExpired(projectId: string, challengeId: string, now: number): Promise<void>
  /** Voids all valid challenges of any kind for these subjects, after a credential changed. */
  voidEverything(projectId: string, subjects: readonly string[], now: number): Promise<void>
  /** Removes challenges that expired before `before`. */
  readonly prune: Prune
}
