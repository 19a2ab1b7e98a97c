import { type Kysely, sql } from 'kysely'
import { createTable } from '../../foundation/database/create-table.ts'

/** Creates the tables. A subject of an issuer belongs to one user of a project. */
export async function createOauthTables(db: Kysely<never>): Promise<void> {
  await createTable(db, 'oauth_registrations', {
    columns:
      'project_id, registration_id, user_id, provider, provider_type, issuer, subject, email?, ' +
      'picture_url, locale, sealed_tokens, scopes, tokens_expire_at bigint?, ' +
      'is_unproved integer, created_at bigint, last_used_at bigint',
    key: 'project_id, registration_id',
    unique: { oauth_registrations_subject: 'project_id, issuer, subject' },
    parent: { oauth_registrations_user: ['users', 'project_id, user_id'] },
    indexes: {
      oauth_registrations_user_id: 'project_id, user_id',
      oauth_registrations_provider: 'project_id, provider_type',
    },
  })
}

/**
 * Adds the column that states how an account was linked. Older rows do not contain it: they count as linked by an
 * address, unless the row is as old as its user, who then signed up with it. (One transaction created both, with two
 * readings of the clock.)
 */
export async function addLinkedBy(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('oauth_registrations')
    .addColumn('linked_by', 'text', (column) => column.notNull().defaultTo('unknown'))
    .execute()
  await sql`update oauth_registrations set linked_by = 'sign_up' where exists (
    select 1 from users where users.project_id = oauth_registrations.project_id
      and users.user_id = oauth_registrations.user_id
      and oauth_registrations.created_at - users.created_at <= 1000
  )`.execute(db)
}
