import type { Generated } from 'kysely'

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
  phone_traffic: PhoneTrafficTable
  outbox: OutboxTable
  events: EventsTable
  signing_keys: SigningKeysTable
  audit: AuditTable
  imports: ImportsTable
  client_apps: ClientAppsTable
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

export interface PhoneTrafficTable {
  project_id: string
  area: string
  sent: number
  entered: number
  ends_at: number
  paused_until: number | null
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

export interface EventsTable {
  project_id: string
  event_id: string
  name: string
  received_at: number
  details: string
}

export interface SigningKeysTable {
  project_id: string
  kid: string
  use: 'session' | 'identity_provider'
  algorithm: 'ES256' | 'RS256'
  public_jwk: string
  sealed_private_jwk: string
  created_at: number
  retired_at: number | null
  expires_at: number | null
}

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

export interface AuditTable {
  project_id: string
  audit_id: string
  at: number
  action: string
  actor_kind: ActorKind
  actor_id: string
  user_id: string | null
  session_id: string | null
  ip_address: string
  user_agent: string
  details: string
}

export interface ArtefactsTable {
  project_id: string
  kind: ArtefactKind
  value_hash: string
  client_id: string | null
  user_id: string | null
  session_id: string | null
  family_id: string | null
  user_code_hash: string | null
  payload: string
  created_at: number
  expires_at: number
  consumed_at: number | null
}

export interface GrantsTable {
  project_id: string
  grant_id: string
  user_id: string
  client_id: string
  scopes: string
  resources: string
  app: string
  created_at: number
  updated_at: number
}

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
