import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../http/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import { getSession, type ProvedSession } from './get-session.ts'
import { isImpersonated } from './is-impersonated.ts'

/**
 * Proves the caller's session for what only the person themselves may do: staff who act as the person look,
 * and change no credential.
 *
 * @throws AuthError `user_unauthenticated`, `session_not_found`; `unauthorized_action` when impersonated
 */
export async function getOwnSession(
  dependencies: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  call: Pick<Call, 'project' | 'sessionToken'>,
): Promise<ProvedSession> {
  const proved = await getSession(dependencies, call, 'user_unauthenticated')
  if (isImpersonated(proved.session)) throw new AuthError('unauthorized_action')
  return proved
}
