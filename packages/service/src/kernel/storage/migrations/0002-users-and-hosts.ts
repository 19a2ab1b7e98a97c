import { type Kysely, sql } from 'kysely'
import { createIndex, createTable } from '../../../foundation/database/create-table.ts'

/**
 * Adds external ids and blocks to users, authenticator apps with recovery codes, the audit log, and a second channel of
 * the outbox.
 */
export async function usersAndHosts(db: Kysely<never>): Promise<void> {
  await extendPeople(db)
  await createTotps(db)
  await createAudit(db)
  await createIndex(db, 'outbox', 'outbox_due_of_channel', 'state, channel, due_at')
}

async function extendPeople(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('external_id', 'text').execute()
  await db.schema.alterTable('users').addColumn('blocked_at', 'bigint').execute()
  await db.schema
    .alterTable('users')
    .addColumn('search_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('users_external_id')
    .unique()
    .on('users')
    .columns(['project_id', 'external_id'])
    .where(sql.ref('external_id'), 'is not', null)
    .execute()
  await createIndex(db, 'users', 'users_by_age', 'project_id, created_at, user_id')
}

async function createTotps(db: Kysely<never>): Promise<void> {
  await createTable(db, 'totps', {
    columns:
      'project_id, totp_id, user_id, sealed_secret, verified integer, created_at bigint, ' +
      'expires_at bigint, last_step bigint?',
    key: 'project_id, totp_id',
    parent: { totps_user: ['users', 'project_id, user_id'] },
    indexes: { totps_user_id: 'project_id, user_id' },
  })
  await createTable(db, 'recovery_codes', {
    columns:
      'project_id, code_id, totp_id, user_id, code_hash, sealed_code, position integer, ' +
      'consumed_at bigint?',
    key: 'project_id, code_id',
    parent: { recovery_codes_totp: ['totps', 'project_id, totp_id'] },
    indexes: { recovery_codes_totp_id: 'project_id, totp_id' },
  })
}

async function createAudit(db: Kysely<never>): Promise<void> {
  await createTable(db, 'audit', {
    columns:
      'project_id, audit_id, at bigint, action, actor_kind, actor_id, user_id text?, ' +
      'session_id text?, ip_address, user_agent, details',
    key: 'project_id, audit_id',
    indexes: {
      audit_by_age: 'project_id, at, audit_id',
      audit_of_user: 'project_id, user_id, at',
      audit_at: 'at',
    },
  })
}
