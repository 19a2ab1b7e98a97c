import type { OracleChanges } from '../oracle/start-oracle.ts'

/** The oracle with exactly one thing broken. */
export interface Break extends OracleChanges {
  /** What is broken, as a person would say it. */
  readonly name: string
  /** The modules that must fail on it; others may. */
  readonly caughtBy: readonly [string, ...string[]]
  /** The plan to take them from, when it is not the first that has them. */
  readonly plan?: string
}
