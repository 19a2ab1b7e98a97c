import { limits } from '@portico/contract'
import { recordActivity } from '../audit/record-activity.ts'
import { recordFailures } from '../audit/record-failures.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../http/auth-error.ts'
import { keepProof, type StartedSession } from '../sessions/start-session.ts'
import { reserveGuess } from '../sign-in/reserve-guess.ts'
import type { UserRow } from '../storage/storage.ts'
import type { FurtherProof } from './authenticate-totp.ts'
import { hashRecoveryCode, parseRecoveryCode } from './recovery-code.ts'

/** Under which a person's wrong recovery codes are counted. */
function toRecoverySubject(userId: string): string {
  return `recovery_code:${userId}`
}

/**
 * Lets a recovery code stand in for the authenticator app, once.
 *
 * @param typed the code, in any case, with or without hyphens
 * @throws AuthError `invalid_recovery_code`, `user_lock_limit_reached`,
 * `unable_to_authenticate_recovery_code`, `user_blocked`, `session_not_found`
 */
export async function authenticateRecoveryCode(
  dependencies: Dependencies,
  proof: FurtherProof,
  typed: string,
): Promise<{ started: StartedSession | null; user: UserRow; totpId: string }> {
  const code = parseRecoveryCode(typed)
  if (code === null) throw new AuthError('invalid_recovery_code')
  const { projectId } = proof.project
  const { userId } = proof.user
  const proved = await recordFailures(dependencies, proof, 'recovery_codes', async (attempt) => {
    attempt.userId = userId
    const subject = toRecoverySubject(userId)
    const failures = await reserveGuess(dependencies, { projectId, subject }, limits.totp)
    const used = await consumeCode(dependencies, proof, code)
    if (used) return used
    if (failures >= limits.totp.maxTries) attempt.lock = { failures }
    throw new AuthError('unable_to_authenticate_recovery_code')
  })
  dependencies.wakeOutbox()
  return proved
}

/** Uses the code up and renews the session, or nothing of both. */
function consumeCode(dependencies: Dependencies, proof: FurtherProof, code: string) {
  const { storage, keyRing, clock } = dependencies
  const { project, user, source } = proof
  const { projectId } = project
  const { userId } = user
  return storage.transaction(async (tx) => {
    // Before the code's row, as whoever ends everything of a person's does.
    await tx.artefacts.takeTurn(projectId, userId)
    const codeHash = hashRecoveryCode(keyRing, userId, code)
    const used = await tx.totps.consumeCode(projectId, userId, codeHash, clock.now())
    if (!used) return null
    await tx.attempts.clear(projectId, toRecoverySubject(userId))
    const started = await keepProof(tx, dependencies, {
      ...proof,
      factor: {
        type: 'recovery_codes',
        deliveryMethod: 'recovery_code',
        authenticatedAt: clock.now(),
        recoveryCodeId: used.codeId,
      },
    })
    await recordActivity(tx, dependencies, {
      action: 'recovery_code.used',
      project,
      actor: { kind: 'person', id: userId },
      user,
      ...(started && { session: started.session }),
      source,
      details: { totp_id: used.totpId, recovery_code_id: used.codeId },
    })
    return { started, user, totpId: used.totpId }
  })
}
