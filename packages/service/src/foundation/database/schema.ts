import type { Generated } from 'kysely'
import * as column from './column.ts'
import { defineTable, type RowOf, type TableOf } from './define-table.ts'
import type { FactorRow } from './factor-row.ts'

/**
 * The kinds of artefacts that the identity provider's engine stores until they expire. `replay` is an id that must not
 * be accepted twice.
 */
export type ArtefactKind =
  | 'authorization_code'
  | 'access_token'
  | 'refresh_token'
  | 'client_credentials'
  | 'pushed_request'
  | 'device_code'
  | 'registration_token'
  | 'replay'
  /** Belongs to no user: a client app's wish to be told when a session ends. */
  | 'backchannel_logout_subscription'

/**
 * The kinds of actor: the user, staff impersonating the user, the host's back end, the command line, the service
 * itself.
 */
export type ActorKind = 'person' | 'impersonator' | 'host' | 'operator' | 'service'

/**
 * The tables as the query layer sees them, the same on both engines: ids as text, times as epoch milliseconds, JSON as
 * text, flags as 0 or 1. The migrations create them.
 */
export interface Schema {
  users: UsersTable
  user_emails: UserEmailsTable
  sessions: TableOf<typeof sessionRows>
  challenges: TableOf<ReturnType<typeof defineChallenges>>
  attempts: AttemptsTable
  rates: RatesTable
  outbox: TableOf<typeof outboxRows>
  events: TableOf<typeof eventRows>
  signing_keys: TableOf<typeof keyRows>
  audit: TableOf<typeof auditRows>
  imports: TableOf<typeof importRows>
  client_apps: TableOf<typeof clientRows>
  added_addresses: TableOf<typeof addressRows>
  artefacts: ArtefactsTable
  grants: GrantsTable
  known_browsers: TableOf<typeof browserRows>
  key_checks: KeyChecksTable
  moved_keys: TableOf<typeof movedKeyRows>
  user_counts: UserCountsTable
  schema_migrations: SchemaMigrationsTable
}

export const userRows = defineTable('users', ['userId'], {
  userId: column.text,
  status: column.word<'active' | 'pending'>(),
  createdAt: column.number,
  firstName: column.text,
  middleName: column.text,
  lastName: column.text,
  trustedMetadata: column.text,
  untrustedMetadata: column.text,
  roles: column.text,
  externalId: column.orNull(column.text),
  blockedAt: column.orNull(column.number),
  /**
   * When the address of an account that only typing created was last typed; null for accounts that the host created and
   * for older rows.
   */
  typedAt: column.orNull(column.number),
  /** The full name as the search reads it: lower case, NFKC. */
  searchName: column.text,
  /** BCP 47 */
  locale: column.orNull(column.text),
  /** When the user asked for the deletion of the account; null unless they did. */
  deletionRequestedAt: column.orNull(column.number),
  /** When the account's rows are removed, unless the user comes back before. */
  deletingAt: column.orNull(column.number),
  /** When the user is reminded of the deletion; null once they were. */
  deletionReminderAt: column.orNull(column.number),
  /** When the user last downloaded what is kept about them. */
  exportedAt: column.orNull(column.number),
  pictureUrl: column.orNull(column.text),
  /** The time zone in which they asked for it, an IANA name; null when their browser named none. */
  deletionTimeZone: column.orNull(column.text),
  /** True for an account that a typed address or a sign-up created: the host has not vouched for what is in it. */
  beganPending: column.flag,
  /** What the host has set for the user's second step; null where the project's setting counts. */
  secondStep: column.orNull(column.word<'off' | 'optional' | 'required'>()),
  /** When the user last put off a second step that was offered. */
  stepOfferedAt: column.orNull(column.number),
})

type UserColumns = TableOf<typeof userRows>
type Initial =
  | `${'first' | 'middle' | 'last' | 'search'}_name`
  | `${'' | 'un'}trusted_metadata`
  | 'roles'

/** The table of users; the database fills in what a new row leaves out. */
export type UsersTable = Omit<UserColumns, Initial> & {
  [Name in Initial]: Generated<UserColumns[Name]>
}

export const emailRows = defineTable('user_emails', ['emailId'], {
  emailId: column.text,
  userId: column.text,
  /** The address as the user first typed it; mail is sent to it. */
  email: column.text,
  canonicalEmail: column.text,
  verified: column.flag,
  /** When it was added, or typed for the first time. */
  createdAt: column.number,
  /** When the address was made the primary one; the address with the latest time is it. 0 for never. */
  primaryAt: column.number,
  /** When the user removed the address, which is restored or deleted some days later; null while it is the user's. */
  removedAt: column.orNull(column.number),
  /** The session that removed it. */
  removedIn: column.orNull(column.text),
})

type EmailColumns = TableOf<typeof emailRows>

/** The table of addresses; the database fills in what a new row leaves out. */
export interface UserEmailsTable extends Omit<EmailColumns, 'primary_at'> {
  primary_at: Generated<EmailColumns['primary_at']>
}

export const sessionRows = defineTable('sessions', ['sessionId'], {
  sessionId: column.text,
  userId: column.text,
  /** SHA-256 of the session token, lower-case hex. */
  tokenHash: column.text,
  startedAt: column.number,
  lastAccessedAt: column.number,
  expiresAt: column.number,
  revokedAt: column.hidden(column.orNull(column.number)),
  ipAddress: column.text,
  userAgent: column.text,
  factors: column.json<readonly FactorRow[]>(),
  customClaims: column.orNull(column.json<Readonly<Record<string, unknown>>>()),
  /** The user's name for the device; null until they give one. */
  deviceName: column.orNull(column.text),
})

export interface SessionRow extends RowOf<typeof sessionRows> {}

/** Describes one-time secrets, whose kinds the layers above know. */
export const defineChallenges = <Kind extends string>() =>
  defineTable('challenges', ['challengeId'], {
    /** A random id; for passcodes it is the `method_id`. */
    challengeId: column.text,
    kind: column.word<Kind>(),
    /**
     * The recipient or object of the secret: a canonical address, a user id. A newer challenge supersedes those of the
     * same subject.
     */
    subject: column.text,
    /** SHA-256 of a random token, or HMAC of a short code; lower-case hex. */
    secretHash: column.text,
    payload: column.json<Readonly<Record<string, unknown>>>(),
    createdAt: column.number,
    expiresAt: column.number,
    consumedAt: column.hidden(column.orNull(column.number)),
    voidedAt: column.hidden(column.orNull(column.number)),
  })

export interface AttemptsTable {
  project_id: string
  subject: string
  failures: number
  locked_until: number
  updated_at: number
}

export interface RatesTable {
  key: string
  taken: number
  ends_at: number
}

/** A message to send, written in the transaction that causes it. */
export const outboxRows = defineTable('outbox', ['messageId'], {
  messageId: column.text,
  /** The name of a delivery channel: `email`. */
  channel: column.text,
  /** A mail address, or the id of a webhook endpoint or client app. */
  toAddress: column.text,
  /** The name of the template; for a webhook, the event's type. */
  template: column.text,
  locale: column.text,
  /**
   * The template's payload, sealed by `KeyRing.seal` because it contains the code or link; empty after the message was
   * sent or expired.
   */
  sealedPayload: column.text,
  createdAt: column.number,
  /** After this time the message is no longer sent. */
  expiresAt: column.number,
  /** A failed message was given up and can be resent until it expires; a dead message has expired. */
  state: column.word<'waiting' | 'sent' | 'failed' | 'dead'>(),
  tries: column.number,
  /** When a worker may take the message; while a worker holds it, the end of its lease. */
  dueAt: column.number,
  /** When it was sent or given up; null while it waits. */
  endedAt: column.orNull(column.number),
  /** The reason of the last failed attempt; null when none failed. */
  failure: column.orNull(column.text),
})

export const eventRows = defineTable('events', ['eventId'], {
  eventId: column.text,
  name: column.text,
  receivedAt: column.number,
  /** JSON as text, at most 8 kB; must not contain a secret. */
  details: column.text,
})

export interface EventRow extends RowOf<typeof eventRows> {}

export const keyRows = defineTable('signing_keys', ['kid'], {
  kid: column.text,
  /**
   * The purpose: session JWTs, or the identity provider's tokens. A token of one is not accepted with a key of the
   * other.
   */
  use: column.word<'session' | 'identity_provider'>(),
  algorithm: column.word<'ES256' | 'RS256'>(),
  /** The public JWK as JSON. */
  publicJwk: column.text,
  /** The private JWK, sealed with a key derived from the root key. */
  sealedPrivateJwk: column.text,
  createdAt: column.number,
  /**
   * When the key was replaced; its successor signs after its publication, and this key verifies until `expiresAt`. Null
   * for the current key.
   */
  retiredAt: column.orNull(column.number),
  expiresAt: column.orNull(column.number),
})

export interface KeyRow extends RowOf<typeof keyRows> {}

/** The progress of one file of imported users. */
export const importRows = defineTable('imports', ['importId'], {
  /** A hash of the file's content: other content is another import. */
  importId: column.text,
  /** The number of processed lines, and the offset of the next one. */
  lines: column.number,
  bytes: column.number,
  added: column.number,
  skipped: column.number,
  refused: column.number,
  updatedAt: column.number,
  /** Null until the last line is processed. */
  finishedAt: column.orNull(column.number),
})

export interface ImportProgress extends RowOf<typeof importRows> {}

/** A client app from the command line or the console, from its own registration, or from a metadata document. */
export const clientRows = defineTable('client_apps', ['clientId'], {
  clientId: column.text,
  /** The source of its settings; a trial is the copy of an app with which an operator tries it for some minutes. */
  origin: column.word<'configuration' | 'command' | 'registration' | 'document' | 'trial'>(),
  /** First-party apps belong to the project's owner, and their users skip consent. */
  isFirstParty: column.flag,
  name: column.text,
  description: column.text,
  logoUrl: column.orNull(column.text),
  /** SHA-256 of the secret, lower-case hex; null for public clients and for clients with their own key. */
  secretHash: column.orNull(column.text),
  /** The hash of a second secret that is valid during a rotation. */
  nextSecretHash: column.orNull(column.text),
  isActive: column.flag,
  /**
   * All other settings, under the names of OpenID Connect Dynamic Client Registration (`redirect_uris`,
   * `token_endpoint_auth_method`, `grant_types`, …), validated. They contain no secret.
   */
  metadata: column.json<Readonly<Record<string, unknown>>>(),
  createdAt: column.number,
})

export interface ClientRow extends RowOf<typeof clientRows> {}

/** An origin or a redirect URL that a host's back end added while the service runs. */
export const addressRows = defineTable('added_addresses', ['use', 'address'], {
  use: column.word<'origin' | 'redirect_url'>(),
  address: column.text,
  /** The kinds of links that may redirect to it; empty for an origin. */
  kinds: column.json<readonly ('login' | 'signup' | 'reset_password')[]>(),
  addedAt: column.number,
})

export interface AddedAddress extends RowOf<typeof addressRows> {}

export const auditRows = defineTable('audit', ['auditId'], {
  auditId: column.text,
  at: column.number,
  /** `session.started`, `user.deleted`, …: see `audit/actions.ts`. */
  action: column.text,
  actorKind: column.word<ActorKind>(),
  /** A user id, an impersonator's id, or empty. */
  actorId: column.text,
  userId: column.orNull(column.text),
  sessionId: column.orNull(column.text),
  ipAddress: column.text,
  userAgent: column.text,
  /** Must not contain a secret. */
  details: column.json<Readonly<Record<string, unknown>>>(),
})

export interface AuditRow extends RowOf<typeof auditRows> {}

/** An artefact of the identity provider. Its value is a secret, of which only the hash is stored. */
export const artefactRows = defineTable('artefacts', ['kind', 'valueHash'], {
  kind: column.word<ArtefactKind>(),
  /** SHA-256 of the value, lower-case hex. */
  valueHash: column.text,
  clientId: column.orNull(column.text),
  userId: column.orNull(column.text),
  sessionId: column.orNull(column.text),
  /** Identifies the artefacts that were issued with one permission in one session; they are removed together. */
  familyId: column.orNull(column.text),
  /** SHA-256 of the user code (RFC 8628); only device codes have one. */
  userCodeHash: column.orNull(column.text),
  /** The engine's payload, without the value. */
  payload: column.json<Readonly<Record<string, unknown>>>(),
  createdAt: column.number,
  expiresAt: column.number,
  consumedAt: column.orNull(column.number),
})

export interface ArtefactRow extends RowOf<typeof artefactRows> {}
export interface ArtefactsTable extends TableOf<typeof artefactRows> {}

/**
 * A user's permission for a client app. There is one for each user and client app; scopes are added to it, and it is
 * revoked as a whole.
 */
export const grantRows = defineTable('grants', ['grantId'], {
  grantId: column.text,
  userId: column.text,
  clientId: column.text,
  scopes: column.json<readonly string[]>(),
  /** Scopes by the resource to which they apply (RFC 8707). */
  resources: column.json<Readonly<Record<string, readonly string[]>>>(),
  /** The client app as the user last saw it on the consent page. */
  app: column.json<{
    readonly name: string
    readonly description: string
    readonly type: string
    readonly logoUrl: string | null
  }>(),
  createdAt: column.number,
  updatedAt: column.number,
})

export interface GrantRow extends RowOf<typeof grantRows> {}
export interface GrantsTable extends TableOf<typeof grantRows> {}

export const browserRows = defineTable('known_browsers', ['userId', 'browserHash'], {
  userId: column.text,
  browserHash: column.text,
  language: column.text,
  firstSeenAt: column.number,
  lastSeenAt: column.number,
})

export interface KeyChecksTable {
  name: string
  key_check: string
}

export const movedKeyRows = defineTable('moved_keys', ['keyId'], {
  keyId: column.text,
  sealedKey: column.text,
})

/** The number of a project's users is the sum of its rows. */
export interface UserCountsTable {
  project_id: string
  people: number
}

export interface SchemaMigrationsTable {
  name: string
  applied_at: number
}
