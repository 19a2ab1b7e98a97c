import type { Kysely } from 'kysely'

/** Adds the time zone in which a user asked for the deletion of their account: later mails name its date in it. */
export async function deletionTimeZone(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('deletion_time_zone', 'text').execute()
}
