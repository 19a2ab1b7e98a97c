import type { DeclaredKind } from '../../declarations/all-declarations.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { canSignIn } from './can-sign-in.ts'
import { dropCredential } from './drop-credential.ts'
import type { FactorRemoval } from './factor-removal.ts'

/**
 * Removes a credential of a user, inside the caller's transaction. Sessions that it started continue, and the user's
 * addresses stay; unused codes sent to a removed address are deleted.
 *
 * @returns the user after the removal
 * @throws AuthError the kind's own when the credential is missing; `cannot_delete_last_primary_factor`
 */
export async function removeCredential(
  repositories: Repositories,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  kind: DeclaredKind,
  removal: FactorRemoval,
): Promise<UserRow> {
  const { project, userId, id } = removal
  const { missing, keepsWayIn } = kind.removal
  // An empty change locks the user, so that the second of two concurrent removals sees the first.
  const locked = await repositories.users.update(project.projectId, userId, {})
  const before = locked && 'user' in locked ? locked.user : null
  // Searched among the user's own credentials, so that the id from the URL reaches no query.
  const entry = before && kind.list(before.credentials).find((own) => own.id === id)
  if (!before || !entry) throw new AuthError(missing)
  const user = { ...before, credentials: kind.without(before.credentials, id) }
  if (keepsWayIn && canSignIn(before, project) && !canSignIn(user, project)) {
    throw new AuthError('cannot_delete_last_primary_factor')
  }
  const details = { ...entry.details, ...removal.details }
  const drop = { ...removal, user: before, details }
  const after = await dropCredential(repositories, dependencies, kind, drop)
  if (!after) throw new AuthError(missing)
  return after
}
