import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { toPasswordText } from '../../kernel/passwords/password-text.ts'
import type { ProvedPassword } from './check-existing-password.ts'

/**
 * Verifies that a right password may be used, to log in or to set a new one. A breached password proves no user. It
 * must be reset by mail from then on, even if a later list no longer contains it.
 *
 * @throws AuthError `user_blocked`, `reset_password`, `breached_password`
 */
export async function verifyUsable(
  dependencies: Dependencies,
  { project, source }: CallContext,
  proved: ProvedPassword,
  typed: string,
): Promise<void> {
  const { user, password } = proved
  try {
    if (user.blockedAt !== null) throw new AuthError('user_blocked')
    if (password.requiresReset) {
      // Only a breach requires a reset. A caller who knows the password may learn the reason.
      throw new AuthError('reset_password', { details: { reason: 'breached_password' } })
    }
    if (!project.passwords.breachDetection.onAuthentication) return
    if (!(await dependencies.breachCheck.isBreached(toPasswordText(typed)))) return
    await dependencies.storage.transaction(async (tx) => {
      const { projectId, userId } = user
      // If the password changed in the meantime, the new one was checked when it was set.
      if (!(await tx.passwords.requireReset(projectId, userId, password.hash))) return
      await recordActivity(tx, dependencies, {
        action: 'password.reset_required',
        project,
        actor: { kind: 'service', id: '' },
        user,
        source,
        details: { reason: 'breached_password' },
      })
    })
    throw new AuthError('breached_password')
  } catch (error) {
    // A caller who knows the password did not guess it.
    await proved.clearGuesses(dependencies.storage.attempts)
    throw error
  }
}
