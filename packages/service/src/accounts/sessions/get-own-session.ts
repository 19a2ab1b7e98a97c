import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { type AuthenticatedSession, getSession } from './get-session.ts'

/**
 * Verifies the caller's session for actions that only the user may take: an impersonator can read, but cannot change
 * credentials.
 *
 * @throws AuthError `user_unauthenticated`, `session_not_found`; `unauthorized_action` when impersonated
 */
export async function getOwnSession(
  dependencies: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  call: Pick<Call, 'project' | 'sessionToken'>,
): Promise<AuthenticatedSession> {
  const proved = await getSession(dependencies, call, 'user_unauthenticated')
  if (isImpersonated(proved.session)) throw new AuthError('unauthorized_action')
  return proved
}
