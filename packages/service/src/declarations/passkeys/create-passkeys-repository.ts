import type { Atomically } from '../../foundation/database/atomically.ts'
import { below, other } from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type PasskeyRow, passkeyRows } from './passkey-store.ts'

/** Names the lock under which a user handle is given to a user. */
export const toHandleLock = (projectId: string, userHandle: string): string =>
  `webauthn_handle:${projectId}:${userHandle}`

/** Creates the repository of passkeys. In a project, a credential id and a user handle each belong to one user. */
export function createPasskeys(db: Db, atomically: Atomically, { lock }: Pick<Engine, 'lock'>) {
  const rows = passkeyRows(db)
  const isHandleOfOther = async (
    inTurn: typeof rows,
    { projectId, userHandle, userId }: Pick<PasskeyRow, 'projectId' | 'userHandle' | 'userId'>,
  ) => (await inTurn.find({ projectId, userHandle, userId: other(userId) })) !== null

  return {
    ...createOwnership(rows, 'registrationId'),

    /**
     * Adds a passkey. Nothing changes when the project already has the credential, or the user handle belongs to another
     * user; the result says which. Of parallel calls, only one gets `added`.
     */
    add: (passkey: PasskeyRow) =>
      atomically(async (tx) => {
        const { projectId, userHandle } = passkey
        // Two parallel calls may give one handle to two users: the second call waits, and then finds the handle taken.
        await lock(tx, toHandleLock(projectId, userHandle))
        if (await isHandleOfOther(passkeyRows(tx), passkey)) return 'handle_taken'
        return (await passkeyRows(tx).addNew(passkey)) ? 'added' : 'credential_taken'
      }),

    findByCredentialId: (projectId: string, credentialId: string) =>
      rows.find({ projectId, credentialId }),

    /** Lists a user's passkeys, oldest first. */
    listOfUser: (projectId: string, userId: string) =>
      rows.list({ projectId, userId }, 'createdAt', 'registrationId'),

    /** Returns true when the handle belongs to another user. */
    isHandleOfOther: (projectId: string, userHandle: string, userId: string) =>
      isHandleOfOther(rows, { projectId, userHandle, userId }),

    /**
     * Stores a use with one conditional update. Null when the passkey was deleted or its counter did not increase (0
     * after 0 means no counter). Of parallel calls with the same counter, only one gets the row.
     */
    use: (
      projectId: string,
      registrationId: string,
      {
        counter,
        isBackedUp,
        now: lastUsedAt,
      }: { readonly counter: number; readonly isBackedUp: boolean; readonly now: number },
    ) =>
      rows.change(
        { projectId, registrationId, counter: counter === 0 ? 0 : below(counter) },
        { counter, isBackedUp, lastUsedAt },
      ),

    /** Renames a passkey. Null when the user does not have it. */
    rename: (projectId: string, userId: string, registrationId: string, name: string) =>
      rows.change({ projectId, userId, registrationId }, { name }),
  }
}
