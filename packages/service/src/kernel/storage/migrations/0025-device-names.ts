import type { Kysely } from 'kysely'

/** Adds the name that a user gave to the device of a session. */
export async function deviceNames(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device_name', 'text').execute()
}
