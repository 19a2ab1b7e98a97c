import type { Kysely } from 'kysely'

/** Adds when a user last downloaded what is kept about them. */
export async function userExports(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('exported_at', 'bigint').execute()
}
