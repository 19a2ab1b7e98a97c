import type { Kysely } from 'kysely'
import { createTable } from '../../../database/create-table.ts'
import { toTableShape } from '../../../database/table-shape.ts'

export interface OauthCredentialsTable {
  project_id: string
  oauth_id: string
  user_id: string
  subject: string
  created_at: number
}

/** What of them moves to another installation. */
export const oauthTables = {
  oauth_credentials: toTableShape<OauthCredentialsTable>(['oauth_id'], {
    oauth_id: true,
    user_id: true,
    subject: true,
    created_at: true,
  }),
} as const

/** Makes them. A released migration is never changed, only followed by another. */
export async function createOauthTables(db: Kysely<never>): Promise<void> {
  await createTable(db, 'oauth_credentials', {
    columns: 'project_id, oauth_id, user_id, subject, created_at bigint',
    key: 'project_id, oauth_id',
    unique: { oauth_credentials_subject: 'project_id, subject' },
    parent: { oauth_credentials_user: ['users', 'project_id, user_id'] },
    indexes: { oauth_credentials_user_id: 'project_id, user_id' },
  })
}
