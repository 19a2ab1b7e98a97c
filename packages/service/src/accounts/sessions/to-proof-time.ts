import type { Proof } from './start-session.ts'

/** Returns when the call with a proof came, in epoch milliseconds. */
export const toProofTime = ({ calledAt, factor }: Pick<Proof, 'calledAt' | 'factor'>): number =>
  calledAt ?? factor.authenticatedAt
