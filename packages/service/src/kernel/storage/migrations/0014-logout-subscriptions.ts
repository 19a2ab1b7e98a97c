import { type Kysely, sql } from 'kysely'

/**
 * Renames the kind of artefact that stores a client app's subscription to a session's end, after the protocol's term.
 */
export async function logoutSubscriptions(db: Kysely<never>): Promise<void> {
  await sql`update artefacts set kind = 'backchannel_logout_subscription' where kind = 'session_app'`.execute(
    db,
  )
}
