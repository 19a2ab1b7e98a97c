import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { FactorRow, UserRow } from '../../kernel/storage/storage.ts'
import { needsSecondStep } from './list-second-steps.ts'
import { isGuarded } from './verify-sufficient-factors.ts'

/**
 * Lists the factors of which the user has to add one before a sign-in starts a session: none where the project does not
 * require a second step, or the user has one already.
 *
 * @param sign.factors the proofs of the sign-in
 * @param sign.isHost whether a host's server signs the user in, which can show no prompt of the browser
 * @returns the factors' names, such as `passkey` and `totp`
 */
export function listEnrolments(
  project: Pick<ProjectConfig, 'factors'>,
  user: Pick<UserRow, 'credentials'>,
  { factors, isHost }: { readonly factors: readonly FactorRow[]; readonly isHost: boolean },
): readonly string[] {
  const isDue = project.factors.require === 'required' && !isGuarded(user)
  if (!isDue || !needsSecondStep(project, factors)) return []
  return credentialKinds.flatMap((kind) => {
    // A factor that is there already, and no second step, lacks recovery codes: its user signs in with it.
    const isThere = kind.list(user.credentials).some(({ isGuard }) => isGuard === undefined)
    return Object.entries(kind.factors).flatMap(([name, { isEnrolled }]) =>
      isEnrolled === 'anywhere' || (isEnrolled && !isHost && !isThere) ? [name] : [],
    )
  })
}
