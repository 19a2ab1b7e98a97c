import { below } from '../../foundation/database/conditions.ts'
import type { Db } from '../../foundation/database/engine.ts'
import { type OperatorPasskeyRow, operatorPasskeyRows } from './operator-store.ts'

/** The passkeys of operators. */
export function createOperatorPasskeys(db: Db) {
  const rows = operatorPasskeyRows(db)
  return {
    /** Adds a passkey; false when its id is taken. */
    add: (passkey: OperatorPasskeyRow) => rows.addNew(passkey),

    find: (projectId: string, credentialId: string) => rows.find({ projectId, credentialId }),

    listOfOperator: (projectId: string, operatorId: string) =>
      rows.list({ projectId, operatorId }, 'createdAt', 'credentialId'),

    /**
     * Stores a use.
     *
     * @param counter the counter that the authenticator sent
     * @returns false when a copy of the passkey was used meanwhile: the counter did not rise
     */
    use: async (
      { projectId, credentialId }: Pick<OperatorPasskeyRow, 'projectId' | 'credentialId'>,
      { counter, now }: { readonly counter: number; readonly now: number },
    ) => {
      // An authenticator without a counter always sends 0 (WebAuthn Level 3 section 6.1.1).
      const before = counter > 0 ? below(counter) : 0
      const own = { projectId, credentialId, counter: before }
      return (await rows.change(own, { counter, lastUsedAt: now })) !== null
    },

    /** They are removed with their operators. */
    prune: async () => 0,
  }
}
