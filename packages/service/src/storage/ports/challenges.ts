import type { Prune } from '../../database/prune.ts'
import type { MethodChallengeKind } from '../../method/declared.ts'

/** What a one-time secret is for. Every kind goes through this one port. */
export type ChallengeKind =
  /** A method's own. */
  | MethodChallengeKind
  | 'impersonation'
  /** What a client app asks for, shown to a person who decides next. */
  | 'authorization_request'
  /** A client app wants the person to prove again who they are. */
  | 'reauthentication'
  /** An answer that only a form can carry to the client app. */
  | 'form_answer'
  /** What a pushed request was answered with. */
  | 'given_answer'
  /** What a notice tells of was somebody else. */
  | 'not_me'

export interface ChallengeRow {
  readonly projectId: string
  /** Random; for passcodes this is the `method_id`. */
  readonly challengeId: string
  readonly kind: ChallengeKind
  /** Whom or what it is for: a canonical address, a user id. Newest-wins is decided by it. */
  readonly subject: string
  /** SHA-256 of a random token, or an HMAC of a short code, lower-case hex. */
  readonly secretHash: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly expiresAt: number
}

export interface Challenges {
  /**
   * Stores a one-time secret. With `supersede`, every older unused one of the same project, kind and
   * subject is voided atomically.
   *
   * @returns the ids of those that it voided
   */
  issue(challenge: ChallengeRow, options: { supersede: boolean }): Promise<readonly string[]>
  /** Reads a live one (unused, not void, `now < expiresAt`) without using it up. */
  find(
    projectId: string,
    kind: ChallengeKind,
    challengeId: string,
    now: number,
  ): Promise<ChallengeRow | null>
  /** Reads a live one by its hash without using it up. */
  findBySecret(
    projectId: string,
    kind: ChallengeKind,
    secretHash: string,
    now: number,
  ): Promise<ChallengeRow | null>
  /**
   * Reads one by its id whether it is live or not (until it is pruned): a guess at a dead passcode counts
   * against the same identifier.
   */
  findAny(projectId: string, kind: ChallengeKind, challengeId: string): Promise<ChallengeRow | null>
  /** The newest one issued to a subject, live or not; until it is pruned. */
  findNewest(projectId: string, kind: ChallengeKind, subject: string): Promise<ChallengeRow | null>
  /** The live ones of a subject, the newest first, and of many the newest `max`. */
  listLive(
    projectId: string,
    kind: ChallengeKind,
    subject: string,
    now: number,
    max: number,
  ): Promise<readonly ChallengeRow[]>
  /**
   * Finds by hash across projects: for a link's redirect, which names no project. Reads a used one too.
   */
  findAnyBySecret(kind: ChallengeKind, secretHash: string): Promise<ChallengeRow | null>
  /** Which of these hashes belong to one, live or not: one question for all who wait. */
  findIssued(kind: ChallengeKind, secretHashes: readonly string[]): Promise<readonly string[]>
  /** Whether one with this hash was used up: true neither for a live one nor for one that was voided or ran out. */
  wasUsed(projectId: string, kind: ChallengeKind, secretHash: string): Promise<boolean>
  /** Uses a live one up: one conditional update. Of any number of parallel calls one gets the row. */
  consume(
    projectId: string,
    kind: ChallengeKind,
    challengeId: string,
    now: number,
  ): Promise<ChallengeRow | null>
  /** Voids every live one of a subject. */
  voidAll(projectId: string, kind: ChallengeKind, subject: string, now: number): Promise<void>
  /** Voids one that has expired, so that no clock brings it back; leaves a live one alone. */
  voidExpired(projectId: string, challengeId: string, now: number): Promise<void>
  /** Voids every live one of any kind of these subjects: a credential changed. */
  voidEverything(projectId: string, subjects: readonly string[], now: number): Promise<void>
  /** Removes what expired before `before`. */
  readonly prune: Prune
}
