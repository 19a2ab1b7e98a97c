import { recordActivity } from '../audit/record-activity.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../http/auth-error.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'
import type { FactorRemoval } from './factor-removal.ts'

/**
 * Takes the password from a person, inside the caller's transaction. Their address stays: a link or a passcode
 * to it signs in. Sessions go on.
 *
 * @returns the person as they now are
 * @throws AuthError `password_not_found`
 */
export async function removePassword(
  repositories: Pick<Repositories, 'users' | 'passwords' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  removal: FactorRemoval,
): Promise<UserRow> {
  const { project, userId, id } = removal
  const { projectId } = project
  // A change of nothing takes the person's turn.
  const locked = await repositories.users.update(projectId, userId, {})
  const before = locked && 'user' in locked ? locked.user : null
  const isTheirs = before?.password?.passwordId === id
  const isRemoved = isTheirs && (await repositories.passwords.remove(projectId, userId))
  if (!before || !isRemoved) throw new AuthError('password_not_found')
  const user = { ...before, password: null }
  await recordActivity(repositories, dependencies, {
    action: 'password.deleted',
    project,
    actor: removal.actor,
    user,
    ...(removal.session && { session: removal.session }),
    source: removal.source,
    details: { password_id: id },
  })
  return user
}
