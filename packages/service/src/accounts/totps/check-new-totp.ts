import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { holdIntermediateSession } from '../sessions/hold-intermediate-session.ts'
import { forgetCodeGuesses } from '../sign-in/reserve-code-guess.ts'
import { checkTotpCode, type FurtherProof } from './authenticate-totp.ts'
import { verifyBegun } from './enroller.ts'

/**
 * Checks the first code of a new app, so that a user can save the recovery codes before the app protects anything. A
 * wrong code is counted.
 *
 * @throws AuthError `invalid_totp_code`, `totps_not_found_for_user`, `user_lock_limit_reached`,
 *   `unable_to_authenticate_totp`; `intermediate_session_not_found` when the sign-in has ended meanwhile
 */
export function checkNewTotp(
  dependencies: Dependencies,
  proof: Pick<FurtherProof, 'project' | 'user' | 'source' | 'intermediate'>,
  { totpId, code }: { readonly totpId: string; readonly code: string },
): Promise<void> {
  const { user, intermediate } = proof
  const { projectId, userId } = user
  return recordFailures(dependencies, proof, 'totp', async (attempt) => {
    attempt.userId = userId
    const { storage, clock } = dependencies
    const now = clock.now()
    const apps = await storage.totps.listOfUser(projectId, userId, now)
    // Another window may have replaced it: the user must not search for a mistake in the code.
    if (!apps.some((own) => own.totpId === totpId)) throw new AuthError('totps_not_found_for_user')
    await verifyBegun(storage, dependencies, user, { intermediate, totpId }, now)
    const { step, guess } = await checkTotpCode(dependencies, proof, code, attempt, totpId)
    await storage.transaction(async (tx) => {
      if (intermediate) await holdIntermediateSession(tx, user, intermediate, now)
      else await tx.artefacts.lockForUser(projectId, userId)
      // It may be on by now, or another window may have replaced it.
      const isNew = await tx.totps.noteStep(projectId, totpId, step)
      if (!isNew) throw new AuthError('totps_not_found_for_user')
      await forgetCodeGuesses(tx.attempts, dependencies, guess)
    })
  })
}
