import { AuthError } from '../foundation/errors/auth-error.ts'
import { isImpersonated } from '../kernel/audit/is-impersonated.ts'
import type { SessionRow } from '../kernel/storage/storage.ts'

/**
 * Refuses an impersonated session. Staff must not authorize an app or obtain its tokens for the user: a token would
 * outlive the hour of the impersonation, and would not show who acted.
 *
 * @throws AuthError `unauthorized_action`
 */
export function refuseImpersonated(session: SessionRow): void {
  if (isImpersonated(session)) throw new AuthError('unauthorized_action')
}
