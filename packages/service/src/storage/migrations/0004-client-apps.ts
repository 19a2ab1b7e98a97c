import type { Kysely } from 'kysely'

/** Client apps that are added by command, register themselves, or come from a metadata document. */
export async function clientApps(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('client_apps')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('is_first_party', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('logo_url', 'text')
    .addColumn('secret_hash', 'text')
    .addColumn('next_secret_hash', 'text')
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('metadata', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('client_apps_pkey', ['project_id', 'client_id'])
    .execute()
}
