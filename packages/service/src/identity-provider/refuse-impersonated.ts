import { isImpersonated } from '../audit/is-impersonated.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { SessionRow } from '../storage/storage.ts'

/**
 * Staff who act as the person let nobody in, and leave with no token of theirs: it would outlive the hour that
 * they may act, and say nothing of who did.
 *
 * @throws AuthError `unauthorized_action`
 */
export function refuseImpersonated(session: SessionRow): void {
  if (isImpersonated(session)) throw new AuthError('unauthorized_action')
}
