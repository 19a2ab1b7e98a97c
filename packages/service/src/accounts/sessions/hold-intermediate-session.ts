import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { holdPerson } from './hold-session.ts'
import { holdsFactor } from './holds-factor.ts'
import type { IntermediateSession } from './intermediate-session.ts'
import { listCompleting } from './list-second-steps.ts'

/**
 * Locks the user for a part of an enrolment between the two steps of a sign-in, and verifies that the sign-in can still be
 * completed. It stays as it is, because only the end of the enrolment consumes it.
 *
 * @throws AuthError `intermediate_session_not_found` when it was used, has expired or was ended, or when the user no
 * longer has what the first step proved; `insufficient_factors` when it waits for a second step that the user had, or
 * has by now
 *
 * @returns the user’s row, read under the lock
 */
export async function holdIntermediateSession(
  repositories: Pick<Repositories, 'users' | 'artefacts' | 'challenges' | 'accountCodes'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  { challengeId, factors, mayEnrol }: IntermediateSession,
  now: number,
): Promise<UserRow> {
  const user = await holdPerson(repositories, projectId, userId)
  const { challenges } = repositories
  const row = await challenges.find(projectId, 'intermediate_session', challengeId, now)
  const canGoOn = user?.blockedAt === null && factors.every((factor) => holdsFactor(user, factor))
  if (!row || !user || !canGoOn) throw new AuthError('intermediate_session_not_found')
  // Who has one factor of a guarded account must not replace the other, even after the app was removed meanwhile.
  if (!mayEnrol) throw new AuthError('insufficient_factors')
  // Another window has added a passkey meanwhile, which this sign-in has to show as every other one does.
  if ((await listCompleting(repositories, user)).length > 0) {
    throw new AuthError('insufficient_factors')
  }
  return user
}
