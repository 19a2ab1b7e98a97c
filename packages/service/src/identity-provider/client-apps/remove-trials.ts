import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { createClientApps } from './create-client-apps.ts'

/** How long an operator may try an app with one copy of it; milliseconds. */
export const trialMs = 600_000

/**
 * Removes trials of client apps that began before a time, with what was granted to them.
 *
 * @returns how many
 */
export async function removeTrials(
  storage: Pick<Storage, 'transaction' | 'clients'>,
  projects: readonly ProjectConfig[],
  before: number,
): Promise<number> {
  let removed = 0
  for (const project of projects) {
    const { projectId } = project
    for (const { clientId } of await storage.clients.listTrials(projectId, before)) {
      const isRemoved = await storage.transaction((tx) =>
        createClientApps({ projects: [project], storage: tx }).remove(projectId, clientId),
      )
      if (isRemoved) removed += 1
    }
  }
  return removed
}
