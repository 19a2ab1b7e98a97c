import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { listCompleting } from './list-second-steps.ts'
import { findPutOffEnd, type StepSettings, toStepPolicy } from './step-policy.ts'
import { isGuarded } from './verify-sufficient-factors.ts'

/** True when a user has to have a second step now. */
export const isStepRequired = (
  project: StepSettings,
  user: Pick<UserRow, 'roles' | 'secondStep'>,
  now: number,
): boolean =>
  toStepPolicy(project, user) === 'required' && findPutOffEnd(project, user, now) === null

/**
 * Verifies that a user of whom a second step is required keeps one: to change it, they add the new one first.
 *
 * @param remaining the user's credentials after the removal
 * @throws AuthError `cannot_delete_last_second_step`
 */
export async function verifyStepLeft(
  stores: Pick<Repositories, 'accountCodes'>,
  project: StepSettings,
  user: UserRow,
  remaining: UserRow['credentials'],
  now: number,
): Promise<void> {
  if (!isStepRequired(project, user, now)) return
  const hadStep = await hasStep(stores, user)
  if (!hadStep || (await hasStep(stores, { ...user, credentials: remaining }))) return
  throw new AuthError('cannot_delete_last_second_step')
}

const hasStep = async (
  stores: Pick<Repositories, 'accountCodes'>,
  user: UserRow,
): Promise<boolean> => isGuarded(user) || (await listCompleting(stores, user)).length > 0
