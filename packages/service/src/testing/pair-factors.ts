import { allProofs } from '../accounts/sessions/find-proved-kind.ts'
import type { DeclaredProof } from '../declarations/declare-method.ts'

/** Two proofs in one session, and the number of factors that they count as. */
export interface FactorPair {
  readonly names: readonly [string, string]
  readonly titles: readonly [string, string]
  readonly count: number
  readonly reason: string
}

/** All pairs of proofs that a session can hold, including each with itself. */
export const pairFactors = (): readonly FactorPair[] =>
  allProofs.flatMap(([name, proof], index) =>
    allProofs.slice(index).map(([otherName, other]): FactorPair => {
      const kinds = new Set([proof.proves, other.proves].filter((kind) => kind !== null))
      return {
        names: [name, otherName],
        titles: [proof.title, other.title],
        count: kinds.size,
        reason: toReason(proof, other),
      }
    }),
  )

function toReason(proof: DeclaredProof, other: DeclaredProof): string {
  const [kind, otherKind] = [proof.proves, other.proves]
  if (kind === null && otherKind === null) return 'neither counts'
  if (kind === null || otherKind === null) return `only \`${kind ?? otherKind}\` counts`
  return kind === otherKind ? `both are \`${kind}\`` : `\`${kind}\` and \`${otherKind}\``
}
