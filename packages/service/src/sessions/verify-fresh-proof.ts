import { AuthError } from '../errors/auth-error.ts'
import type { CredentialAddition } from '../method/declare-credential.ts'
import type { SessionRow } from '../storage/storage.ts'

/**
 * When a person last proved in a session who they are: refreshing it proves nothing, and an access token that was
 * exchanged for it stands for a proof of before.
 *
 * @returns epoch milliseconds; -Infinity for a session without a proof
 */
function findLastProofAt({ factors }: Pick<SessionRow, 'factors'>): number {
  const proofs = factors.filter(({ clientId }) => clientId === undefined)
  return Math.max(...proofs.map(({ authenticatedAt }) => authenticatedAt))
}

/**
 * A credential, a factor or an address gives lasting access, and a session lasts for days: a stolen one must not add
 * what outlives it. Whoever adds something has proved a short time ago who they are.
 *
 * @param now when the addition was asked for, in milliseconds
 * @param addition of the kind that is added
 * @throws AuthError the kind's refusal
 */
export function verifyFreshProof(
  session: Pick<SessionRow, 'factors'>,
  now: number,
  { freshSeconds, refusal }: Pick<CredentialAddition, 'freshSeconds' | 'refusal'>,
): void {
  if (now - findLastProofAt(session) > freshSeconds * 1_000) throw new AuthError(refusal)
}
