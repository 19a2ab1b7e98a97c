import { type Kysely, sql } from 'kysely'

/** External ids and blocking of people, authenticator apps with recovery codes, the audit log, an outbox of two channels. */
export async function usersAndHosts(db: Kysely<never>): Promise<void> {
  await extendPeople(db)
  await createTotps(db)
  await createAudit(db)
  await createIndex(db, 'outbox', 'outbox_due_of_channel', ['state', 'channel', 'due_at'])
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
  await createIndex(db, 'users', 'users_by_age', ['project_id', 'created_at', 'user_id'])
}

async function createTotps(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('totps')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('totp_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('last_step', 'bigint')
    .addPrimaryKeyConstraint('totps_pkey', ['project_id', 'totp_id'])
    .addForeignKeyConstraint(
      'totps_user',
      ['project_id', 'user_id'],
      'users',
      ['project_id', 'user_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await createIndex(db, 'totps', 'totps_user_id', ['project_id', 'user_id'])
  await db.schema
    .createTable('recovery_codes')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('code_id', 'text', (column) => column.notNull())
    .addColumn('totp_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('sealed_code', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('consumed_at', 'bigint')
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['project_id', 'code_id'])
    .addForeignKeyConstraint(
      'recovery_codes_totp',
      ['project_id', 'totp_id'],
      'totps',
      ['project_id', 'totp_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await createIndex(db, 'recovery_codes', 'recovery_codes_totp_id', ['project_id', 'totp_id'])
}

async function createAudit(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('audit_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('ip_address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_pkey', ['project_id', 'audit_id'])
    .execute()
  await createIndex(db, 'audit', 'audit_by_age', ['project_id', 'at', 'audit_id'])
  await createIndex(db, 'audit', 'audit_of_user', ['project_id', 'user_id', 'at'])
  await createIndex(db, 'audit', 'audit_at', ['at'])
}

async function createIndex(
  db: Kysely<never>,
  table: string,
  name: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
