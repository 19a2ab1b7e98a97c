import { isImpersonated } from '../audit/is-impersonated.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import { type AuthenticatedSession, getSession } from './get-session.ts'

/**
 * Proves the caller's session for what only the person themselves may do: staff who act as the person look,
 * and change no credential.
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
