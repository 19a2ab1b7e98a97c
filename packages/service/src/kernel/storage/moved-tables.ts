/**
 * Lists all tables and columns with whether they move to another installation and, if not, why. The compiler reports a
 * new table or column until it is listed here.
 */

import { credentialTables, methodTablesLeft } from '../../declarations/all-declarations.ts'
import type { Schema } from '../../foundation/database/schema.ts'
import { type TableShape, toTableShape } from '../../foundation/database/table-shape.ts'

/** Tables whose rows belong to a user, referenced tables first. */
const corePersonTables = {
  users: toTableShape<Schema['users']>(['user_id'], {
    user_id: true,
    status: true,
    created_at: true,
    first_name: true,
    middle_name: true,
    last_name: true,
    trusted_metadata: true,
    untrusted_metadata: true,
    roles: true,
    external_id: true,
    blocked_at: true,
    search_name: true,
    typed_at: true,
    locale: true,
  }),
  user_emails: toTableShape<Schema['user_emails']>(['email_id'], {
    email_id: true,
    user_id: true,
    email: true,
    canonical_email: true,
    verified: true,
    created_at: true,
  }),
  grants: toTableShape<Schema['grants']>(['grant_id'], {
    grant_id: true,
    user_id: true,
    client_id: true,
    scopes: true,
    resources: true,
    app: true,
    created_at: true,
    updated_at: true,
  }),
  known_browsers: toTableShape<Schema['known_browsers']>(['user_id', 'browser_hash'], {
    user_id: true,
    browser_hash: true,
    language: true,
    first_seen_at: true,
    last_seen_at: true,
  }),
} as const

/** Tables whose rows belong to a user, including the tables of credentials. */
export const personTables = { ...corePersonTables, ...credentialTables }

/** Tables whose rows belong to a project. */
export const projectTables = {
  client_apps: toTableShape<Schema['client_apps']>(['client_id'], {
    client_id: true,
    origin: true,
    is_first_party: true,
    name: true,
    description: true,
    logo_url: true,
    secret_hash: true,
    next_secret_hash: true,
    is_active: true,
    metadata: true,
    created_at: true,
  }),
  added_addresses: toTableShape<Schema['added_addresses']>(['use', 'address'], {
    use: true,
    address: true,
    kinds: true,
    added_at: true,
  }),
  signing_keys: toTableShape<Schema['signing_keys']>(['kid'], {
    kid: true,
    use: true,
    algorithm: true,
    public_jwk: true,
    sealed_private_jwk: true,
    created_at: true,
    retired_at: true,
    expires_at: true,
  }),
  moved_keys: toTableShape<Schema['moved_keys']>(['key_id'], { key_id: true, sealed_key: true }),
  /** Only artefacts of the kinds in `movedArtefacts` move. */
  artefacts: toTableShape<Schema['artefacts']>(['kind', 'value_hash'], {
    kind: true,
    value_hash: true,
    client_id: true,
    user_id: true,
    session_id: true,
    family_id: true,
    user_code_hash: true,
    payload: true,
    created_at: true,
    expires_at: true,
    consumed_at: true,
  }),
  audit: toTableShape<Schema['audit']>(['audit_id'], {
    audit_id: true,
    at: true,
    action: true,
    actor_kind: true,
    actor_id: true,
    user_id: true,
    session_id: true,
    ip_address: true,
    user_agent: true,
    details: true,
  }),
} as const

/**
 * The kinds of artefacts that move: tokens with which client apps manage their registration, and ids that must not be
 * accepted twice. Other tokens and codes stay, because each belongs to a session or expires within minutes.
 */
export const movedArtefacts = ['registration_token', 'replay'] as const

export type PersonTable = keyof typeof personTables
export type ProjectTable = keyof typeof projectTables
export type MovedTable = PersonTable | ProjectTable

/** All tables that move. */
export const movedTables: Readonly<Record<MovedTable, TableShape>> = {
  ...projectTables,
  ...personTables,
}

/** All tables that stay, each with the reason. */
export const leftTables = {
  ...methodTablesLeft,
  sessions:
    'a session is proof to one installation; moved, an end in one would not end it in the other',
  challenges:
    'links and codes live for minutes, and their links lead to the installation that sent them',
  attempts: 'wrong guesses are counted for minutes',
  rates: 'limits are counted for minutes',
  outbox: 'what waits to be sent is sent by the installation that promised it',
  events: 'telemetry of pages speaks of the installation that received it',
  imports: 'how far a file came in is known of one database',
  user_counts: 'counted anew where people come in',
  key_checks: 'it tells one root key from another, and each installation has its own',
  schema_migrations: 'each database has its own',
} as const satisfies Record<Exclude<keyof Schema, MovedTable>, string>
