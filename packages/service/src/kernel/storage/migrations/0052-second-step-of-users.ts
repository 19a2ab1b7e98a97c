import type { Kysely } from 'kysely'

/** Adds what the host has set for the second step of a user, and when the user last put off an offered one. */
export async function secondStepOfUsers(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('second_step', 'text').execute()
  await db.schema.alterTable('users').addColumn('step_offered_at', 'bigint').execute()
}
