import { totpCredential } from '../../declarations/totps/credential.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import { verifyFreshProof } from '../sessions/verify-fresh-proof.ts'
import { type FurtherProof, recordVerified, toTotpFactor } from './authenticate-totp.ts'

/**
 * Turns on an app whose first code was checked, and adds it to the session as a proof. A stolen session must not turn on
 * what its owner has left half-way, so the session needs a fresh proof, as for the beginning.
 *
 * @throws AuthError `totps_not_found_for_user`, `insufficient_factors`, `session_not_found`
 */
export async function completeTotp(
  dependencies: Dependencies,
  proof: FurtherProof,
  { session, totpId }: { readonly session: SessionRow; readonly totpId: string },
): Promise<SignedIn & { readonly totpId: string }> {
  const { projectId, userId } = proof.user
  const completed = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    const held = await holdSession(tx, session, now)
    verifyFreshProof(held.session, now, totpCredential.addition)
    if (!(await tx.totps.complete(projectId, userId, totpId, now))) {
      throw new AuthError('totps_not_found_for_user')
    }
    const user = await tx.users.findById(projectId, userId)
    if (!user) throw new AuthError('session_not_found')
    const factor = toTotpFactor(totpId, now)
    const started = await recordAuthentication(tx, dependencies, { ...proof, user, factor })
    await recordVerified(tx, dependencies, proof, { user, totpId, session: started?.session })
    return { started, user, totpId }
  })
  dependencies.wakeOutbox()
  return completed
}
