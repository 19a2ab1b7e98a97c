import type { AuthenticationFactor } from '../session/session.ts'
import { proofKinds } from './proof-kinds.ts'

/**
 * What each proof counts as; two proofs of one kind are one factor. It follows docs/security/factors.md of the service, but
 * an account at a provider always counts as the mailbox: the session does not say whether it is more.
 */
const kinds: Readonly<Record<string, string>> = { ...proofKinds, oauth: 'email' }

/** Proofs that stand for another party's word. */
const carried = ['embedded', 'oauth_access_token_exchange']

/** Returns the kind of factor that a proof counts as; null for a proof that counts as none. */
export function toFactorKind(factor: AuthenticationFactor): string | null {
  if (carried.includes(factor.delivery_method)) return null
  if (factor.type === 'otp') return factor.phone_number_factor ? 'phone' : 'email'
  return kinds[factor.type] ?? null
}

/** What a passkey counts for that asked for its user. */
const verifiedFactors = 2

/** Counts the different factors that a user proved in a session. */
export function countFactors(factors: readonly AuthenticationFactor[]): number {
  const kinds = new Set(factors.map(toFactorKind).filter((kind) => kind !== null)).size
  const isVerified = factors.some((factor) => factor.user_verified === true)
  return isVerified ? Math.max(kinds, verifiedFactors) : kinds
}
