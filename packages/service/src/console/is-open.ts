import type { Dependencies } from '../kernel/dependencies.ts'

/**
 * Creates the question whether the console is there: a project has an operator, or an invitation to become one.
 * It looks until it finds one, so that an invitation by the command line needs no restart.
 */
export function createIsOpen({
  config,
  storage,
  clock,
}: Pick<Dependencies, 'config' | 'storage' | 'clock'>): () => Promise<boolean> {
  let isFound = false
  return async () => {
    if (isFound) return true
    for (const { projectId } of config.projects) {
      isFound =
        (await storage.operators.hasAny(projectId)) ||
        (await storage.operatorInvitations.listOpen(projectId, clock.now())).length > 0
      if (isFound) return true
    }
    return false
  }
}
