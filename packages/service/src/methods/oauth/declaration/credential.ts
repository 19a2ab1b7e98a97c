import { readByUser } from '../../../database/read-by-user.ts'
import { declareCredential } from '../../../method/declare-credential.ts'
import { createOauthRepository } from './create-oauth-repository.ts'
import { createOauthTables, type OauthCredentialsTable, oauthTables } from './oauth-tables.ts'

/** What is shown of one. */
export interface UserOauth {
  readonly id: string
  readonly subject: string
}

const none: readonly UserOauth[] = []

/** What a person signs in with by this method, oldest first. */
export const oauthCredential = declareCredential({
  id: 'oauth',
  tables: oauthTables,
  migrations: [{ name: '0015-oauth', up: createOauthTables }],
  createRepository: createOauthRepository,
  none,
  async read(db, projectId, userIds) {
    const order = ['created_at', 'oauth_id']
    const of = { table: 'oauth_credentials', projectId, userIds, order }
    const rows = await readByUser<OauthCredentialsTable>(db, of)
    return new Map([...rows].map(([userId, own]) => [userId, own.map(toUserOauth)]))
  },
  list: (own) => own.map(({ id }) => ({ id, details: { oauth_id: id } })),
  without: (own, gone) => own.filter(({ id }) => id !== gone),
  toView: () => ({}),
  toSummary: (own) => own.map(({ id, subject }) => ['oauth', `${subject} (${id})`]),
  canSignIn: (own) => own.length > 0,
  factors: {
    oauth: {
      toView: ({ id }) => ({ oauth_factor: { oauth_id: id } }),
      auditField: 'oauth_id',
      proves: 'oauth',
    },
  },
  filters: { oauth_id: { takes: 'texts', column: 'oauth_id' } },
  removal: {
    operation: 'deleteOauth',
    action: 'oauth.deleted',
    missing: 'oauth_not_found',
    keepsWayIn: true,
  },
})

const toUserOauth = (row: OauthCredentialsTable): UserOauth => ({
  id: row.oauth_id,
  subject: row.subject,
})
