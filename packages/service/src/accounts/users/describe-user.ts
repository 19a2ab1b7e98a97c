import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Repositories, UserChange, UserRow } from '../../kernel/storage/storage.ts'
import { verifyMetadata } from './verify-metadata.ts'

/**
 * Stores the host's fields of a new user, in the transaction that creates the user.
 *
 * @throws AuthError `user_not_found`, `duplicate_user_external_id`, `metadata_too_large`, `metadata_too_many_keys`
 */
export async function describeUser(
  { users }: Pick<Repositories, 'users'>,
  { projectId, userId }: UserRow,
  change: UserChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  const updated = await users.update(projectId, userId, change)
  if (!updated) throw new AuthError('user_not_found')
  if ('taken' in updated) throw new AuthError('duplicate_user_external_id')
  verifyMetadata(updated.user.trustedMetadata)
  verifyMetadata(updated.user.untrustedMetadata)
}
