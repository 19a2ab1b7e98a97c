import { type Kysely, sql } from 'kysely'

/**
 * Adds an index for each time column by which rows are pruned, and the time at which the address of an unproved account
 * was last typed.
 */
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
  await db.schema.createIndex('imports_updated_at').on('imports').column('updated_at').execute()
  await db.schema.alterTable('users').addColumn('typed_at', 'bigint').execute()
  await db.schema
    .createIndex('users_typed_at')
    .on('users')
    .column('typed_at')
    .where(sql.ref('typed_at'), 'is not', null)
    .execute()
}
