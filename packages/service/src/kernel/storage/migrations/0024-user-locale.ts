import type { Kysely } from 'kysely'

/** Adds the language that is kept with a user. */
export async function userLocale(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('locale', 'text').execute()
}
