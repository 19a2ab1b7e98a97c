import { limits } from '@portico/contract'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { findProvedKind } from './find-proved-kind.ts'

/** True for a user with a verified authenticator app, which protects the account as a further factor. */
export function isGuarded({ credentials }: Pick<UserRow, 'credentials'>): boolean {
  return credentialKinds.some((kind) => kind.list(credentials).some(({ isGuard }) => isGuard))
}

/**
 * Requires two factors for a change of credentials when a further factor protects the account, since a change gives
 * lasting access: the session must hold proofs of two kinds, one of them recent.
 *
 * @param now the time at which the change was requested, in milliseconds
 * @throws AuthError `insufficient_factors`
 */
export function verifySufficientFactors(
  user: Pick<UserRow, 'credentials'>,
  { factors }: Pick<SessionRow, 'factors'>,
  now: number,
): void {
  if (!isGuarded(user)) return
  // A proof that stands for an earlier session, such as an exchanged token, does not count.
  const counted = factors.filter((factor) => findProvedKind(factor) !== null)
  const kinds = new Set(counted.map(findProvedKind))
  const lastProofAt = Math.max(...counted.map(({ authenticatedAt }) => authenticatedAt))
  const { kindsForChange, freshSeconds } = limits.furtherFactor
  if (kinds.size >= kindsForChange && now - lastProofAt <= freshSeconds * 1_000) return
  throw new AuthError('insufficient_factors')
}
