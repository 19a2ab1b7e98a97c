import { credentialKinds, findFactor, isProof } from '../../declarations/all-declarations.ts'
import type {
  FactorRow,
  Repositories,
  SecondStepPolicy,
  UserRow,
} from '../../kernel/storage/storage.ts'
import { carriedProofs } from './carried-proofs.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { type StepOwner, type StepSettings, toStepPolicy } from './step-policy.ts'

type Stores = Pick<Repositories, 'accountCodes'>
type User = Pick<UserRow, 'projectId' | 'userId' | 'credentials'>

/** A recovery code of an authenticator app or of the account. */
export const recoveryStep = 'recovery_code'

/**
 * Lists the factors of which a sign-in still needs one: none where the user is asked for no second step, or has
 * none, or these proofs contain one or a passkey that asked for its user. What stands for an earlier session, such as an
 * exchanged token or an operator's impersonation, is not asked again.
 *
 * @param factors the proofs of the sign-in
 * @returns the factors' names, such as `totp` and `recovery_code`
 */
export async function listSecondSteps(
  stores: Stores,
  project: StepSettings,
  user: User & StepOwner,
  factors: readonly FactorRow[],
): Promise<readonly string[]> {
  const policy = toStepPolicy(project, user)
  if (!needsSecondStep(policy, factors)) return []
  const guards = credentialKinds
    .filter((kind) => kind.list(user.credentials).some(({ isGuard }) => isGuard))
    .flatMap(({ factors: own }) =>
      Object.entries(own).flatMap(([name, { isSecond }]) => (isSecond ? [name] : [])),
    )
  if (guards.length > 0 || policy !== 'required') return guards
  const completing = await listCompleting(stores, user)
  if (completing.length === 0) return []
  const begun = factors[0]?.credential?.factor
  const others = completing.filter((name) => name !== begun)
  return begun === 'account_code' ? others : [...others, recoveryStep]
}

/**
 * Lists the factors that complete a sign-in of a user without an authenticator app. Without recovery codes there are none,
 * since the loss of a passkey alone would lock its user out.
 */
export async function listCompleting(
  { accountCodes }: Stores,
  { projectId, userId, credentials }: User,
): Promise<readonly string[]> {
  const names = credentialKinds.flatMap((kind) =>
    kind.list(credentials).length === 0
      ? []
      : Object.entries(kind.factors).flatMap(([name, { completes }]) => (completes ? [name] : [])),
  )
  if (names.length === 0) return []
  // Used codes count too: a thief with the sheet must not get rid of the question by using it up.
  return (await accountCodes.listIds(projectId, userId)).length > 0 ? names : []
}

/** True where a second step is asked for, and these proofs of a sign-in contain none. */
export const needsSecondStep = (policy: SecondStepPolicy, factors: readonly FactorRow[]): boolean =>
  policy !== 'off' &&
  !hasSecondFactor({ factors }) &&
  !factors.some(isEnough) &&
  !hasCompleted(factors)

/** True when a factor completed what one of another kind began: two passkeys, or two codes, are one kind. */
const hasCompleted = ([first, ...others]: readonly FactorRow[]): boolean =>
  others.some(
    ({ credential }) =>
      credential !== undefined &&
      credential.factor !== first?.credential?.factor &&
      findFactor(credential)?.completes === true,
  )

/** True when proofs of a sign-in contain a second step of its user, whether or not the project asks for one. */
export const showsSecondStep = (factors: readonly FactorRow[]): boolean =>
  hasSecondFactor({ factors }) ||
  hasCompleted(factors) ||
  factors.some(({ isUserVerified }) => isUserVerified === true)

const isEnough = (factor: FactorRow): boolean =>
  factor.isUserVerified === true ||
  factor.impersonator !== undefined ||
  Object.values(carriedProofs).some((proof) => isProof(factor, proof))
