import type { methodTablesLeft, methodTablesMoved } from '../../declarations/all-declarations.ts'
import type { Schema } from '../../foundation/database/schema.ts'

type Table = keyof Schema | keyof typeof methodTablesLeft | keyof typeof methodTablesMoved

/**
 * The parts of a user's download, by the tables from which they come. The tables of credentials are in the part `user`:
 * each kind shows what its users may see. A test asks for every table that has users.
 */
export const exportedTables = {
  users: 'user',
  user_emails: 'user',
  sessions: 'sessions',
  known_browsers: 'browsers',
  grants: 'connected_apps',
  recoveries: 'recoveries',
  audit: 'events',
} as const satisfies Partial<Record<Table, string>>

/** The tables with users that the download leaves out, each with the reason. */
export const withheldTables = {
  account_codes: 'recovery codes are secrets: when they were made and used is in events',
  artefacts:
    'tokens and codes of client apps: secrets that end by themselves; the apps are in connected_apps',
  stopped_addresses: 'that an operator stopped messages to an address is in events',
} as const satisfies Partial<Record<Table, string>>
