import type { Dependencies } from '../kernel/dependencies.ts'

/**
 * For how long an answer that there is no console is kept; milliseconds. Strangers ask for `/admin` all the time, and
 * must not cost a look into the database each.
 */
const keptMs = 1_000

/**
 * Creates the question whether the console is there: a project has an operator, or an invitation to become one.
 * It looks at most once a second until it finds one, so that an invitation by the command line needs no restart.
 */
export function createIsOpen({
  config,
  storage,
  clock,
}: Pick<Dependencies, 'config' | 'storage' | 'clock'>): () => Promise<boolean> {
  let isFound = false
  let lookedAt: number | null = null
  let looking: Promise<boolean> | null = null
  const look = async () => {
    const now = clock.now()
    for (const { projectId } of config.projects) {
      isFound =
        (await storage.operators.hasAny(projectId)) ||
        (await storage.operatorInvitations.listOpen(projectId, now)).length > 0
      if (isFound) break
    }
    lookedAt = now
    return isFound
  }
  return async () => {
    const now = clock.now()
    // A clock that was set back must not keep the answer for longer.
    const isKept = lookedAt !== null && lookedAt <= now && now < lookedAt + keptMs
    if (isFound || isKept) return isFound
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }
}
