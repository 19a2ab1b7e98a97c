import { type Kysely, sql } from 'kysely'

/** People, sessions, one-time secrets, limits, outbox, event log and signing keys. */
export async function signInByEmail(db: Kysely<never>): Promise<void> {
  await createPeople(db)
  await createSessions(db)
  await createSecrets(db)
  await createLimits(db)
  await createOutbox(db)
  await createEvents(db)
  await createSigningKeys(db)
}

async function createPeople(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('middle_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('trusted_metadata', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('untrusted_metadata', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('roles', 'text', (column) => column.notNull().defaultTo('[]'))
    .addPrimaryKeyConstraint('users_pkey', ['project_id', 'user_id'])
    .execute()
  await db.schema
    .createTable('user_emails')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('email_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('canonical_email', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_emails_pkey', ['project_id', 'email_id'])
    .addUniqueConstraint('user_emails_canonical', ['project_id', 'canonical_email'])
    .addForeignKeyConstraint(
      'user_emails_user',
      ['project_id', 'user_id'],
      'users',
      ['project_id', 'user_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await createIndex(db, 'user_emails', 'user_emails_user_id', ['project_id', 'user_id'])
}

async function createSessions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('last_accessed_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('ip_address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('factors', 'text', (column) => column.notNull())
    .addColumn('custom_claims', 'text')
    .addPrimaryKeyConstraint('sessions_pkey', ['project_id', 'session_id'])
    .addUniqueConstraint('sessions_token', ['project_id', 'token_hash'])
    .addForeignKeyConstraint(
      'sessions_user',
      ['project_id', 'user_id'],
      'users',
      ['project_id', 'user_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await createIndex(db, 'sessions', 'sessions_user_id', ['project_id', 'user_id'])
  await createIndex(db, 'sessions', 'sessions_expires_at', ['expires_at'])
}

async function createSecrets(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('challenges')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('challenge_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('consumed_at', 'bigint')
    .addColumn('voided_at', 'bigint')
    .addPrimaryKeyConstraint('challenges_pkey', ['project_id', 'challenge_id'])
    .execute()
  await createIndex(db, 'challenges', 'challenges_secret', ['secret_hash'])
  await createIndex(db, 'challenges', 'challenges_subject', ['project_id', 'subject', 'kind'])
  await createIndex(db, 'challenges', 'challenges_expires_at', ['expires_at'])
}

async function createLimits(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('locked_until', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_pkey', ['project_id', 'subject'])
    .execute()
  await db.schema
    .createTable('rates')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('taken', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  await createIndex(db, 'rates', 'rates_ends_at', ['ends_at'])
}

async function createOutbox(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('sealed_payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('failure', 'text')
    .execute()
  await createIndex(db, 'outbox', 'outbox_due', ['state', 'due_at'])
  await createIndex(db, 'outbox', 'outbox_ended_at', ['ended_at'])
}

async function createEvents(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_pkey', ['project_id', 'event_id'])
    .execute()
  await createIndex(db, 'events', 'events_of_project', ['project_id', 'received_at'])
  await createIndex(db, 'events', 'events_received_at', ['received_at'])
}

async function createSigningKeys(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('signing_keys')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('kid', 'text', (column) => column.notNull())
    .addColumn('algorithm', 'text', (column) => column.notNull())
    .addColumn('public_jwk', 'text', (column) => column.notNull())
    .addColumn('sealed_private_jwk', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('retired_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('signing_keys_pkey', ['project_id', 'kid'])
    .execute()
  await db.schema
    .createIndex('signing_keys_current')
    .unique()
    .on('signing_keys')
    .column('project_id')
    .where(sql.ref('retired_at'), 'is', null)
    .execute()
}

async function createIndex(
  db: Kysely<never>,
  table: string,
  name: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
