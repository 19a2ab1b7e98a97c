import { type Kysely, sql } from 'kysely'

/** That a client app wants to be told of a session's end is called as the field calls it. */
export async function logoutSubscriptions(db: Kysely<never>): Promise<void> {
  await sql`update artefacts set kind = 'backchannel_logout_subscription' where kind = 'session_app'`.execute(
    db,
  )
}
