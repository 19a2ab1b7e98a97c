import type { Kysely } from 'kysely'

/** With which browsers a person signed in: they hear of any other. */
export async function knownBrowsers(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('known_browsers')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('first_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browsers_pkey', ['project_id', 'user_id', 'browser_hash'])
    .execute()
  await db.schema
    .createIndex('known_browsers_last_seen')
    .on('known_browsers')
    .columns(['last_seen_at'])
    .execute()
}
