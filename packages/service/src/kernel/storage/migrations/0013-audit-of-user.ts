import { type Kysely, sql } from 'kysely'

/**
 * Indexes a user's audit entries in the order of their list; before, SQLite scanned the entries of the whole project.
 */
export async function auditOfUser(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('audit_of_user').execute()
  await sql`create index audit_of_user on audit (project_id, user_id, at, audit_id)`.execute(db)
}
