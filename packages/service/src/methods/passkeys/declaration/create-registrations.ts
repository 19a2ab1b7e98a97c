import type { Kysely } from 'kysely'

/** The table of passkeys: any number a person. */
export async function createRegistrations(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('webauthn_registrations')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('registration_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('aaguid', 'text', (column) => column.notNull())
    .addColumn('user_handle', 'text', (column) => column.notNull())
    .addColumn('authenticator_type', 'text', (column) => column.notNull())
    .addColumn('is_discoverable', 'integer', (column) => column.notNull())
    .addColumn('is_backup_eligible', 'integer', (column) => column.notNull())
    .addColumn('is_backed_up', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_person_named_by_host', 'integer', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addPrimaryKeyConstraint('webauthn_registrations_pkey', ['project_id', 'registration_id'])
    .addForeignKeyConstraint(
      'webauthn_registrations_user',
      ['project_id', 'user_id'],
      'users',
      ['project_id', 'user_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('webauthn_registrations_credential')
    .unique()
    .on('webauthn_registrations')
    .columns(['project_id', 'credential_id'])
    .execute()
  await createIndex(db, 'webauthn_registrations_user_id', ['project_id', 'user_id'])
  await createIndex(db, 'webauthn_registrations_handle', ['project_id', 'user_handle'])
}

async function createIndex(db: Kysely<never>, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on('webauthn_registrations').columns(columns).execute()
}
