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
}

export interface Users {
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
    change: { now: number; expiresAt?: number },
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
  /** Removes sessions that were over before `before`. Returns how many. */
  prune(before: number): Promise<number>
}

// ---- one-time secrets

/** What a one-time secret is for. Every kind goes through this one port. */
export type ChallengeKind = 'magic_link' | 'passcode'

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
  readonly channel: 'email'
  readonly to: string
  /** Which message of which method: the worker finds the template by it. */
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
