import { type Kysely, sql } from 'kysely'

/** An index for every way in which a row can be over. */
export async function pruning(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('sessions_revoked_at')
    .on('sessions')
    .column('revoked_at')
    .where(sql.ref('revoked_at'), 'is not', null)
    .execute()
  await db.schema.createIndex('attempts_updated_at').on('attempts').column('updated_at').execute()
  await db.schema
    .createIndex('totps_unverified')
    .on('totps')
    .column('expires_at')
    .where(sql.ref('verified'), '=', sql.lit(0))
    .execute()
}
