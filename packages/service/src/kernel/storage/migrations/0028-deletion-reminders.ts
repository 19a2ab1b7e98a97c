import type { Kysely } from 'kysely'

/** Adds when a user who asked for the deletion of their account is reminded of it. */
export async function deletionReminders(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('deletion_reminder_at', 'bigint').execute()
  await db.schema
    .createIndex('users_deletion_reminder_at')
    .on('users')
    .column('deletion_reminder_at')
    .where('deletion_reminder_at' as never, 'is not', null) // the schema at this migration has no types
    .execute()
}
