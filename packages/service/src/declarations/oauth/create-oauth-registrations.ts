import type { Atomically } from '../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type OauthRegistrations, registrationRows } from './oauth-store.ts'

/** Creates the repository of accounts at providers. A user may have several. */
export function createOauthRegistrations(
  db: Db,
  _atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
): OauthRegistrations {
  const rows = registrationRows(db)
  return {
    ...createOwnership(rows, 'registrationId'),

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
  }
}
