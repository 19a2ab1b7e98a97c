import type { Kysely } from 'kysely'

/** Adds the address of a user's picture. */
export async function userPictures(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('picture_url', 'text').execute()
}
