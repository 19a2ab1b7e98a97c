import type { ReferenceChanges } from '../reference/start-reference.ts'

/** The reference with exactly one thing broken. */
export interface Mutation extends ReferenceChanges {
  /** What is broken, as a person would say it. */
  readonly name: string
  /** The modules that must fail on it; others may. */
  readonly caughtBy: readonly [string, ...string[]]
  /** The plan to take them from, when it is not the first that has them. */
  readonly plan?: string
}
