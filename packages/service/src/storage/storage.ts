/**
 * The storage port: what the service keeps, by what we do with it. Two adapters implement it through one
 * query layer (SQLite, Postgres); `describeStorage` in the testkit holds both to the same promises.
 *
 * Rules of the house: every row carries its project and no query crosses projects; ids are random text;
 * times are epoch milliseconds; secrets arrive here hashed. Whatever may be raced (consuming, counting)
 * is one atomic operation of a port, never a read followed by a write in a rule.
 */
export interface Storage extends Repositories {
  readonly engine: 'sqlite' | 'postgres'
  /**
   * Runs `work` in one transaction; it commits when the promise resolves and rolls back when it rejects.
   * Serialization failures are retried inside, so `work` must be safe to run again.
   */
  transaction<T>(work: (tx: Repositories) => Promise<T>): Promise<T>
  /** Brings the schema up to date; safe to run from several processes at once. */
  migrate(): Promise<void>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The repositories, alike inside and outside a transaction. */
export interface Repositories {
  readonly users: Users
  readonly sessions: Sessions
  readonly challenges: Challenges
  readonly attempts: Attempts
  readonly rates: Rates
  readonly outbox: Outbox
  readonly events: Events
  readonly keys: Keys
  readonly totps: Totps
  readonly audit: Audit
}

// ---- people

export interface EmailRow {
  readonly emailId: string
  /** As the person wrote it at first sight; mail goes here. */
  readonly email: string
  readonly verified: boolean
}

export interface UserRow {
  readonly projectId: string
  readonly userId: string
  readonly status: 'active' | 'pending'
  readonly createdAt: number
  readonly name: { readonly first: string; readonly middle: string; readonly last: string }
  readonly emails: readonly EmailRow[]
  readonly trustedMetadata: Readonly<Record<string, unknown>>
  readonly untrustedMetadata: Readonly<Record<string, unknown>>
  readonly roles: readonly string[]
  /** The host's own id of the person; unique in a project. */
  readonly externalId: string | null
  /** Since when the account is blocked; null when it is not. */
  readonly blockedAt: number | null
  /** Authenticator apps. */
  readonly totps: readonly { readonly totpId: string; readonly verified: boolean }[]
}

/** What may be changed of a person; what is left out stays. */
export interface UserChange {
  readonly name?: { readonly first?: string; readonly middle?: string; readonly last?: string }
  /** Laid over what stands, key by key of the top level; a key with null is removed. */
  readonly trustedMetadata?: Readonly<Record<string, unknown>>
  readonly untrustedMetadata?: Readonly<Record<string, unknown>>
  /** Null removes it. */
  readonly externalId?: string | null
  readonly roles?: readonly string[]
  readonly blockedAt?: number | null
}

/** A place in a list: what comes after this row. The wire carries it as an opaque text. */
export interface Cursor {
  readonly at: number
  readonly id: string
}

/** One page of a list. `next` is null on the last one. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: Cursor | null
}

/** A condition on people. Lists are any-of; an empty list matches nobody. */
export type UserFilter =
  | { readonly by: 'createdAfter' | 'createdBefore'; readonly time: number }
  | { readonly by: 'status'; readonly status: 'active' | 'pending' }
  | { readonly by: 'blocked'; readonly isBlocked: boolean }
  | { readonly by: 'userId' | 'externalId' | 'emailId' | 'totpId'; readonly ids: readonly string[] }
  | { readonly by: 'email'; readonly canonicalEmails: readonly string[] }
  /** Case-insensitive part of an address, of a full name; wildcards in the text mean themselves. */
  | { readonly by: 'emailPart' | 'namePart'; readonly text: string }
  | { readonly by: 'emailVerified' | 'totpVerified'; readonly isVerified: boolean }

/** Which people, joined by `and` or `or`. */
export interface UserQuery {
  readonly operator: 'and' | 'or'
  /** None means everybody. */
  readonly filters: readonly UserFilter[]
}

export interface Users {
  /**
   * Creates a person. Null when the address or the external id belongs to another one; the answer says
   * which.
   */
  create(wanted: {
    projectId: string
    userId: string
    email: { emailId: string; email: string; canonicalEmail: string } | null
    status: 'active' | 'pending'
    change: UserChange
    now: number
  }): Promise<{ user: UserRow } | { taken: 'email' | 'externalId' }>
  /** Changes a person. Null when there is none; `taken` when the external id is another person's. */
  update(
    projectId: string,
    userId: string,
    change: UserChange,
  ): Promise<{ user: UserRow } | { taken: 'externalId' } | null>
  /** Removes an address. True when it was there. */
  removeEmail(projectId: string, userId: string, emailId: string): Promise<boolean>
  /** Removes a person with everything of theirs but the audit log. True when there was one. */
  remove(projectId: string, userId: string): Promise<boolean>
  /** People of a project, newest first, page by page. `total` counts all that match. */
  search(
    projectId: string,
    query: UserQuery,
    page: { after: Cursor | null; most: number },
  ): Promise<Page<UserRow> & { total: number }>
  /** Whose address, external id or authenticator app this is. */
  findByExternalId(projectId: string, externalId: string): Promise<UserRow | null>
  findByEmailId(projectId: string, emailId: string): Promise<UserRow | null>
  findByTotpId(projectId: string, totpId: string): Promise<UserRow | null>
  /**
   * Finds the person of a canonical address or creates one, atomically: parallel calls yield one person.
   * `created` tells which.
   */
  findOrCreateByEmail(wanted: {
    projectId: string
    userId: string
    emailId: string
    email: string
    /** What equality of addresses is decided by; unique in a project. */
    canonicalEmail: string
    status: 'active' | 'pending'
    now: number
  }): Promise<{ user: UserRow; created: boolean }>
  findById(projectId: string, userId: string): Promise<UserRow | null>
  findByEmail(projectId: string, canonicalEmail: string): Promise<UserRow | null>
  /** The address was proved: marks it verified and the person active. */
  verifyEmail(projectId: string, userId: string, emailId: string): Promise<void>
}

// ---- sessions

export interface FactorRow {
  /** `magic_link`, `otp`, … */
  readonly type: string
  readonly deliveryMethod: string
  readonly authenticatedAt: number
  readonly email?: { readonly emailId: string; readonly email: string }
  readonly totpId?: string
  readonly recoveryCodeId?: string
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

export interface Sessions {
  create(session: SessionRow): Promise<void>
  /** The live session of a token: not revoked, not expired at `now`. */
  findByToken(projectId: string, tokenHash: string, now: number): Promise<SessionRow | null>
  /** A live session by id. */
  findById(projectId: string, sessionId: string, now: number): Promise<SessionRow | null>
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
  /** Removes sessions that were over before `before`. Returns how many. */
  prune(before: number): Promise<number>
}

// ---- one-time secrets

/** What a one-time secret is for. Every kind goes through this one port. */
export type ChallengeKind = 'magic_link' | 'passcode' | 'impersonation' | 'trusted_token'

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
   * subject dies in the same breath.
   */
  issue(challenge: ChallengeRow, options: { supersede: boolean }): Promise<void>
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
  /**
   * Finds by hash across projects: for a link's redirect, which names no project. Reads a used one too.
   */
  findAnyBySecret(kind: ChallengeKind, secretHash: string): Promise<ChallengeRow | null>
  /** Uses a live one up: one conditional update. Of any number of parallel calls one gets the row. */
  consume(
    projectId: string,
    kind: ChallengeKind,
    challengeId: string,
    now: number,
  ): Promise<ChallengeRow | null>
  /** Voids every live one of a subject. */
  voidAll(projectId: string, kind: ChallengeKind, subject: string, now: number): Promise<void>
  /** Removes what expired before `before`. Returns how many. */
  prune(before: number): Promise<number>
}

// ---- failed attempts

export interface AttemptState {
  /** Consecutive failures, this reservation included. */
  readonly failures: number
  /** No guess is evaluated before this time; 0 when unlocked. */
  readonly lockedUntil: number
}

export interface Attempts {
  /**
   * Reserves one guess BEFORE it is evaluated: counts it as a failure, and sets the lock that follows
   * from `lockAfter`, in one atomic statement. Null means locked: do not evaluate. So parallel guesses
   * can never be more than were allowed.
   */
  reserve(reservation: {
    projectId: string
    /** `otp:email:<canonical address>` and its like: one method, one identifier. */
    subject: string
    now: number
    /** Failures from which on a lock follows. */
    lockAfter: number
    /** The lock's length: `first` at `lockAfter`, doubled at each further failure, at most `most`. */
    lockMs: { first: number; most: number }
  }): Promise<AttemptState | null>
  /** What stands now; for a retry-after. */
  read(projectId: string, subject: string): Promise<AttemptState>
  /** A success: the count starts again at nothing. */
  clear(projectId: string, subject: string): Promise<void>
  /** Forgets counts that nothing was added to since `before` and that lock nobody. Returns how many. */
  prune(before: number): Promise<number>
}

// ---- rate limits

export interface Rates {
  /**
   * Counts one event in a fixed window and tells whether it is within `most`; atomic, shared by every
   * process on the database.
   */
  take(limit: {
    key: string
    most: number
    windowMs: number
    now: number
  }): Promise<{ allowed: boolean; retryAfterMs: number }>
  prune(before: number): Promise<number>
}

// ---- outbox

/** A message to send, written in the transaction that makes it necessary. */
export interface OutboxMessage {
  readonly projectId: string
  readonly messageId: string
  readonly channel: 'email' | 'webhook'
  /** A mail address, or the id of a webhook endpoint. */
  readonly to: string
  /** Which message of which method: the worker finds the template by it; of a webhook, the event's type. */
  readonly template: string
  readonly locale: string
  /**
   * What the template needs, sealed by `Keys`' root-key sealing because it carries the code or link;
   * erased once sent.
   */
  readonly sealedPayload: string
  readonly createdAt: number
  /** After this there is no use in sending. */
  readonly expiresAt: number
}

export interface ClaimedMessage extends OutboxMessage {
  readonly tries: number
}

export interface Outbox {
  add(message: OutboxMessage): Promise<void>
  /** Takes up to `most` due messages under a lease; no two workers get the same. */
  claim(worker: { now: number; leaseMs: number; most: number }): Promise<readonly ClaimedMessage[]>
  /** It left: marked, payload erased. */
  markSent(messageId: string, now: number): Promise<void>
  /** It did not: due again at `retryAt`, or dead when null. The payload of a dead one is erased. */
  markFailed(messageId: string, failure: { retryAt: number | null; reason: string }): Promise<void>
  /** How many wait, and since when the oldest does (epoch ms, null when none): for metrics. */
  backlog(now: number): Promise<{ waiting: number; oldestAt: number | null; dead: number }>
  prune(before: number): Promise<number>
}

// ---- event log

export interface EventRow {
  readonly projectId: string
  readonly eventId: string
  readonly name: string
  readonly receivedAt: number
  /** JSON as text, at most 8 kB; never holds a secret. */
  readonly details: string
}

export interface Events {
  add(events: readonly EventRow[]): Promise<void>
  list(projectId: string, most: number): Promise<readonly EventRow[]>
  prune(before: number): Promise<number>
}

// ---- signing keys

export interface KeyRow {
  readonly projectId: string
  readonly kid: string
  readonly algorithm: 'ES256'
  /** Public JWK as JSON. */
  readonly publicJwk: string
  /** Private JWK sealed with a key derived from the root key. */
  readonly sealedPrivateJwk: string
  readonly createdAt: number
  /** Replaced at this time: its successor signs once it is published. Verifies until `expiresAt`. Null while current. */
  readonly retiredAt: number | null
  readonly expiresAt: number | null
}

export interface Keys {
  /** Every key of a project that still verifies, newest first. */
  list(projectId: string, now: number): Promise<readonly KeyRow[]>
  /**
   * Adds a key unless the project has a current one already (another process was faster); returns the
   * current one either way.
   */
  addFirst(key: KeyRow): Promise<KeyRow>
  /** Makes `key` the current one and retires the others, which verify until `oldExpireAt`. */
  rotate(key: KeyRow, now: number, oldExpireAt: number): Promise<void>
}

// ---- authenticator apps

export interface TotpRow {
  readonly projectId: string
  readonly totpId: string
  readonly userId: string
  /** The shared secret, sealed: it must be read to check a code. */
  readonly sealedSecret: string
  readonly verified: boolean
  readonly createdAt: number
  /** An app that is not verified until then is void. */
  readonly expiresAt: number
  /** The newest time step whose code was used: no code of it or before it is good again (RFC 6238, 5.2). */
  readonly lastStep: number | null
}

export interface RecoveryCodeRow {
  readonly codeId: string
  /** HMAC of the code: it is found by it. */
  readonly codeHash: string
  /** The code itself, sealed: the person may read those not used yet again. */
  readonly sealedCode: string
}

export interface Totps {
  /**
   * Adds an app with its recovery codes and removes the person's unverified ones. False, and nothing is
   * changed, when the person has a verified one.
   */
  add(totp: TotpRow, codes: readonly RecoveryCodeRow[]): Promise<boolean>
  /** The apps of a person: verified, or not expired at `now`. */
  listOfUser(projectId: string, userId: string, now: number): Promise<readonly TotpRow[]>
  /**
   * Uses a time step up and marks the app verified: one conditional update. False when this step or a later
   * one was used before: of parallel calls one gets true.
   */
  useStep(projectId: string, totpId: string, step: number): Promise<boolean>
  /** The codes of an app that were not used, in the order they were made. */
  listCodes(projectId: string, totpId: string): Promise<readonly RecoveryCodeRow[]>
  /** Uses a recovery code of a person's verified app up. Null when there is none: of parallel calls one gets it. */
  consumeCode(
    projectId: string,
    userId: string,
    codeHash: string,
    now: number,
  ): Promise<{ totpId: string; codeId: string } | null>
  /** Removes an app and its codes. True when it was there. */
  remove(projectId: string, userId: string, totpId: string): Promise<boolean>
}

// ---- audit log

/** Who did something: the person, staff acting as the person, the host's back end, the command line, the service itself. */
export type ActorKind = 'person' | 'impersonator' | 'host' | 'operator' | 'service'

export interface AuditRow {
  readonly projectId: string
  readonly auditId: string
  readonly at: number
  /** `session.started`, `user.deleted`, …: see `audit/actions.ts`. */
  readonly action: string
  readonly actorKind: ActorKind
  /** A user id, an impersonator's id, or empty. */
  readonly actorId: string
  readonly userId: string | null
  readonly sessionId: string | null
  readonly ipAddress: string
  readonly userAgent: string
  /** Never holds a secret. */
  readonly details: Readonly<Record<string, unknown>>
}

export interface Audit {
  add(entry: AuditRow): Promise<void>
  /** Newest first. */
  list(
    projectId: string,
    filter: { userId?: string; action?: string; from?: number; before?: number },
    page: { after: Cursor | null; most: number },
  ): Promise<Page<AuditRow>>
  prune(before: number): Promise<number>
}
