import type { CredentialAddition } from '../../declarations/declare-addition.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/**
 * Finds the time of a session's last proof. A refresh is no proof, and an exchanged access token stands for an older
 * proof.
 *
 * @returns epoch milliseconds; -Infinity for a session without a proof
 */
export function findLastProofAt({ factors }: Pick<SessionRow, 'factors'>): number {
  const proofs = factors.filter(({ clientId }) => clientId === undefined)
  return Math.max(...proofs.map(({ authenticatedAt }) => authenticatedAt))
}

/**
 * Requires a recent proof for adding a credential, factor or address, since these give lasting access and a session
 * lasts for days: a stolen session must not add anything that outlives it.
 *
 * @param now the time at which the addition was requested, in milliseconds
 * @param addition the addition settings of the credential's kind
 * @throws AuthError the kind's refusal
 */
export function verifyFreshProof(
  session: Pick<SessionRow, 'factors'>,
  now: number,
  { freshSeconds, refusal }: Pick<CredentialAddition, 'freshSeconds' | 'refusal'>,
): void {
  if (now - findLastProofAt(session) > freshSeconds * 1_000) throw new AuthError(refusal)
}
