import type { Kysely } from 'kysely'

/**
 * Adds which address of a user is the primary one, and when an address was removed: its row stays for some days, so that
 * it can be restored and no other user can take the address.
 */
export async function removedAddresses(db: Kysely<never>): Promise<void> {
  const alter = () => db.schema.alterTable('user_emails')
  await alter()
    .addColumn('primary_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await alter().addColumn('removed_at', 'bigint').execute()
  await alter().addColumn('removed_in', 'text').execute()
  await db.schema
    .createIndex('user_emails_removed_at')
    .on('user_emails')
    .column('removed_at')
    .where('removed_at' as never, 'is not', null) // the schema at this migration has no types
    .execute()
}
