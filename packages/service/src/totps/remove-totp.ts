import { recordActivity } from '../audit/record-activity.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../http/auth-error.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'
import type { FactorRemoval } from '../users/factor-removal.ts'

/**
 * Takes an authenticator app and its recovery codes from a person, inside the caller's transaction.
 *
 * @returns the person as they now are
 * @throws AuthError `totp_not_found`
 */
export async function removeTotp(
  repositories: Pick<Repositories, 'users' | 'totps' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  removal: FactorRemoval,
): Promise<UserRow> {
  const { project, userId, id } = removal
  // A change of nothing takes the person's turn.
  const locked = await repositories.users.update(project.projectId, userId, {})
  const before = locked && 'user' in locked ? locked.user : null
  // Looked up among the person's own: an id from outside reaches no query.
  const app = before?.totps.find(({ totpId }) => totpId === id)
  const isRemoved = app && (await repositories.totps.remove(project.projectId, userId, id))
  if (!before || !isRemoved) throw new AuthError('totp_not_found')
  const user = { ...before, totps: before.totps.filter((other) => other !== app) }
  await recordActivity(repositories, dependencies, {
    action: 'totp.deleted',
    project,
    actor: removal.actor,
    user,
    ...(removal.session && { session: removal.session }),
    source: removal.source,
    details: { totp_id: id },
  })
  return user
}
