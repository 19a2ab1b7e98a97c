import type { Generated } from 'kysely'

/** What the identity provider's engine keeps for a while. `replay` is an id that must not come twice. */
export type ArtefactKind =
  | 'authorization_code'
  | 'access_token'
  | 'refresh_token'
  | 'client_credentials'
  | 'pushed_request'
  | 'device_code'
  | 'registration_token'
  | 'replay'
  /** Nobody's: that a client app wants to be told when a session ends. */
  | 'backchannel_logout_subscription'

/** Who did something: the person, staff acting as the person, the host's back end, the command line, the service itself. */
export type ActorKind = 'person' | 'impersonator' | 'host' | 'operator' | 'service'

/**
 * The tables as the query layer sees them, alike on both engines: text ids, epoch milliseconds, JSON as
 * text, flags as 0 or 1. The migrations make them so.
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
  /** When somebody last typed the address of one whom nobody else wanted; null when the host did, or from before. */
  typed_at: number | null
  /** The whole name as it is searched: lower case, NFKC. */
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
  /** Empty once the message left or expired. */
  sealed_payload: string
  created_at: number
  expires_at: number
  /** What failed was given up and can be sent again until it expires; what is dead expired. */
  state: 'waiting' | 'sent' | 'failed' | 'dead'
  tries: number
  /** When a worker may take it; while one holds it, the end of its lease. */
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

/** How many people a project has: the sum of its rows. */
export interface UserCountsTable {
  project_id: string
  people: number
}

export interface SchemaMigrationsTable {
  name: string
  applied_at: number
}
