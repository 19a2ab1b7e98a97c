import { type DeclaredKind, getCredentialRepository } from '../../declarations/all-declarations.ts'
import type { AddedEvent, StandardAddition } from '../../declarations/declare-addition.ts'
import type { UsedCredential } from '../../foundation/database/factor-row.ts'
import { dropCredential } from '../users/drop-credential.ts'
import { forgetKept } from '../users/keep-removed.ts'
import { endMeantSessions, toUndoAct, type Undo, undoReason } from './undo.ts'

/**
 * Makes the undo that removes a credential which the user did not add themselves. It requires no proof of that
 * credential, which the user does not have.
 */
export const createAdditionUndo = (
  kind: DeclaredKind,
  { idField }: StandardAddition,
): Undo<AddedEvent> => ({
  async run(undoing, { [idField]: id, sessionId }) {
    const { tx, dependencies, user } = undoing
    const entry = kind.list(user.credentials).find((own) => own.id === id)
    // The credential may be the last one beside the mailbox: the notice proves that the user can read that mailbox.
    if (entry) {
      const details = { ...entry.details, reason: undoReason }
      const drop = { ...toUndoAct(undoing), id: entry.id, details }
      await dropCredential(tx, dependencies, kind, drop)
    }
    // It may have been removed a moment ago, in a session that could bring it back.
    await forgetKept(tx, user, dependencies.clock.now())
    // Dependent credentials are removed with their owner, here or before, so the remaining ones belong to another.
    const { dependent } = kind.removal
    const repository = getCredentialRepository(tx, kind)
    const left = new Set(await dependent?.listIds(repository, user.projectId, user.userId))
    const isGone = (used: UsedCredential) =>
      used.id === id || (used.factor === dependent?.factor && !left.has(used.id))
    // Sessions that the credential started elsewhere end as well.
    await endMeantSessions(
      undoing,
      (session) =>
        session.sessionId === sessionId ||
        session.factors.some(({ credential }) => credential !== undefined && isGone(credential)),
    )
    return true
  },
})
