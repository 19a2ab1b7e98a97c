import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { checkTotpCode, type FurtherProof, toTotpSubject } from './authenticate-totp.ts'

/**
 * Checks the first code of a new app, so that a user can save the recovery codes before the app protects anything. A
 * wrong code is counted.
 *
 * @throws AuthError `invalid_totp_code`, `totps_not_found_for_user`, `user_lock_limit_reached`,
 *   `unable_to_authenticate_totp`
 */
export function checkNewTotp(
  dependencies: Dependencies,
  proof: Pick<FurtherProof, 'project' | 'user' | 'source'>,
  { totpId, code }: { readonly totpId: string; readonly code: string },
): Promise<void> {
  const { projectId, userId } = proof.user
  return recordFailures(dependencies, proof, 'totp', async (attempt) => {
    attempt.userId = userId
    const { storage, clock } = dependencies
    const apps = await storage.totps.listOfUser(projectId, userId, clock.now())
    // Another window may have replaced it: the user must not search for a mistake in the code.
    if (!apps.some((own) => own.totpId === totpId)) throw new AuthError('totps_not_found_for_user')
    const { app, step } = await checkTotpCode(dependencies, proof, code, attempt)
    await storage.transaction(async (tx) => {
      await tx.artefacts.lockForUser(projectId, userId)
      // The code may be that of an app which protects the account, or of one that was begun in another window.
      const isNew = app.totpId === totpId && (await tx.totps.noteStep(projectId, totpId, step))
      if (!isNew) throw new AuthError('totps_not_found_for_user')
      await tx.attempts.clear(projectId, toTotpSubject(userId))
    })
  })
}
