import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { removeLeaver } from './remove-leaver.ts'

/**
 * Deletes users who asked for it and did not come back in the days that they had. Each deletion is logged, so that
 * webhooks report it.
 *
 * @returns how many were deleted
 */
export async function removeLeaving(
  ports: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>,
  projects: readonly ProjectConfig[],
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { storage } = ports
  let gone = 0
  for (const { projectId, userId } of await storage.users.listLeaving(before, limit)) {
    const project = projects.find((one) => one.projectId === projectId)
    const isGone = await storage.transaction(async (tx) => {
      const user = await holdPerson(tx, projectId, userId)
      // Under the lock: the user may have come back since the list was read.
      if (!user?.deletion || user.deletion.deletesAt >= before) return false
      // A project that is no longer configured has no webhooks to notify.
      if (!project) return tx.users.remove(projectId, userId)
      const actor = { kind: 'service', id: '' } as const
      await removeLeaver(tx, ports, { project, actor, user, call: null })
      return true
    })
    if (isGone) gone += 1
  }
  return gone
}
