import type { SetupMethod } from '../../declarations/all-declarations.ts'

export type { SetupMethod }

/** Loads the ways of signing in that a setup offers: those that the methods declare. */
export async function loadSetupMethods(): Promise<readonly SetupMethod[]> {
  // most commands of a process need no method
  const { setupMethods } = await import('../../declarations/all-declarations.ts')
  return setupMethods
}
