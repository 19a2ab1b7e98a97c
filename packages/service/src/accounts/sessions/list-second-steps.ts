import { credentialKinds, isProof } from '../../declarations/all-declarations.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { FactorRow, UserRow } from '../../kernel/storage/storage.ts'
import { carriedProofs } from './carried-proofs.ts'
import { hasSecondFactor } from './has-second-factor.ts'

/**
 * Lists the factors of which a sign-in still needs one: none where the project asks for no second step, the user has
 * none, or these proofs contain one or a passkey that asked for its user. What stands for an earlier session, such as an
 * exchanged token or an operator's impersonation, is not asked again.
 *
 * @param factors the proofs of the sign-in
 * @returns the factors' names, such as `totp` and `recovery_code`
 */
export function listSecondSteps(
  project: Pick<ProjectConfig, 'factors'>,
  { credentials }: Pick<UserRow, 'credentials'>,
  factors: readonly FactorRow[],
): readonly string[] {
  if (!needsSecondStep(project, factors)) return []
  return credentialKinds
    .filter((kind) => kind.list(credentials).some(({ isGuard }) => isGuard))
    .flatMap(({ factors: own }) =>
      Object.entries(own).flatMap(([name, { isSecond }]) => (isSecond ? [name] : [])),
    )
}

/** True where the project asks for a second step, and these proofs of a sign-in contain none. */
export const needsSecondStep = (
  { factors: { require } }: Pick<ProjectConfig, 'factors'>,
  factors: readonly FactorRow[],
): boolean => require !== 'off' && !hasSecondFactor({ factors }) && !factors.some(isEnough)

const isEnough = (factor: FactorRow): boolean =>
  factor.isUserVerified === true ||
  factor.impersonator !== undefined ||
  Object.values(carriedProofs).some((proof) => isProof(factor, proof))
