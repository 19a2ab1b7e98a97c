import { AuthError } from '../../foundation/errors/auth-error.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { findKind } from '../sessions/find-kind.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import { dropCredential } from '../users/drop-credential.ts'
import { type FurtherProof, recordVerified, toTotpFactor } from './authenticate-totp.ts'
import { type Enroller, holdEnroller, verifyBegun, verifyReplacement } from './enroller.ts'

/**
 * Turns on an app whose first code was checked, and adds it to the session as a proof, or starts the session of the sign-in
 * in which the app was added. A stolen session must not turn on what its owner has left half-way, so the session needs a
 * fresh proof, as for the beginning. The app whose place the new one takes is removed.
 *
 * @throws AuthError `totps_not_found_for_user`, `insufficient_factors`, `session_not_found`,
 * `intermediate_session_not_found`
 */
export async function completeTotp(
  dependencies: Dependencies,
  proof: FurtherProof,
  { enroller, totpId }: { readonly enroller: Enroller; readonly totpId: string },
): Promise<SignedIn & { readonly totpId: string }> {
  const { projectId, userId } = proof.user
  const completed = await dependencies.storage.transaction(async (tx) => {
    const now = dependencies.clock.now()
    await holdEnroller(tx, proof.user, enroller, now)
    await verifyBegun(tx, dependencies, proof.user, { ...enroller, totpId }, now)
    await dropReplaced(tx, dependencies, proof, { enroller, totpId }, now)
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

/**
 * Removes the app that has protected the account so far, in the transaction that turns on the new one.
 *
 * @throws AuthError `insufficient_factors` when the session has proved neither that app nor a recovery code
 */
async function dropReplaced(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source, ...proof }: FurtherProof,
  { enroller, totpId }: { readonly enroller: Enroller; readonly totpId: string },
  now: number,
): Promise<void> {
  const user = await tx.users.findById(project.projectId, proof.user.userId)
  const old = user?.credentials.totps.find((app) => app.verified && app.totpId !== totpId)
  const kind = findKind({ factor: 'totp' })
  if (!user || !old || !kind) return
  await verifyReplacement(tx, enroller, now)
  const { session } = enroller
  await dropCredential(tx, dependencies, kind, {
    project,
    actor: session ? toActor(session) : { kind: 'person', id: user.userId },
    user,
    id: old.totpId,
    successor: totpId,
    ...(session && { session }),
    source,
    details: { totp_id: old.totpId },
  })
}
