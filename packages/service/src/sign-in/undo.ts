/** What undoing an event takes part in: a transaction that holds the person's lock. */
import type { Dependencies } from '../dependencies.ts'
import type { CallContext } from '../http/register-operations.ts'
import type { Credentials } from '../method/declared.ts'
import type { NoticedEvent, NotMe } from '../notices/not-me.ts'
import { revokeSession } from '../sessions/revoke-session.ts'
import type { Repositories, SessionRow, UserRow } from '../storage/storage.ts'

/** What was undone says so in the audit log. */
export const undoReason = 'not_me'

export interface Undoing {
  readonly tx: Repositories
  readonly dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>
  readonly context: CallContext
  readonly user: UserRow
}

/** How an event of a kind is undone. */
export interface Undo<Event = NoticedEvent> {
  /** @returns false when there is nothing that could be undone: it was superseded since */
  run(undoing: Undoing, event: Event): Promise<boolean>
  /** What follows once it is undone. @returns a sentence of it, in the person's language */
  followUp?(dependencies: Dependencies, context: CallContext, notMe: NotMe): Promise<string>
}

/** How the events of methods are undone, by kind. */
export type Undos = {
  readonly [Kind in NoticedEvent['kind']]?: Undo<Extract<NoticedEvent, { kind: Kind }>>
}

/** Ends those of the user's sessions that `isMeant` names, and every client app's tokens: they outlive sessions. */
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
 * By whoever reads the mailbox: that is the person, as far as anybody can tell.
 *
 * @param changed what the person has now
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
