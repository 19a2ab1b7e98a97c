import { isProof, methodProofs } from '../../declarations/all-declarations.ts'
import type { DeclaredProof } from '../../declarations/declare-method.ts'
import type { FactorRow } from '../../kernel/storage/storage.ts'
import { carriedProofs } from './carried-proofs.ts'

/** All proofs that a session can hold, by name: those of methods, then those that other parties issue. */
export const allProofs: readonly (readonly [name: string, proof: DeclaredProof])[] = [
  ...methodProofs,
  ...Object.entries(carriedProofs),
]

/**
 * Finds the kind of factor that a proof counts as; two proofs of one kind are one factor. Null for a proof that does
 * not count, or that is not declared.
 */
export const findProvedKind = (factor: FactorRow): string | null =>
  allProofs.find(([, proof]) => isProof(factor, proof))?.[1].proves ?? null
