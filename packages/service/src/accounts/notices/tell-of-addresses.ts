import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { EmailRow, Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice, type NoticePorts } from './mail-notice.ts'

/**
 * Sends the notice of a change of addresses to every verified address, that which was removed included. Its link takes
 * back the change and all that came after it. Runs inside the transaction of the change.
 */
export async function tellOfAddresses(
  tx: Pick<Repositories, 'browsers' | 'challenges' | 'outbox'>,
  ports: NoticePorts,
  context: CallContext,
  changed: {
    /** The user before the change. */
    readonly before: UserRow
    /** The user after the change. */
    readonly user: UserRow
    readonly what: 'added' | 'primary' | 'removed'
    readonly email: EmailRow
    /** The session that made the change; null when a sign-in made it. */
    readonly session: Pick<SessionRow, 'sessionId'> | null
  },
): Promise<void> {
  const { before, user, what, email, session } = changed
  await mailNotice(tx, ports, context, {
    user,
    event: {
      kind: 'addresses',
      at: ports.clock.now(),
      sessionId: session?.sessionId ?? null,
      primaryId: before.emails[0]?.emailId ?? null,
    },
    template: `address.${what}`,
    locale: null,
    payload: { address: email.email },
    ...(what === 'removed' && { removed: [email] }),
  })
}
