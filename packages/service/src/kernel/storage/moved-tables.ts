/**
 * Lists all tables with whether they move to another installation, with all their columns, and, if not, why. The
 * compiler reports a new table until it is listed here.
 */

import {
  credentialTables,
  methodTablesLeft,
  methodTablesMoved,
} from '../../declarations/all-declarations.ts'
import {
  addressRows,
  artefactRows,
  auditRows,
  browserRows,
  clientRows,
  emailRows,
  grantRows,
  keyRows,
  movedKeyRows,
  type Schema,
  userRows,
} from '../../foundation/database/schema.ts'
import type { TableShape } from '../../foundation/database/table-shape.ts'

/** Tables whose rows belong to a user, referenced tables first. */
const corePersonTables = {
  users: userRows,
  user_emails: emailRows,
  grants: grantRows,
  known_browsers: browserRows,
} as const

/** Tables whose rows belong to a user, including the tables of credentials and of methods. */
export const personTables = { ...corePersonTables, ...credentialTables, ...methodTablesMoved }

/** Tables whose rows belong to a project. */
export const projectTables = {
  client_apps: clientRows,
  added_addresses: addressRows,
  signing_keys: keyRows,
  moved_keys: movedKeyRows,
  /** Only artefacts of the kinds in `movedArtefacts` move. */
  artefacts: artefactRows,
  audit: auditRows,
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
