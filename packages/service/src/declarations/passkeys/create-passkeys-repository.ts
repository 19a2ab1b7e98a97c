import type { Atomically } from '../../foundation/database/atomically.ts'
import { below, other } from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type PasskeyRow, type Passkeys, passkeyRows } from './passkey-store.ts'

/** Names the lock under which a user handle is given to a user. */
export const toHandleLock = (projectId: string, userHandle: string): string =>
  `webauthn_handle:${projectId}:${userHandle}`

/** Creates the repository of passkeys. In a project, a credential id and a user handle each belong to one user. */
export function createPasskeys(
  db: Db,
  atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
): Passkeys {
  const rows = passkeyRows(db)
  const isHandleOfOther = async (
    inTurn: typeof rows,
    { projectId, userHandle, userId }: Pick<PasskeyRow, 'projectId' | 'userHandle' | 'userId'>,
  ) => (await inTurn.find({ projectId, userHandle, userId: other(userId) })) !== null

  return {
    ...createOwnership(rows, 'registrationId'),

    add: (passkey) =>
      atomically(async (tx) => {
        const { projectId, userHandle } = passkey
        // Two parallel calls may give one handle to two users: the second call waits, and then finds the handle taken.
        await lock(tx, toHandleLock(projectId, userHandle))
        if (await isHandleOfOther(passkeyRows(tx), passkey)) return 'handle_taken'
        return (await passkeyRows(tx).addNew(passkey)) ? 'added' : 'credential_taken'
      }),

    findByCredentialId: (projectId, credentialId) => rows.find({ projectId, credentialId }),

    listOfUser: (projectId, userId) =>
      rows.list({ projectId, userId }, 'createdAt', 'registrationId'),

    isHandleOfOther: (projectId, userHandle, userId) =>
      isHandleOfOther(rows, { projectId, userHandle, userId }),

    use: (projectId, registrationId, { counter, isBackedUp, now: lastUsedAt }) =>
      rows.change(
        { projectId, registrationId, counter: counter === 0 ? 0 : below(counter) },
        { counter, isBackedUp, lastUsedAt },
      ),

    rename: (projectId, userId, registrationId, name) =>
      rows.change({ projectId, userId, registrationId }, { name }),
  }
}
