import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { canSignIn } from './can-sign-in.ts'
import type { FactorRemoval } from './factor-removal.ts'

/**
 * Removes an address of a user, inside the caller's transaction. Unused links and passcodes sent to it are deleted.
 *
 * @returns the user after the removal
 * @throws AuthError `email_not_found`, `cannot_delete_last_primary_factor`
 */
export async function removeEmail(
  repositories: Pick<Repositories, 'users' | 'challenges' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  removal: FactorRemoval,
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
  if (!canSignIn(user)) throw new AuthError('cannot_delete_last_primary_factor')
  await users.removeEmail(projectId, userId, id)
  const { canonical } = parseEmail(email.email)
  const now = dependencies.clock.now()
  await challenges.voidEverything(projectId, [canonical], now)
  await recordActivity(repositories, dependencies, {
    action: 'user.email_deleted',
    project,
    actor: removal.actor,
    user,
    ...(removal.session && { session: removal.session }),
    source: removal.source,
    details: { email_id: id },
  })
  return user
}
