import type { StandardAddition } from '../../declarations/declare-addition.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice, type NoticePorts } from './mail-notice.ts'

/**
 * Sends the notice of an added credential to every verified address, with a link that undoes the addition, because a
 * credential gives lasting access. Runs inside the transaction that adds it.
 */
export async function tellOfAddition(
  tx: Pick<Repositories, 'browsers' | 'challenges' | 'outbox'>,
  ports: NoticePorts,
  context: CallContext,
  added: {
    readonly user: UserRow
    /** The addition settings of the credential's kind. */
    readonly addition: StandardAddition
    /** The credential's id. */
    readonly id: string
    /** The name by which the user recognizes the credential, if its kind has names. */
    readonly name?: string
    /** The session that added the credential, if there is one. */
    readonly session: Pick<SessionRow, 'sessionId'> | undefined
  },
): Promise<void> {
  const { user, id, name, session } = added
  const { notice, eventKind, idField } = added.addition
  await mailNotice(tx, ports, context, {
    user,
    event: { kind: eventKind, [idField]: id, sessionId: session?.sessionId ?? null },
    template: notice,
    locale: null,
    payload: { name, hasSession: session !== undefined },
  })
}
