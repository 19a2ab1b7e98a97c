import { type Kysely, sql } from 'kysely'
import { createTable } from '../../../foundation/database/create-table.ts'

/** Creates users, sessions, one-time secrets, limits, outbox, event log and signing keys. */
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
  await createTable(db, 'users', {
    columns:
      'project_id, user_id, status, created_at bigint, first_name = , middle_name = , ' +
      'last_name = , trusted_metadata = {}, untrusted_metadata = {}, roles = []',
    key: 'project_id, user_id',
  })
  await createTable(db, 'user_emails', {
    columns:
      'project_id, email_id, user_id, email, canonical_email, verified integer, ' +
      'created_at bigint',
    key: 'project_id, email_id',
    unique: { user_emails_canonical: 'project_id, canonical_email' },
    parent: { user_emails_user: ['users', 'project_id, user_id'] },
    indexes: { user_emails_user_id: 'project_id, user_id' },
  })
}

async function createSessions(db: Kysely<never>): Promise<void> {
  await createTable(db, 'sessions', {
    columns:
      'project_id, session_id, user_id, token_hash, started_at bigint, ' +
      'last_accessed_at bigint, expires_at bigint, revoked_at bigint?, ip_address, ' +
      'user_agent, factors, custom_claims text?',
    key: 'project_id, session_id',
    unique: { sessions_token: 'project_id, token_hash' },
    parent: { sessions_user: ['users', 'project_id, user_id'] },
    indexes: { sessions_user_id: 'project_id, user_id', sessions_expires_at: 'expires_at' },
  })
}

async function createSecrets(db: Kysely<never>): Promise<void> {
  await createTable(db, 'challenges', {
    columns:
      'project_id, challenge_id, kind, subject, secret_hash, payload, created_at bigint, ' +
      'expires_at bigint, consumed_at bigint?, voided_at bigint?',
    key: 'project_id, challenge_id',
    indexes: {
      challenges_secret: 'secret_hash',
      challenges_subject: 'project_id, subject, kind',
      challenges_expires_at: 'expires_at',
    },
  })
}

async function createLimits(db: Kysely<never>): Promise<void> {
  await createTable(db, 'attempts', {
    columns: 'project_id, subject, failures bigint, locked_until bigint, updated_at bigint',
    key: 'project_id, subject',
  })
  await createTable(db, 'rates', {
    columns: 'key, taken bigint, ends_at bigint',
    indexes: { rates_ends_at: 'ends_at' },
  })
}

async function createOutbox(db: Kysely<never>): Promise<void> {
  await createTable(db, 'outbox', {
    columns:
      'message_id, project_id, channel, to_address, template, locale, sealed_payload, ' +
      'created_at bigint, expires_at bigint, state, tries bigint, due_at bigint, ' +
      'ended_at bigint?, failure text?',
    indexes: { outbox_due: 'state, due_at', outbox_ended_at: 'ended_at' },
  })
}

async function createEvents(db: Kysely<never>): Promise<void> {
  await createTable(db, 'events', {
    columns: 'project_id, event_id, name, received_at bigint, details',
    key: 'project_id, event_id',
    indexes: { events_of_project: 'project_id, received_at', events_received_at: 'received_at' },
  })
}

async function createSigningKeys(db: Kysely<never>): Promise<void> {
  await createTable(db, 'signing_keys', {
    columns:
      'project_id, kid, algorithm, public_jwk, sealed_private_jwk, created_at bigint, ' +
      'retired_at bigint?, expires_at bigint?',
    key: 'project_id, kid',
  })
  await db.schema
    .createIndex('signing_keys_current')
    .unique()
    .on('signing_keys')
    .column('project_id')
    .where(sql.ref('retired_at'), 'is', null)
    .execute()
}
