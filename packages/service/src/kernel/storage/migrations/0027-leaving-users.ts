import type { Kysely } from 'kysely'

/** Adds when a user asked for the deletion of their account, and when its rows are removed. */
export async function leavingUsers(db: Kysely<never>): Promise<void> {
  const alter = () => db.schema.alterTable('users')
  await alter().addColumn('deletion_requested_at', 'bigint').execute()
  await alter().addColumn('deleting_at', 'bigint').execute()
  await db.schema
    .createIndex('users_deleting_at')
    .on('users')
    .column('deleting_at')
    .where('deleting_at' as never, 'is not', null) // the schema at this migration has no types
    .execute()
}
