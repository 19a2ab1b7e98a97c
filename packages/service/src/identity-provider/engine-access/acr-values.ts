import { countFactors } from '../../accounts/sessions/count-factors.ts'
import { isProof, methodProofs } from '../../declarations/all-declarations.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** The levels of a sign-in: one factor was proved, or two and more. The place of a level is the number of its factors less one. */
export const acrValues = ['1', '2'] as const

/** Returns the level of a session; undefined if no factor was proved here. */
export function toAcr(session: Pick<SessionRow, 'factors'>): string | undefined {
  const count = countFactors(session)
  return count === 0 ? undefined : acrValues[Math.min(count, acrValues.length) - 1]
}

/** Returns how the user was authenticated, in the values of RFC 8176; undefined for proofs that have none. */
export function toAmr(session: Pick<SessionRow, 'factors'>): string[] | undefined {
  const ofProofs = session.factors.flatMap((factor) => [
    ...(methodProofs.find(([, proof]) => isProof(factor, proof))?.[1].amr ?? []),
    ...(factor.isUserVerified ? ['user'] : []),
  ])
  const isMultiple = countFactors(session) > 1
  const all = [...new Set([...ofProofs, ...(isMultiple ? ['mfa'] : [])])].sort()
  return all.length === 0 ? undefined : all
}
