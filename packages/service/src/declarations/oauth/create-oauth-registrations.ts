import type { Atomically } from '../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type OauthRegistrationRow, registrationRows } from './oauth-store.ts'

/** Creates the repository of accounts at providers. A user may have several. */
export function createOauthRegistrations(
  db: Db,
  _atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
) {
  const rows = registrationRows(db)
  return {
    ...createOwnership(rows, 'registrationId'),

    /**
     * Finds a provider's account and locks its subject until the transaction ends; null when no user has it. Of two
     * parallel first sign-ins, the second one finds the account that the first created.
     */
    async holdSubject(projectId: string, issuer: string, subject: string) {
      await lock(db, `oauth:${projectId}:${issuer}:${subject}`)
      return rows.find({ projectId, issuer, subject })
    },

    /** Finds a provider's account without a lock, so the answer may be outdated. */
    findBySubject: (projectId: string, issuer: string, subject: string) =>
      rows.find({ projectId, issuer, subject }),

    findById: (projectId: string, registrationId: string) =>
      rows.find({ projectId, registrationId }),

    listOfUser: (projectId: string, userId: string, provider: string) =>
      rows.list({ projectId, userId, provider }, 'createdAt', 'registrationId'),

    add: (row: OauthRegistrationRow) => rows.add(row),

    /** Stores the provider's data from a new sign-in. */
    async renew(
      projectId: string,
      registrationId: string,
      change: Omit<
        OauthRegistrationRow,
        | 'projectId'
        | 'registrationId'
        | 'userId'
        | 'issuer'
        | 'subject'
        | 'isUnproved'
        | 'createdAt'
      >,
    ) {
      await rows.change({ projectId, registrationId }, change)
    },

    /** Replaces the tokens of a row by refreshed ones; false when the row's tokens have changed in the meantime. */
    replaceTokens: async (
      {
        projectId,
        registrationId,
        sealedTokens,
      }: Pick<OauthRegistrationRow, 'projectId' | 'registrationId' | 'sealedTokens'>,
      change: Pick<OauthRegistrationRow, 'sealedTokens' | 'scopes' | 'tokensExpireAt'>,
    ) => (await rows.change({ projectId, registrationId, sealedTokens }, change)) !== null,
  }
}
