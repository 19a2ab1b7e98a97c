import type { Generated } from 'kysely'
import type { ColumnsOf } from './map-columns.ts'

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
  sessions: SessionsTable
  challenges: ChallengesTable
  attempts: AttemptsTable
  rates: RatesTable
  outbox: OutboxTable
  events: EventsTable
  signing_keys: SigningKeysTable
  audit: AuditTable
  imports: ImportsTable
  client_apps: ClientAppsTable
  added_addresses: AddedAddressesTable
  artefacts: ArtefactsTable
  grants: GrantsTable
  known_browsers: KnownBrowsersTable
  key_checks: KeyChecksTable
  moved_keys: MovedKeysTable
  user_counts: UserCountsTable
  schema_migrations: SchemaMigrationsTable
}

export interface UsersTable {
  project_id: string
  user_id: string
  status: 'active' | 'pending'
  created_at: number
  first_name: Generated<string>
  middle_name: Generated<string>
  last_name: Generated<string>
  trusted_metadata: Generated<string>
  untrusted_metadata: Generated<string>
  roles: Generated<string>
  external_id: string | null
  blocked_at: number | null
  /**
   * When the address of an account that only typing created was last typed; null for accounts that the host created and
   * for older rows.
   */
  typed_at: number | null
  /** The full name as the search reads it: lower case, NFKC. */
  search_name: Generated<string>
  /** BCP 47 */
  locale: string | null
}

export interface UserEmailsTable {
  project_id: string
  email_id: string
  user_id: string
  email: string
  canonical_email: string
  verified: number
  created_at: number
}

export interface SessionsTable {
  project_id: string
  session_id: string
  user_id: string
  token_hash: string
  started_at: number
  last_accessed_at: number
  expires_at: number
  revoked_at: number | null
  ip_address: string
  user_agent: string
  factors: string
  custom_claims: string | null
}

export interface ChallengesTable {
  project_id: string
  challenge_id: string
  kind: string
  subject: string
  secret_hash: string
  payload: string
  created_at: number
  expires_at: number
  consumed_at: number | null
  voided_at: number | null
}

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

export interface OutboxTable {
  message_id: string
  project_id: string
  channel: string
  to_address: string
  template: string
  locale: string
  /** Empty after the message was sent or expired. */
  sealed_payload: string
  created_at: number
  expires_at: number
  /** A failed message was given up and can be resent until it expires; a dead message has expired. */
  state: 'waiting' | 'sent' | 'failed' | 'dead'
  tries: number
  /** When a worker may take the message; while a worker holds it, the end of its lease. */
  due_at: number
  ended_at: number | null
  failure: string | null
}

export interface EventRow {
  readonly projectId: string
  readonly eventId: string
  readonly name: string
  readonly receivedAt: number
  /** JSON as text, at most 8 kB; must not contain a secret. */
  readonly details: string
}

export interface EventsTable extends ColumnsOf<EventRow> {}

export interface KeyRow {
  readonly projectId: string
  readonly kid: string
  /**
   * The purpose: session JWTs, or the identity provider's tokens. A token of one is not accepted with a key of the
   * other.
   */
  readonly use: 'session' | 'identity_provider'
  readonly algorithm: 'ES256' | 'RS256'
  /** The public JWK as JSON. */
  readonly publicJwk: string
  /** The private JWK, sealed with a key derived from the root key. */
  readonly sealedPrivateJwk: string
  readonly createdAt: number
  /**
   * When the key was replaced; its successor signs after its publication, and this key verifies until `expiresAt`. Null
   * for the current key.
   */
  readonly retiredAt: number | null
  readonly expiresAt: number | null
}

export interface SigningKeysTable extends ColumnsOf<KeyRow> {}

export interface ImportsTable {
  project_id: string
  import_id: string
  lines: number
  bytes: number
  added: number
  skipped: number
  refused: number
  updated_at: number
  finished_at: number | null
}

export interface ClientAppsTable {
  project_id: string
  client_id: string
  origin: 'configuration' | 'command' | 'registration' | 'document'
  is_first_party: number
  name: string
  description: string
  logo_url: string | null
  secret_hash: string | null
  next_secret_hash: string | null
  is_active: number
  metadata: string
  created_at: number
}

export interface AddedAddressesTable {
  project_id: string
  use: 'origin' | 'redirect_url'
  address: string
  kinds: string
  added_at: number
}

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
  /** Must not contain a secret. */
  readonly details: Readonly<Record<string, unknown>>
}

export interface AuditTable extends ColumnsOf<AuditRow> {}

/** An artefact of the identity provider. Its value is a secret, of which only the hash is stored. */
export interface ArtefactRow {
  readonly projectId: string
  readonly kind: ArtefactKind
  /** SHA-256 of the value, lower-case hex. */
  readonly valueHash: string
  readonly clientId: string | null
  readonly userId: string | null
  readonly sessionId: string | null
  /** Identifies the artefacts that were issued with one permission in one session; they are removed together. */
  readonly familyId: string | null
  /** SHA-256 of the user code (RFC 8628); only device codes have one. */
  readonly userCodeHash: string | null
  /** The engine's payload, without the value. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly expiresAt: number
  readonly consumedAt: number | null
}

export interface ArtefactsTable extends ColumnsOf<ArtefactRow> {}

/**
 * A user's permission for a client app. There is one for each user and client app; scopes are added to it, and it is
 * revoked as a whole.
 */
export interface GrantRow {
  readonly projectId: string
  readonly grantId: string
  readonly userId: string
  readonly clientId: string
  readonly scopes: readonly string[]
  /** Scopes by the resource to which they apply (RFC 8707). */
  readonly resources: Readonly<Record<string, readonly string[]>>
  /** The client app as the user last saw it on the consent page. */
  readonly app: {
    readonly name: string
    readonly description: string
    readonly type: string
    readonly logoUrl: string | null
  }
  readonly createdAt: number
  readonly updatedAt: number
}

export interface GrantsTable extends ColumnsOf<GrantRow> {}

export interface KnownBrowsersTable {
  project_id: string
  user_id: string
  browser_hash: string
  language: string
  first_seen_at: number
  last_seen_at: number
}

export interface KeyChecksTable {
  name: string
  key_check: string
}

export interface MovedKeysTable {
  project_id: string
  key_id: string
  sealed_key: string
}

/** The number of a project's users is the sum of its rows. */
export interface UserCountsTable {
  project_id: string
  people: number
}

export interface SchemaMigrationsTable {
  name: string
  applied_at: number
}
