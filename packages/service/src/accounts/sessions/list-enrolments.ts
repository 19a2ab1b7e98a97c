import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { FactorRow, UserRow } from '../../kernel/storage/storage.ts'
import { needsSecondStep } from './list-second-steps.ts'
import { isGuarded } from './verify-sufficient-factors.ts'

/**
 * Lists the factors of which the user has to add one before a sign-in starts a session: none where the project does not
 * require a second step, or the user has one already.
 *
 * @param factors the proofs of the sign-in
 * @returns the factors' names, such as `totp`
 */
export function listEnrolments(
  project: Pick<ProjectConfig, 'factors'>,
  user: Pick<UserRow, 'credentials'>,
  factors: readonly FactorRow[],
): readonly string[] {
  const isDue = project.factors.require === 'required' && !isGuarded(user)
  if (!isDue || !needsSecondStep(project, factors)) return []
  return credentialKinds.flatMap(({ factors: own }) =>
    Object.entries(own).flatMap(([name, { isEnrolled }]) => (isEnrolled ? [name] : [])),
  )
}
