/** The context of undoing an event: a transaction that holds the user's lock. */

import type { Credentials } from '../../declarations/all-declarations.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import type { NoticedEvent, UndoPayload } from '../notices/undo-token.ts'
import { revokeSession } from '../sessions/revoke-session.ts'

/** The reason in the audit entries of an undo. */
export const undoReason = 'not_me'

export interface Undoing {
  readonly tx: Repositories
  readonly dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>
  readonly context: CallContext
  readonly user: UserRow
}

/** The undo of one kind of event. */
export interface Undo<Event = NoticedEvent> {
  /**
   * Undoes the event.
   *
   * @returns false when there is nothing to undo, because the event was superseded
   */
  run(undoing: Undoing, event: Event): Promise<boolean>
  /** Runs after the undo. @returns a sentence about it, in the user's language */
  followUp?(dependencies: Dependencies, context: CallContext, notMe: UndoPayload): Promise<string>
}

/** The undos of events, by the kind of the event. */
export type Undos = Readonly<Record<string, Undo>>

/** Ends the user's sessions that `isMeant` selects, and all client apps' tokens, which would outlive the sessions. */
export async function endMeantSessions(
  undoing: Undoing,
  isMeant: (session: SessionRow) => boolean,
): Promise<void> {
  const { tx, dependencies } = undoing
  const { projectId, userId } = undoing.user
  const now = dependencies.clock.now()
  const live = await tx.sessions.listOfUser(projectId, userId, now)
  let isAnyEnded = false
  for (const session of live.filter(isMeant)) {
    const act = { ...toUndoAct(undoing), session, details: { reason: undoReason } }
    if (await revokeSession(tx, dependencies, act)) isAnyEnded = true
  }
  if (!isAnyEnded) return
  await tx.artefacts.removeOfUser(projectId, userId)
}

/**
 * Returns the act of an undo. Its actor is the user, because a reader of the user's mailbox counts as the user.
 *
 * @param changed the user after the change
 */
export const toUndoAct = (
  { context: { project, source }, user }: Undoing,
  changed: Partial<Credentials> = {},
) => ({
  project,
  source,
  user: { ...user, credentials: { ...user.credentials, ...changed } },
  actor: { kind: 'person', id: user.userId } as const,
})
