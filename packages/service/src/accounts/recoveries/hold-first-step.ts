import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { holdsFactor } from '../sessions/holds-factor.ts'
import type { IntermediateSession } from '../sessions/intermediate-session.ts'

/**
 * Locks the user, and verifies again that the first step of the sign-in is valid: it may have been used or ended since it
 * was found.
 *
 * @returns the user's row, read under the lock
 * @throws AuthError `intermediate_session_not_found`
 */
export async function holdFirstStep(
  tx: Pick<Repositories, 'users' | 'artefacts' | 'challenges'>,
  { clock }: Pick<Dependencies, 'clock'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  { challengeId, factors }: IntermediateSession,
): Promise<UserRow> {
  const user = await holdPerson(tx, projectId, userId)
  const now = clock.now()
  const isLive = await tx.challenges.find(projectId, 'intermediate_session', challengeId, now)
  if (!isLive || user?.blockedAt !== null || !factors.every((one) => holdsFactor(user, one))) {
    throw new AuthError('intermediate_session_not_found')
  }
  return user
}
