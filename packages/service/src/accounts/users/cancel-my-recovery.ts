import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { cancelRecovery } from '../sessions/cancel-recovery.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'

/**
 * Stops a recovery of the account of the user who calls. It needs a recent proof: a thief of the session must not stop
 * the recovery of an owner whom they have locked out.
 *
 * @throws AuthError `insufficient_factors`, `recovery_not_found`, `recovery_has_ended`
 */
export async function cancelMyRecovery(
  dependencies: Dependencies,
  call: Call,
): Promise<RecoveryRow> {
  const { storage, clock } = dependencies
  const { project, source, params } = call
  const own = await getOwnSession(dependencies, call)
  const recoveryId = params.id ?? ''
  const cancelled = await storage.transaction(async (tx) => {
    const now = clock.now()
    const { user, session } = await holdSession(tx, own.session, now)
    verifyAccountChange(user, session, now)
    const { projectId, userId } = user
    if (!(await tx.recoveries.find({ projectId, userId, recoveryId }))) {
      throw new AuthError('recovery_not_found')
    }
    const cancelling = { project, source, actor: toActor(session), user, session }
    return cancelRecovery(tx, dependencies, cancelling, recoveryId)
  })
  if (!cancelled) throw new AuthError('recovery_has_ended')
  dependencies.wakeOutbox()
  return cancelled
}
