import type { SessionRow } from '../../kernel/storage/storage.ts'
import { findProvedKind } from './find-proved-kind.ts'

/** What a passkey counts for that has asked for its user: something they have, with what they know or are. */
const verifiedFactors = 2

/**
 * Counts the different factors that were proved in a session. Two proofs of one kind are one factor; a passkey that has
 * asked for its user is two by itself.
 */
export function countFactors({ factors }: Pick<SessionRow, 'factors'>): number {
  const kinds = new Set(factors.map(findProvedKind).filter((kind) => kind !== null)).size
  const isVerified = factors.some(({ isUserVerified }) => isUserVerified === true)
  return isVerified ? Math.max(kinds, verifiedFactors) : kinds
}
