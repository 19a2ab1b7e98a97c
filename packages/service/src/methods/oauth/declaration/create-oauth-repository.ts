import type { Atomically } from '../../../database/atomically.ts'
import { defineRows } from '../../../database/define-rows.ts'
import type { Db, Engine } from '../../../database/engine.ts'
import type { Fields } from '../../../database/map-columns.ts'
import type { CredentialRepository } from '../../../method/declare-credential.ts'
import type { OauthCredentialsTable } from './oauth-tables.ts'

const oauthRows = defineRows<Fields<OauthCredentialsTable>, OauthCredentialsTable>(
  'oauth_credentials',
  {},
)

/** One credential. */
export interface OauthRow {
  readonly projectId: string
  readonly id: string
  readonly userId: string
  /** Whom a proof names; one person's in a project. */
  readonly subject: string
  readonly createdAt: number
}

/** What the method asks of the storage. */
export interface OauthRepository extends CredentialRepository {
  /**
   * Whose a subject is; null when nobody's. Until the transaction ends nobody else is told: of two first sign-ins at
   * once the second finds the first.
   */
  holdSubject(projectId: string, subject: string): Promise<Pick<OauthRow, 'id' | 'userId'> | null>
  add(row: OauthRow): Promise<void>
}

/** Credentials by subject; any number a person. */
export function createOauthRepository(
  db: Db,
  _atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
): OauthRepository {
  const rows = oauthRows(db)
  return {
    async holdSubject(projectId, subject) {
      await lock(db, `oauth:${projectId}:${subject}`)
      const row = await rows.find({ projectId, subject })
      return row && { id: row.oauthId, userId: row.userId }
    },

    add: ({ id, ...row }) => rows.add({ ...row, oauthId: id }),

    findOwner: (projectId, id) => rows.read('userId', { projectId, oauthId: id }),

    remove: async (projectId, userId, id) =>
      (await rows.remove({ projectId, userId, oauthId: id })) > 0,
  }
}
