import type { DeclaredProof } from '../method/declare-method.ts'
import { isProof, methodProofs } from '../method/declared.ts'
import type { FactorRow } from '../storage/storage.ts'
import { carriedProofs } from './carried-proofs.ts'

/** Every proof that a session can hold, by its name: those of methods, then those that another party brings. */
export const allProofs: readonly (readonly [name: string, proof: DeclaredProof])[] = [
  ...methodProofs,
  ...Object.entries(carriedProofs),
]

/** Two proofs of one kind are one factor; null for one that counts for nothing, or that nothing declares. */
export const findProvedKind = (factor: FactorRow): string | null =>
  allProofs.find(([, proof]) => isProof(factor, proof))?.[1].proves ?? null
