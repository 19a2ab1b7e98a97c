import { limits } from '@portico/contract'
import { AuthError } from '../errors/auth-error.ts'
import { credentialKinds } from '../method/declared.ts'
import type { SessionRow, UserRow } from '../storage/storage.ts'
import { findProvedKind } from './find-proved-kind.ts'

/** True for a person whose authenticator app counts: a further factor guards their account. */
export function isGuarded({ credentials }: Pick<UserRow, 'credentials'>): boolean {
  return credentialKinds.some((kind) => kind.list(credentials).some(({ isGuard }) => isGuard))
}

/**
 * A change of a credential gives lasting access. Where a further factor guards the account, the first one alone
 * must not bring it about: the session has proved factors of two kinds, one of them a short time ago.
 *
 * @param now when the change was asked for, in milliseconds
 * @throws AuthError `insufficient_factors`
 */
export function verifySufficientFactors(
  user: Pick<UserRow, 'credentials'>,
  { factors }: Pick<SessionRow, 'factors'>,
  now: number,
): void {
  if (!isGuarded(user)) return
  // What stands for a session of before, as an exchanged token does, proves nothing that it had not.
  const counted = factors.filter((factor) => findProvedKind(factor) !== null)
  const kinds = new Set(counted.map(findProvedKind))
  const lastProofAt = Math.max(...counted.map(({ authenticatedAt }) => authenticatedAt))
  const { kindsForChange, freshSeconds } = limits.furtherFactor
  if (kinds.size >= kindsForChange && now - lastProofAt <= freshSeconds * 1_000) return
  throw new AuthError('insufficient_factors')
}
