import type { CallContext } from '../../kernel/http/register-operations.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'
import type { Deletion, Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice, type NoticePorts } from './mail-notice.ts'

/**
 * Sends the notice that a deletion was asked for to every verified address, those that the user removed a few days ago
 * included: a thief may have removed them. Its link keeps the account. Runs inside the transaction of the request.
 */
export async function tellOfDeletion(
  tx: Pick<Repositories, 'browsers' | 'challenges' | 'outbox'>,
  ports: NoticePorts,
  context: CallContext,
  asked: {
    readonly user: UserRow
    readonly deletion: Deletion
    /** The session in which the user asked. */
    readonly session: Pick<SessionRow, 'sessionId'>
  },
): Promise<void> {
  const { user, deletion, session } = asked
  const signInUrl = findSignInUrl(context.project)
  await mailNotice(tx, ports, context, {
    user,
    event: { kind: 'deletion', at: deletion.requestedAt, sessionId: session.sessionId },
    template: 'deletion.asked',
    locale: null,
    payload: { deletesAt: deletion.deletesAt, ...(signInUrl !== null && { signInUrl }) },
    removed: user.removedEmails,
  })
}
