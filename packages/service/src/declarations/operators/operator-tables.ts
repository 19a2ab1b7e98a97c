import type { Kysely } from 'kysely'
import { createTable } from '../../foundation/database/create-table.ts'
import { declareTable } from '../declare-table.ts'
import { createActivityCounts } from './create-activity-counts.ts'
import { createOperatorInvitations } from './create-operator-invitations.ts'
import { createOperatorKeys } from './create-operator-keys.ts'
import { createOperatorPasskeys } from './create-operator-passkeys.ts'
import { createOperatorSessions } from './create-operator-sessions.ts'
import { createOperators } from './create-operators.ts'
import { createStoppedAddresses } from './create-stopped-addresses.ts'

const dayMs = 24 * 3_600_000

const stays =
  'a passkey works at one address only: the operators of the other installation are invited there'

/** Creates all four tables. Passkeys and sessions belong to operators, and go with them. */
async function createOperatorTables(db: Kysely<never>): Promise<void> {
  await createTable(db, 'operators', {
    columns:
      'project_id, operator_id, name, role, created_at bigint, last_seen_at bigint, removed_at bigint?',
    key: 'project_id, operator_id',
    indexes: { operators_removed_at: 'removed_at' },
  })
  const parent = (name: string) => ({
    [`${name}_operator`]: ['operators', 'project_id, operator_id'] as const,
  })
  await createTable(db, 'operator_passkeys', {
    columns:
      'project_id, credential_id, operator_id, domain, public_key, counter bigint, user_handle, is_backup_eligible integer, created_at bigint, last_used_at bigint',
    key: 'project_id, credential_id',
    parent: parent('operator_passkeys'),
    indexes: { operator_passkeys_operator_id: 'project_id, operator_id' },
  })
  await createTable(db, 'operator_sessions', {
    columns:
      'project_id, session_id, operator_id, token_hash, started_at bigint, proved_at bigint, expires_at bigint, ip_address, user_agent',
    key: 'project_id, session_id',
    unique: { operator_sessions_token: 'project_id, token_hash' },
    parent: parent('operator_sessions'),
    indexes: {
      operator_sessions_operator_id: 'project_id, operator_id',
      operator_sessions_expires_at: 'expires_at',
    },
  })
  await createTable(db, 'operator_invitations', {
    columns:
      'project_id, invitation_id, token_hash, role, invited_by, created_at bigint, expires_at bigint, used_at bigint?',
    key: 'project_id, invitation_id',
    unique: { operator_invitations_token: 'project_id, token_hash' },
    indexes: { operator_invitations_expires_at: 'expires_at' },
  })
}

/** Operators of projects. */
export const operatorTable = declareTable({
  table: 'operators',
  migrations: [{ name: '0040-operators', up: createOperatorTables }],
  createRepository: createOperators,
  stays,
  keptMs: 400 * dayMs,
})

/** The passkeys of operators. */
export const operatorPasskeyTable = declareTable({
  table: 'operator_passkeys',
  migrations: [],
  createRepository: createOperatorPasskeys,
  stays,
  keptMs: 0,
})

/** Sessions of the console. */
export const operatorSessionTable = declareTable({
  table: 'operator_sessions',
  migrations: [],
  createRepository: (db, _atomically, { isAmongFirst }) => createOperatorSessions(db, isAmongFirst),
  stays: 'a session belongs to the installation that began it',
  keptMs: dayMs,
})

/** Keys of operators' scripts. */
export const operatorKeyTable = declareTable({
  table: 'operator_keys',
  migrations: [
    {
      name: '0056-operator-keys',
      up: (db) =>
        createTable(db, 'operator_keys', {
          columns:
            'project_id, key_id, operator_id, name, role, token_hash, created_at bigint, expires_at bigint, last_used_at bigint?',
          key: 'project_id, key_id',
          unique: { operator_keys_token: 'project_id, token_hash' },
          parent: { operator_keys_operator: ['operators', 'project_id, operator_id'] },
          indexes: {
            operator_keys_operator_id: 'project_id, operator_id',
            operator_keys_expires_at: 'expires_at',
          },
        }),
    },
  ],
  createRepository: (db, _atomically, { isAmongFirst }) => createOperatorKeys(db, isAmongFirst),
  stays: 'a key belongs to an operator, who is invited to the other installation',
  keptMs: dayMs,
})

/** Invitations of operators. */
export const operatorInvitationTable = declareTable({
  table: 'operator_invitations',
  migrations: [],
  createRepository: (db, _atomically, { isAmongFirst }) =>
    createOperatorInvitations(db, isAmongFirst),
  stays: 'its link leads to the installation that made it',
  keptMs: 30 * dayMs,
})

/** How often what happens, for the console's first page. */
export const activityCountTable = declareTable({
  table: 'activity_counts',
  migrations: [
    {
      name: '0045-activity-counts',
      up: (db) =>
        createTable(db, 'activity_counts', {
          columns: 'project_id, hour_at bigint, kind, name, times bigint',
          key: 'project_id, hour_at, kind, name',
          indexes: { activity_counts_hour_at: 'hour_at' },
        }),
    },
  ],
  createRepository: (db, _atomically, { isAmongFirst }) => createActivityCounts(db, isAmongFirst),
  stays: 'it says what happened in the installation that counted',
  // Thirty days, and those that began before midnight in another time zone.
  keptMs: 32 * dayMs,
})

/** Addresses to which operators let no messages be sent. */
export const stoppedAddressTable = declareTable({
  table: 'stopped_addresses',
  migrations: [
    {
      name: '0046-stopped-addresses',
      up: (db) =>
        createTable(db, 'stopped_addresses', {
          columns: 'project_id, address, user_id, stopped_at bigint',
          key: 'project_id, address',
          parent: { stopped_addresses_user: ['users', 'project_id, user_id'] },
          indexes: { stopped_addresses_user_id: 'project_id, user_id' },
        }),
    },
  ],
  createRepository: createStoppedAddresses,
  stays: 'operators of the other installation see which of its messages fail',
  keptMs: 0,
})
