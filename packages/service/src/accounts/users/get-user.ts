import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/** True for an id in the service's format; any other id is the host's own. */
export const isOwnUserId = (id: string) => /^user-(test|live)-/.test(id)

/** True for an id that a host may assign. */
export const isExternalId = (id: string) => /^[\w.|-]{1,128}$/.test(id) && !isOwnUserId(id)

/**
 * Finds a user of the project by user id or by external id.
 *
 * @throws AuthError `user_not_found`
 */
export async function getUser(
  { users }: Pick<Repositories, 'users'>,
  projectId: string,
  id: string,
): Promise<UserRow> {
  const user = isOwnUserId(id)
    ? await users.findById(projectId, id)
    : isExternalId(id)
      ? await users.findByExternalId(projectId, id)
      : null
  if (!user) throw new AuthError('user_not_found')
  return user
}
