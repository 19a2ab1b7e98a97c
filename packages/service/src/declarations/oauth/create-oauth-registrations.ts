import type { Atomically } from '../../foundation/database/atomically.ts'
import { defineRows } from '../../foundation/database/define-rows.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import type { OauthRegistrationRow, OauthRegistrations } from './oauth-store.ts'
import type { OauthRegistrationsTable } from './oauth-tables.ts'

const registrationRows = defineRows<OauthRegistrationRow, OauthRegistrationsTable>(
  'oauth_registrations',
  { scopes: 'json', isUnproved: 'flag' },
)

/** Creates the repository of accounts at providers. A user may have several. */
export function createOauthRegistrations(
  db: Db,
  _atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
): OauthRegistrations {
  const rows = registrationRows(db)
  return {
    async holdSubject(projectId, issuer, subject) {
      await lock(db, `oauth:${projectId}:${issuer}:${subject}`)
      return rows.find({ projectId, issuer, subject })
    },

    findBySubject: (projectId, issuer, subject) => rows.find({ projectId, issuer, subject }),

    listOfUser: (projectId, userId, provider) =>
      rows.list({ projectId, userId, provider }, 'createdAt', 'registrationId'),

    add: (row) => rows.add(row),

    async renew(projectId, registrationId, change) {
      await rows.change({ projectId, registrationId }, change)
    },

    replaceTokens: async ({ projectId, registrationId, sealedTokens }, change) =>
      (await rows.change({ projectId, registrationId, sealedTokens }, change)) !== null,

    isUnproved: async (projectId, userId) =>
      (await rows.find({ projectId, userId, isUnproved: true })) !== null,

    async markProved(projectId, userId) {
      await rows.changeAll({ projectId, userId }, { isUnproved: false })
    },

    findOwner: (projectId, registrationId) => rows.read('userId', { projectId, registrationId }),

    remove: async (projectId, userId, registrationId) =>
      (await rows.remove({ projectId, userId, registrationId })) > 0,
  }
}
