import { AuthError } from '../foundation/errors/auth-error.ts'
import { isImpersonated } from '../kernel/audit/is-impersonated.ts'
import type { SessionRow } from '../kernel/storage/storage.ts'

/**
 * Staff who act as the person let nobody in, and leave with no token of theirs: it would outlive the hour that
 * they may act, and say nothing of who did.
 *
 * @throws AuthError `unauthorized_action`
 */
export function refuseImpersonated(session: SessionRow): void {
  if (isImpersonated(session)) throw new AuthError('unauthorized_action')
}
