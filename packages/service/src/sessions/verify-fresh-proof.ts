import { limits } from '@portico/contract'
import { AuthError } from '../errors/auth-error.ts'
import type { SessionRow } from '../storage/storage.ts'

/**
 * When a person last proved in a session who they are: refreshing it proves nothing, and an access token that was
 * exchanged for it stands for a proof of before.
 *
 * @returns epoch milliseconds; -Infinity for a session without a proof
 */
export function findLastProofAt({ factors }: Pick<SessionRow, 'factors'>): number {
  const proofs = factors.filter(({ clientId }) => clientId === undefined)
  return Math.max(...proofs.map(({ authenticatedAt }) => authenticatedAt))
}

/**
 * A credential, a factor or an address gives lasting access, and a session lasts for days: a stolen one must not add
 * what outlives it. Whoever adds something has proved a short time ago who they are.
 *
 * @param now when the addition was asked for, in milliseconds
 * @throws AuthError `insufficient_factors`
 */
export function verifyFreshProof(session: Pick<SessionRow, 'factors'>, now: number): void {
  const { freshProofSeconds } = limits.addition
  if (now - findLastProofAt(session) <= freshProofSeconds * 1_000) return
  throw new AuthError('insufficient_factors', {
    explanation: `The last proof in this session is older than ${freshProofSeconds / 60} minutes.`,
  })
}
