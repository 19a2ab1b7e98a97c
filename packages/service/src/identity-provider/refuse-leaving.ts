import { AuthError } from '../foundation/errors/auth-error.ts'
import type { UserRow } from '../kernel/storage/storage.ts'

/**
 * Refuses a user whose account is about to be deleted. They lost the access of their apps with that request, so no app
 * gets access before they have kept the account.
 *
 * @throws AuthError `unauthorized_action`
 */
export function refuseLeaving({ deletion }: Pick<UserRow, 'deletion'>): void {
  if (!deletion) return
  throw new AuthError('unauthorized_action', {
    explanation: 'The user asked for the deletion of the account, and has to keep it first.',
  })
}
