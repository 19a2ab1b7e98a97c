import { limits } from '@portico/contract'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { EmailRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import type { NoticePorts } from '../notices/mail-notice.ts'
import { tellOfAddresses } from '../notices/tell-of-addresses.ts'

/**
 * Lists the mailboxes that lead to the account: the user's addresses, and those that they removed a few days ago, or
 * a few days before they asked for the deletion of the account, which a thief may have done.
 */
export const listMailboxes = (
  { emails, removedEmails, deletion }: Pick<UserRow, 'emails' | 'removedEmails' | 'deletion'>,
  now: number,
): readonly EmailRow[] => {
  const at = deletion?.requestedAt ?? now
  return [
    ...emails,
    ...removedEmails.filter(
      ({ removedAt }) => at - removedAt < limits.removedEmail.keptSeconds * 1_000,
    ),
  ]
}

/**
 * Gives a removed address back to its user, whose mailbox has just been proved: a thief with the user's session may have
 * removed it. Every address is told. The caller's transaction must hold the user's lock.
 *
 * @returns the user afterwards; unchanged when the address was not removed
 */
export async function recoverEmail(
  tx: Repositories,
  dependencies: NoticePorts,
  context: CallContext,
  before: UserRow,
  emailId: string,
): Promise<UserRow> {
  const { projectId, userId } = before
  const now = dependencies.clock.now()
  if (before.emails.some((own) => own.emailId === emailId)) return before
  const email = listMailboxes(before, now).find((own) => own.emailId === emailId)
  if (!email) return before
  await tx.users.restoreEmail({ projectId, userId, emailId })
  const user = (await tx.users.findById(projectId, userId)) ?? before
  await recordActivity(tx, dependencies, {
    ...context,
    action: 'user.email_restored',
    actor: { kind: 'person', id: userId },
    user,
    details: { email_id: emailId, reason: 'mailbox_proved' },
  })
  const changed = { before, user, what: 'added', email, session: null } as const
  await tellOfAddresses(tx, dependencies, context, changed)
  return user
}
