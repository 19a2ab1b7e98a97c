import { AuthError } from '../errors/auth-error.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'

/** True for what could be an id of ours; anything else is a host's own. */
export const isOwnUserId = (id: string) => /^user-(test|live)-/.test(id)

/** What a host's own id may be made of. */
export const isExternalId = (id: string) => /^[\w.|-]{1,128}$/.test(id) && !isOwnUserId(id)

/**
 * Finds a person of the project by their id, or by the host's own id of them.
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
