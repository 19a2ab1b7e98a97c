import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { isSettledAddress } from '../notices/is-settled-address.ts'
import type { NoticePorts } from '../notices/mail-notice.ts'
import { tellOfAddresses } from '../notices/tell-of-addresses.ts'
import { canSignIn } from './can-sign-in.ts'
import type { FactorRemoval } from './factor-removal.ts'

/**
 * Removes an address of a user, inside the caller's transaction. Unused links and passcodes sent to it are deleted. An
 * address that users remove themselves is kept aside for some days, in which its mailbox can take the removal back; one
 * that was added a few days ago is deleted at once, as is one that the host removes.
 *
 * @param own set when users remove it themselves
 * @returns the user after the removal
 * @throws AuthError `email_not_found`, `cannot_delete_last_primary_factor`
 */
export async function removeEmail(
  repositories: Pick<Repositories, 'users' | 'challenges' | 'audit' | 'outbox' | 'browsers'>,
  dependencies: NoticePorts,
  removal: FactorRemoval,
  own?: { readonly session: SessionRow; readonly source: Source },
): Promise<UserRow> {
  const { users, challenges } = repositories
  const { project, userId, id } = removal
  const { projectId } = project
  // An empty change locks the user, so that the second of two concurrent removals sees the first.
  const locked = await users.update(projectId, userId, {})
  const before = locked && 'user' in locked ? locked.user : null
  const email = before?.emails.find(({ emailId }) => emailId === id)
  if (!before || !email) throw new AuthError('email_not_found')
  const user = { ...before, emails: before.emails.filter((other) => other !== email) }
  if (!canSignIn(user, project)) throw new AuthError('cannot_delete_last_primary_factor')
  const now = dependencies.clock.now()
  if (own && isSettledAddress(before, email, now)) {
    const aside = { removedAt: now, removedIn: own.session.sessionId }
    await users.setEmailAside({ projectId, userId, emailId: id }, aside)
  } else await users.removeEmail(projectId, userId, id)
  const { canonical } = parseEmail(email.email)
  await challenges.voidEverything(projectId, [canonical], now)
  await recordActivity(repositories, dependencies, {
    action: 'user.email_deleted',
    project,
    actor: removal.actor,
    user,
    ...(removal.session && { session: removal.session }),
    source: removal.source,
    details: { email_id: id, ...removal.details },
  })
  if (own && email.verified) {
    const changed = { before, user, what: 'removed', email, session: own.session } as const
    await tellOfAddresses(repositories, dependencies, { project, source: own.source }, changed)
  }
  return user
}
