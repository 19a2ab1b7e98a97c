import { type Kysely, sql } from 'kysely'

/** The entries of one person in the order in which they are listed: SQLite walked through the whole project's. */
export async function auditOfUser(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('audit_of_user').execute()
  await sql`create index audit_of_user on audit (project_id, user_id, at, audit_id)`.execute(db)
}
